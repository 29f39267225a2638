// `npm run test:fuzz`: sends odd requests to every route of the API. Options: `-- --requests 500 --seed 1`.
import { parseArgs } from 'node:util';
import { capture, say } from './steps/command.mjs';
import { ensureInstalled } from './steps/install.mjs';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
  },
});

await ensureInstalled();
say(`${values.requests} requests, seed ${values.seed}`);
const env = { ...process.env, FUZZ_REQUESTS: values.requests, FUZZ_SEED: values.seed };
const args = ['node_modules/vitest/vitest.mjs', 'run', 'apps/api/src/testing/fuzz'];
const { code, output } = await capture(process.execPath, args, { env });
say(output.trim());
process.exitCode = code;
