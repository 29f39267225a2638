// Bundles programs that run on a server.
import path from 'node:path';
import { rolldown } from 'rolldown';
import { ROOT } from './command.mjs';

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

/** `programs` are source files by the name of their bundle. */
export async function bundleServer(dir, programs) {
  const bundle = await rolldown({
    input: Object.fromEntries(Object.entries(programs).map(([name, file]) => [name, path.join(ROOT, file)])),
    platform: 'node',
    plugins: [seedsAsText],
    external: (id) => !id.startsWith('.') && !path.isAbsolute(id) && !BUNDLED.test(id),
  });
  await bundle.write({ dir, sourcemap: true, chunkFileNames: '[name]-[hash].js' });
  await bundle.close();
}
