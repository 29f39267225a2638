import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handleErrors } from '../../plugins/errors';
import { logOptions, logRequests } from '../../plugins/request-log';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { healthRoutes } from './health.routes';
import { probeRoutes } from './probe.routes';

/** The probes alone, with a database and a state that the test chooses. */
async function probes(state: { isReady: boolean; hasDatabase: boolean }) {
  const lines: string[] = [];
  const app = Fastify(logOptions('info', { write: (line) => lines.push(line) }));
  logRequests(app);
  handleErrors(app);
  const ping = async () => {
    if (!state.hasDatabase) throw new Error('no database');
  };
  await app.register(probeRoutes({ ping }, () => state.isReady));
  await app.register(healthRoutes({ kind: 'postgresql', ping }, () => state.isReady));
  const ask = async (url: string) => {
    const { statusCode, body } = await app.inject(url);
    return [statusCode, JSON.parse(body)];
  };
  return { ask, log: () => lines.map((line) => JSON.parse(line) as { level: number; msg: string }) };
}

const WARN = 40;
const ERROR = 50;

describe('the probes', () => {
  it('say that a process is alive and ready, without a log line', async () => {
    const { ask, log } = await probes({ isReady: true, hasDatabase: true });
    expect(await ask('/live')).toEqual([200, { status: 'live' }]);
    expect(await ask('/ready')).toEqual([200, { status: 'ready' }]);
    expect(log()).toEqual([]);
  });

  it('say during the shutdown that the process is alive but not ready, and log no error', async () => {
    const { ask, log } = await probes({ isReady: false, hasDatabase: true });
    expect(await ask('/live')).toEqual([200, { status: 'live' }]);
    expect(await ask('/ready')).toEqual([503, { status: 'not-ready', reason: 'shutting-down' }]);
    expect((await ask('/health'))[0]).toBe(503);
    expect(log()).toEqual([]);
  });

  it('say without a database that the process is alive but not ready', async () => {
    const { ask, log } = await probes({ isReady: true, hasDatabase: false });
    expect(await ask('/live')).toEqual([200, { status: 'live' }]);
    expect(await ask('/ready')).toEqual([503, { status: 'not-ready', reason: 'database' }]);
    expect((await ask('/health'))[0]).toBe(503);
    expect(log().map(({ level }) => level)).toEqual([WARN, ERROR]);
  });
});

describe('the probes of the whole API', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ hasLimits: true, limitsNow: () => 0 });
  });
  afterAll(() => api.close());

  it('are at the root, for GET and HEAD, and have no limit', async () => {
    for (const url of ['/live', '/ready']) {
      // One after the other: together they would wait for a connection to the database.
      for (let count = 0; count < 400; count++) expect((await api.app.inject(url)).statusCode).toBe(200);
      expect((await api.app.inject(url)).headers['cache-control']).toBe('no-store');
      expect((await api.app.inject({ method: 'HEAD', url })).statusCode).toBe(200);
    }
  });
});
