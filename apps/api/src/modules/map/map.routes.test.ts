import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { createMapService } from './map.service';
import { createArchive } from './testing/archive';

const ROME = '/map/12/2190/1522';
const GZIP = { 'accept-encoding': 'gzip, deflate, br' };

describe('GET /map with the sandbox', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());
  beforeEach(() => api.reset());

  const get = (path: string, headers: Record<string, string> = GZIP) => api.app.inject({ url: `/api${path}`, headers });

  it('sends a compressed tile that browsers keep', async () => {
    const { statusCode, headers, rawPayload } = await get(ROME);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/vnd.mapbox-vector-tile',
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
      vary: 'accept-encoding',
    });
    const plain = await get(ROME, {});
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.rawPayload.byteLength).toBeGreaterThan(rawPayload.byteLength);
  });

  it('requests a tile only once for many visitors', async () => {
    const path = '/map/12/2190/1523';
    const answers = await Promise.all([get(path), get(path), get(path)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    await get(path);
    expect(await api.ledger('/tiles/12/2190/1523.mvt')).toHaveLength(1);
  });

  it.each(['/map/16/0/0', '/map/-1/0/0', '/map/3/x/0', '/map/3/0/1.5', '/map/3/40000/0', '/map/3/0/NaN'])(
    'refuses %s',
    async (path) => expect((await get(path)).statusCode).toBe(400),
  );

  it.each(['/map/3/8/0', '/map/0/0/1', '/map/3/1'])('has no tile %s', async (path) => {
    expect((await get(path)).statusCode).toBe(404);
  });

  it('requests the tile again after the tile server has failed', async () => {
    const path = '/map/12/2190/1524';
    await api.faults({ vendor: 'tiles', kind: 'status', status: 500, times: 1 });
    const failed = await get(path);
    expect(failed.statusCode).toBeGreaterThanOrEqual(500);
    expect(failed.headers['cache-control']).toBe('no-store');
    expect((await get(path)).statusCode).toBe(200);
  });

  it('answers 204 if the tile server has nothing', async () => {
    await api.faults({ vendor: 'tiles', kind: 'status', status: 404, times: 1 });
    const { statusCode, body } = await get('/map/12/2190/1525');
    expect([statusCode, body]).toEqual([204, '']);
  });
});

describe('the map of a live site without an archive', () => {
  it('has no tiles', async () => {
    const { tile } = createMapService(null);
    await expect(tile({ z: 0, x: 0, y: 0 }, new AbortController().signal)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('GET /map with an archive', () => {
  const tile = Buffer.from('any bytes of a tile');
  const bytes = createArchive({ z: 2, x: 1, y: 1 }, tile);
  let server: Server;
  let mode: 'ranges' | 'whole' | 'silent' | 'broken' = 'ranges';
  let asked = 0;
  let url: string;

  beforeAll(async () => {
    server = createServer((request, response) => {
      asked += 1;
      if (mode === 'silent') return;
      if (mode === 'broken') return void response.writeHead(503).end();
      const [, from = '0', to = '0'] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? [];
      if (mode === 'whole') return void response.writeHead(200, { 'content-length': bytes.byteLength }).end(bytes);
      const part = bytes.subarray(Number(from), Number(to) + 1);
      response.writeHead(206, { 'content-length': part.byteLength, etag: '"1"' }).end(part);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as { port: number }).port}/town.pmtiles`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    mode = 'ranges';
    asked = 0;
  });

  async function withMap<T>(variables: Record<string, string>, run: (api: TestApi) => Promise<T>, timeoutMs?: number) {
    const api = await startTestApi({ variables, ...(timeoutMs && { timeoutMs }) });
    try {
      return await run(api);
    } finally {
      await api.close();
    }
  }

  it('reads parts of the archive at a URL, and each tile once', async () => {
    await withMap({ MAP_PMTILES: url }, async ({ app, ledger }) => {
      const answer = await app.inject('/api/map/2/1/1');
      expect([answer.statusCode, answer.rawPayload.equals(tile)]).toEqual([200, true]);
      const before = asked;
      await app.inject('/api/map/2/1/1');
      expect(asked).toBe(before);
      expect((await app.inject('/api/map/2/0/0')).statusCode).toBe(204);
      expect(await ledger('/tiles/2/1/1.mvt')).toEqual([]);
    });
  });

  it('reads a file', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'tenth-night-map-'));
    const file = path.join(folder, 'town.pmtiles');
    await writeFile(file, bytes);
    await withMap({ MAP_PMTILES: file }, async ({ app }) => {
      const answer = await app.inject('/api/map/2/1/1');
      expect([answer.statusCode, answer.rawPayload.equals(tile)]).toEqual([200, true]);
      expect((await app.inject('/api/map/2/2/2')).statusCode).toBe(204);
    });
    await writeFile(file, bytes.subarray(0, 40));
    await withMap({ MAP_PMTILES: file }, async ({ app }) => {
      expect((await app.inject('/api/map/2/1/1')).statusCode).toBe(504);
    });
    await rm(folder, { recursive: true });
  });

  it('does not start with a missing file', async () => {
    await expect(startTestApi({ variables: { MAP_PMTILES: 'no-such.pmtiles' } })).rejects.toThrow('MAP_PMTILES');
  });

  it('does not download the whole archive from a server without ranges', async () => {
    mode = 'whole';
    await withMap({ MAP_PMTILES: url }, async ({ app }) => {
      expect((await app.inject('/api/map/2/1/1')).statusCode).toBe(504);
      mode = 'ranges';
      expect((await app.inject('/api/map/2/1/1')).statusCode).toBe(200);
    });
  });

  it('stops waiting for a silent server, and calls it again for the next request', async () => {
    mode = 'silent';
    await withMap(
      { MAP_PMTILES: url },
      async ({ app }) => {
        expect((await app.inject('/api/map/2/1/1')).statusCode).toBe(504);
        mode = 'ranges';
        expect((await app.inject('/api/map/2/1/1')).statusCode).toBe(200);
      },
      1_000,
    );
  });
});
