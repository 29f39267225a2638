import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type SandboxProcess, startSandbox } from './sandbox-process';

/** Sends its addresses to its parent, like the sandbox. Answers with its process id, and ends on a call to `/end`. */
const ENTRY = `
import { createServer } from 'node:http';
const { port, smtpPort } = JSON.parse(process.argv[2]);
const server = createServer(({ url }, answer) => answer.end(String(process.pid), () => url === '/end' && process.exit(3)));
server.listen(port, '127.0.0.1', () => {
  const url = 'http://127.0.0.1:' + server.address().port;
  process.send({ url, smtpPort: smtpPort || 2525 });
});
process.on('disconnect', () => process.exit(0));
`;

let folder: string;
let entry: string;
let said: string[];
let running: SandboxProcess | undefined;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tenth-night-sandbox-'));
  entry = path.join(folder, 'entry.mjs');
  writeFileSync(entry, ENTRY);
  said = [];
});
afterEach(async () => {
  await running?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<SandboxProcess> {
  const options = { latencyMs: 0, seed: 'test', file: path.join(folder, 'sandbox.jsonl') };
  running = await startSandbox(entry, options, (line) => said.push(line));
  return running;
}

const ask = async (url: string) => (await fetch(url, { headers: { connection: 'close' } })).text();

/** Ends the process, and waits until a new one answers. */
async function nextAfter(url: string): Promise<string> {
  const before = await ask(`${url}/end`);
  return vi.waitFor(
    async () => {
      const now = await ask(url);
      expect(now).not.toBe(before);
      return now;
    },
    { timeout: 30_000 },
  );
}

it('restarts the sandbox at the same address whenever it stops unexpectedly, and says so', async () => {
  const { url } = await start();
  const seen = [await ask(url), await nextAfter(url), await nextAfter(url)];
  expect(new Set(seen).size).toBe(3);
  expect(said).toEqual(Array(2).fill('The sandbox has stopped. Restarting it.'));
});

it('does not restart a sandbox that was stopped', async () => {
  const { url, stop } = await start();
  await nextAfter(url);
  await stop();
  await expect(ask(url)).rejects.toThrow('fetch failed');
  expect(said).toHaveLength(1);
});

it('fails to start if the sandbox cannot start at all', async () => {
  writeFileSync(entry, 'process.exit(7);');
  await expect(start()).rejects.toThrow('exit code 7');
});
