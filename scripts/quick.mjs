// `npm run test:quick`: lint, types and the fast unit tests, for an answer while you work. `npm test` runs everything.
import { availableParallelism } from 'node:os';
import { checks } from './steps/checks.mjs';
import { capture, say } from './steps/command.mjs';
import { ensureInstalled } from './steps/install.mjs';

const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot'];
/** These take most of the time of the checks, and an editor shows what they find. */
const LEFT_OUT = new Set(['dead code', 'types of e2e', 'types of scripts', 'types of packages/provider-wire']);

async function run({ what, command, args }) {
  const { code, output } = await capture(command, args, { env: { ...process.env, TEST_QUICK: '1' } });
  if (code !== 0) say(output.trim());
  say(`${code === 0 ? '✓' : '✗'} ${what}`);
  return code === 0;
}

await ensureInstalled();
const waiting = [
  { what: 'fast unit tests', command: process.execPath, args: vitest },
  ...checks.filter(({ what }) => !LEFT_OUT.has(what)),
];
const results = [];
const lane = async () => {
  for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await run(next));
};
await Promise.all(Array.from({ length: availableParallelism() }, lane));
process.exitCode = results.every(Boolean) ? 0 : 1;
