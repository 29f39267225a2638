// Builds everything that `npm start` runs: the site for browser and server, the host with the API, the sandbox.
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { build, runnerImport } from 'vite';
import { ROOT, say } from './steps/command.mjs';
import { compressFiles } from './steps/compress.mjs';
import { reportPageWeight } from './steps/page-weight.mjs';
import { bundleServer } from './steps/server-bundle.mjs';

const web = path.join(ROOT, 'apps/web');
const hostDist = path.join(ROOT, 'apps/host/dist');
const configFile = path.join(web, 'vite.config.ts');

await build({ configFile, logLevel: 'warn' });
say('  the site for the browser');
await build({ configFile, logLevel: 'warn', build: { ssr: true } });
say('  the site for the server');
await build({ configFile: path.join(web, 'vite.desk.config.ts'), logLevel: 'warn' });
say('  the desk');

await rm(hostDist, { recursive: true, force: true });
await bundleServer(hostDist, {
  main: 'apps/host/src/main.ts',
  sandbox: 'apps/sandbox/src/main.ts',
  doctor: 'apps/host/src/doctor.ts',
  operate: 'apps/host/src/operate.ts',
});
say('  the host, the API and the sandbox');

for (const folder of ['client', 'desk']) await compressFiles(path.join(web, 'dist', folder));
say('  compressed files');
const { module: pages } = await runnerImport(path.join(web, 'app/pages.ts'));
reportPageWeight(path.join(web, 'dist/client'), pages.textsOf);
