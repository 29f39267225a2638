import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

/** As the host starts it. */
const MAIN = path.resolve(import.meta.dirname, '../../host/dist/sandbox.js');

let child: ChildProcess | undefined;
afterEach(() => child?.kill('SIGKILL'));

async function start(): Promise<{ process: ChildProcess; url: string }> {
  child = fork(MAIN, [JSON.stringify({ port: 0, smtpPort: 0, latencyMs: 0, seed: 'test' })]);
  const [message] = await once(child, 'message');
  expect(message).toEqual({
    kind: 'listening',
    url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
    smtpPort: expect.any(Number),
  });
  return { process: child, url: message.url };
}

describe('the sandbox process', () => {
  it('sends its addresses to its parent, and stops on request', async () => {
    const started = await start();
    expect((await fetch(`${started.url}/v3.0/data/hotels`)).status).toBe(401);
    started.process.kill('SIGTERM');
    expect(await once(started.process, 'exit')).toEqual([0, null]);
  });

  it('stops when its parent disconnects', async () => {
    const started = await start();
    started.process.disconnect();
    expect(await once(started.process, 'exit')).toEqual([0, null]);
  });

  it('explains in plain text that its port is taken', async () => {
    const { url, process: first } = await start();
    const options = { port: Number(new URL(url).port), smtpPort: 0, latencyMs: 0, seed: 'test' };
    const second = fork(MAIN, [JSON.stringify(options)], { silent: true });
    const words: string[] = [];
    second.stderr?.on('data', (text) => words.push(String(text)));
    const [code] = await once(second, 'exit');
    expect([code, words.join('')]).toEqual([
      1,
      expect.stringMatching(/^The sandbox cannot start: .*Choose another port.*\n$/),
    ]);
    first.kill('SIGKILL');
  });

  it('refuses to start with unknown options', async () => {
    child = fork(MAIN, ['{"port":"no"}'], { stdio: 'ignore' });
    const [code] = await once(child, 'exit');
    expect(code).not.toBe(0);
  });
});
