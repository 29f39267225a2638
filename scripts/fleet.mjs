// `npm run test:fleet`: three machines behind a load balancer, one is killed, and a newer version replaces all of them.
// Options: `-- --seconds 8 --from main~5`. `--from` names the older version; `--from same` takes the present one.
import { parseArgs } from 'node:util';
import { ensureBuilt } from './steps/built.mjs';
import { capture, say } from './steps/command.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { buildOlder } from './steps/older-build.mjs';
import { ensurePostgres } from './steps/postgres.mjs';
import { ensureRedis } from './steps/redis.mjs';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '8' }, from: { type: 'string' } },
});

await ensureInstalled();
const servers = { ...(await ensurePostgres()), ...(await ensureRedis()) };
await ensureBuilt();
const older = values.from === 'same' ? null : await buildOlder(values.from);
say(older ? `The older version is ${older.commit}` : 'The machines are replaced by the same version');
const fleet = { TEST_FLEET: '1', FLEET_SECONDS: values.seconds, ...(older && { FLEET_OLDER_HOST: older.host }) };
const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'built host', 'apps/host/src/testing/fleet'];
const { code, output } = await capture(process.execPath, args, { env: { ...process.env, ...servers, ...fleet } });
say(output.trim());
process.exitCode = code;
