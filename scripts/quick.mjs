// `npm run test:quick`: an answer while you work. Runs lint, the tests of the rules and the site, and the server's tests
// that depend on a file you have changed. `npm test` runs everything.
import { capture, say } from './steps/command.mjs';
import { ensureInstalled } from './steps/install.mjs';

const node = (file, ...args) => ({ command: process.execPath, args: [`node_modules/${file}`, ...args] });
const vitest = (...args) => node('vitest/vitest.mjs', 'run', '--reporter=dot', '--passWithNoTests', ...args);

const STEPS = [
  { what: 'format and lint', ...node('@biomejs/biome/bin/biome', 'ci', '--error-on-warnings') },
  { what: 'rules and site', ...vitest('--project=domain in UTC', '--project=site') },
  { what: 'server, as far as it has changed', ...vitest('--project=server', '--changed') },
];

async function run({ what, command, args }) {
  const { code, output } = await capture(command, args, { env: { ...process.env, TEST_QUICK: '1' } });
  if (code !== 0) say(output.trim());
  say(`${code === 0 ? '✓' : '✗'} ${what}`);
  return code === 0;
}

await ensureInstalled();
let isGreen = true;
for (const step of STEPS) isGreen = (await run(step)) && isGreen;
process.exitCode = isGreen ? 0 : 1;
