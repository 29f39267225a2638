import { once } from 'node:events';
import { connect } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../testing/test-api';
import { handleErrors } from './errors';
import { goneSignal } from './gone-signal';
import { logOptions, logRequests } from './request-log';

type Line = {
  readonly level: number;
  readonly msg: string;
  readonly route?: string;
  readonly err?: { stack?: string };
};

/** A log. `has` waits until it contains a matching line. */
function createLog() {
  const lines: Line[] = [];
  let look = () => {};
  return {
    lines,
    stream: {
      write: (line: string) => {
        lines.push(JSON.parse(line));
        look();
      },
    },
    has: (isIt: (line: Line) => boolean) =>
      new Promise<void>((resolve) => {
        look = () => lines.some(isIt) && resolve();
        look();
      }),
  };
}

/** Sends a request over its own socket, like a browser. */
async function ask(app: FastifyInstance, path: string) {
  const socket = connect(Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`GET ${path} HTTP/1.1\r\nhost: site.test\r\n\r\n`);
  return socket;
}

const INFO = 30;
const ERROR = 50;

describe('a client that leaves before its answer', () => {
  let api: TestApi | undefined;
  afterEach(() => api?.close());

  it('is logged as an aborted request, not as a failed one', async () => {
    const log = createLog();
    api = await startTestApi({ logStream: log.stream });
    await api.faults({ path: '/v3.0/data/hotel', kind: 'hang' });
    const socket = await ask(api.app, '/api/data/hotel?hotelId=lp1&language=en');
    await expect.poll(() => api?.ledger('/v3.0/data/hotel'), { timeout: 20_000 }).toHaveLength(1);
    socket.destroy();
    await log.has(({ msg }) => msg === 'request aborted');
    await log.has(({ msg }) => msg === 'work stopped');
    expect(log.lines.filter(({ level }) => level >= ERROR)).toEqual([]);
    expect(log.lines.filter(({ msg }) => msg === 'request aborted')).toMatchObject([
      { level: INFO, method: 'GET', route: '/api/data/hotel', ms: expect.any(Number) },
    ]);
    expect(log.lines.filter(({ msg }) => msg === 'request')).toEqual([]);
    expect(JSON.stringify(log.lines)).not.toContain('stack');
  });
});

describe('a real failure', () => {
  async function open(work: (gone: AbortSignal) => Promise<never>) {
    const log = createLog();
    const app = fastify(logOptions('debug', log.stream));
    logRequests(app);
    handleErrors(app);
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    app.get('/', (_request, reply) => {
      const gone = goneSignal(reply);
      begin();
      return work(gone);
    });
    return { app, log, begun };
  }

  it('is logged with its stack, even if the client has left in the meantime', async () => {
    const { app, log, begun } = await open(async (gone) => {
      await once(gone, 'abort');
      throw new TypeError('a bug');
    });
    const socket = await ask(app, '/');
    await begun;
    socket.destroy();
    await log.has(({ level, msg }) => level === ERROR && msg === 'request failed');
    expect(log.lines.find(({ level }) => level === ERROR)?.err?.stack).toContain('TypeError: a bug');
    await app.close();
  });

  it('is logged when something else was aborted and the client still waits', async () => {
    const { app, log } = await open(async () => AbortSignal.abort().throwIfAborted() as never);
    const socket = await ask(app, '/');
    await log.has(({ msg }) => msg === 'request');
    expect(log.lines.map(({ msg }) => msg)).toEqual(expect.arrayContaining(['request failed', 'request']));
    expect(log.lines.some(({ msg }) => msg === 'request aborted')).toBe(false);
    socket.destroy();
    await app.close();
  });
});
