// Builds everything that `npm start` runs: the site for browser and server, the host with the API, the sandbox.
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { build, runnerImport } from 'vite';
import { ROOT, say } from './steps/command.mjs';
import { compressFiles } from './steps/compress.mjs';
import { reportPageWeight } from './steps/page-weight.mjs';

const web = path.join(ROOT, 'apps/web');
const hostDist = path.join(ROOT, 'apps/host/dist');
/**
 * Our packages are TypeScript and go into the bundle. So does TypeBox: it has hundreds of small files, and finding them
 * takes longer than running them. Everything else stays in node_modules.
 */
const BUNDLED = /^(@tenth-night\/|typebox($|\/)|@fastify\/type-provider-typebox$)/;
/** Bundles seeds as text for `JSON.parse`: shorter than object literals and faster to read. */
const seedsAsText = {
  name: 'seeds-as-text',
  transform: {
    filter: { id: /\.seed\.json$/ },
    handler: (json) => {
      const text = JSON.stringify(JSON.stringify(JSON.parse(json)));
      return { code: `export default JSON.parse(${text});`, moduleType: 'js', map: { mappings: '' } };
    },
  },
};
const configFile = path.join(web, 'vite.config.ts');

await build({ configFile, logLevel: 'warn' });
say('  the site for the browser');
await build({ configFile, logLevel: 'warn', build: { ssr: true } });
say('  the site for the server');
await build({ configFile: path.join(web, 'vite.desk.config.ts'), logLevel: 'warn' });
say('  the desk');

await rm(hostDist, { recursive: true, force: true });
const bundle = await rolldown({
  input: {
    main: path.join(ROOT, 'apps/host/src/main.ts'),
    sandbox: path.join(ROOT, 'apps/sandbox/src/main.ts'),
    doctor: path.join(ROOT, 'apps/host/src/doctor.ts'),
  },
  platform: 'node',
  plugins: [seedsAsText],
  external: (id) => !id.startsWith('.') && !path.isAbsolute(id) && !BUNDLED.test(id),
});
await bundle.write({ dir: hostDist, sourcemap: true, chunkFileNames: '[name]-[hash].js' });
await bundle.close();
say('  the host, the API and the sandbox');

for (const folder of ['client', 'desk']) await compressFiles(path.join(web, 'dist', folder));
say('  compressed files');
const { module: pages } = await runnerImport(path.join(web, 'app/pages.ts'));
reportPageWeight(path.join(web, 'dist/client'), pages.textsOf);
