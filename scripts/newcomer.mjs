// `npm run test:newcomer`: does what docs/deploy.md tells a newcomer to try with the release archive, word by word, in a
// new folder and an empty environment, with Node and a few tools of every Debian. It books a stay before the last step.
import { spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mustRun, npm, ROOT, say } from './steps/command.mjs';
import { freePort } from './steps/free-port.mjs';
import { runnableBlocks } from './steps/runnable-blocks.mjs';

/** The archive is unpacked with them. Neither npm nor git is there. */
const TOOLS = ['sh', 'mkdir', 'tar', 'gzip', 'sleep'];
const STEP_MS = 120_000;

const folder = mkdtempSync(path.join(tmpdir(), 'tenth-night-newcomer-'));
await mustRun('Making the archive', ...npm('run', 'release'));
const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
copyFileSync(
  path.join(ROOT, `release/tenth-night-${version}.tar.gz`),
  path.join(folder, `tenth-night-${version}.tar.gz`),
);

const blocks = runnableBlocks(readFileSync(path.join(ROOT, 'docs/deploy.md'), 'utf8'));
const port = await freePort();
const shell = openShell(await bareEnvironment());
try {
  for (const block of blocks.slice(0, -1)) await shell.run(block);
  const installed = filesOf('tenth-night');
  await book();
  await lookAtDesk();
  await shell.run(blocks.at(-1));
  const written = filesOf('tenth-night').filter((file) => !installed.includes(file));
  if (written.length > 0) throw new Error(`The site wrote into its own folder: ${written.join(', ')}`);
  say(
    'The archive runs as docs/deploy.md says: a stay was booked and found at the desk, and the site stopped cleanly.',
  );
} catch (error) {
  say(`${shell.output()}\n${error.message}`);
  process.exitCode = 1;
} finally {
  shell.close();
  rmSync(folder, { recursive: true, force: true });
}

async function bareEnvironment() {
  const bin = path.join(folder, 'bin');
  mkdirSync(bin);
  symlinkSync(process.execPath, path.join(bin, 'node'));
  for (const tool of TOOLS) {
    const found = await mustRun(`Finding ${tool}`, 'sh', ['-c', `command -v ${tool}`]);
    symlinkSync(found.trim(), path.join(bin, tool));
  }
  return { PATH: bin, PORT: String(port) };
}

/** One shell for all steps, because a step uses the folder and the variables of the steps before it. */
function openShell(env) {
  // A group of its own, so that nothing outlives a failed run.
  const child = spawn(path.join(env.PATH, 'sh'), ['-e'], { cwd: folder, env, detached: true });
  let output = '';
  let steps = 0;
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return {
    output: () => output,
    close: () => child.exitCode === null && process.kill(-child.pid, 'SIGKILL'),
    async run(block) {
      const mark = `step ${++steps} is done`;
      child.stdin.write(`${block}\necho '${mark}'\n`);
      const deadline = Date.now() + STEP_MS;
      while (!output.includes(mark)) {
        if (child.exitCode !== null) throw new Error(`A step ended with exit code ${child.exitCode}:\n${block}`);
        if (Date.now() > deadline) throw new Error(`A step took too long:\n${block}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
}

/** By HTTP, with the card form of the sandbox. */
async function book() {
  const { walkJourney } = await loadTesting('walk-journey.ts');
  const sandboxUrl = printedSandbox();
  const post = (where, body) =>
    fetch(`${sandboxUrl}${where}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const day = (ahead) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const card = { number: '4242424242424242', expiry: `12${day(900).slice(2, 4)}`, cvc: '123' };
  const pay = async (secretKey) => {
    const { kind } = await (await post('/payment-wrapper/confirm', { secretKey, ...card })).json();
    if (kind !== 'paid') throw new Error(`The card was not charged: ${kind}`);
  };
  await post('/__sandbox/faults', { faults: [{ path: '/v3.0/rates/prebook', kind: 'as-offered' }] });
  const dates = { checkIn: day(90), checkOut: day(93) };
  const steps = await walkJourney({ url: `http://127.0.0.1:${port}`, pay }, '127.0.0.1', 'Lisbon', dates);
  say(`By HTTP: ${steps.join(', ')}`);
}

/** As somebody of DESK_EMAILS, whose letters the sandbox catches. */
async function lookAtDesk() {
  const { findAtDesk } = await loadTesting('visit-desk.ts');
  const site = { url: `http://127.0.0.1:${port}`, sandboxUrl: printedSandbox() };
  const found = await findAtDesk(site, 'you@example.com', 'ada@example.test');
  if (found.length !== 1) throw new Error(`The desk found ${found.length} bookings instead of 1`);
  say(`At the desk: ${found[0]}`);
}

async function loadTesting(file) {
  const { tsImport } = await import('tsx/esm/api');
  return tsImport(`../apps/api/src/testing/${file}`, import.meta.url);
}

function printedSandbox() {
  return /http:\/\/127\.0\.0\.1:\d+(?=\/mail)/.exec(shell.output())?.[0];
}

function filesOf(name) {
  return readdirSync(path.join(folder, name), { recursive: true });
}
