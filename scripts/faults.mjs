// `npm run test:faults`: makes hundreds of bookings while everything breaks. Options: `-- --travellers 500 --seed 1`.
import { parseArgs } from 'node:util';
import { ensureBuilt } from './steps/built.mjs';
import { capture, say } from './steps/command.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { ensurePostgres } from './steps/postgres.mjs';

const { values } = parseArgs({
  options: {
    travellers: { type: 'string', default: '1000' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
  },
});

await ensureInstalled();
const postgres = await ensurePostgres();
await ensureBuilt();
say(`${values.travellers} travellers, seed ${values.seed}`);
const env = { ...process.env, ...postgres, FAULT_TRAVELLERS: values.travellers, FAULT_SEED: values.seed };
const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'built host', 'apps/api/src/testing/faults'];
const { code, output } = await capture(process.execPath, args, { env });
say(output.trim());
process.exitCode = code;
