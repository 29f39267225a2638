import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/test-api';
import type { ReviewsPort } from '../ports/reviews.port';
import { createReviewsProxy, proxyFirst } from './reviews-proxy';

const never = new AbortController().signal;
const PARIS = { latitude: 48.8566, longitude: 2.3522 };
const SEARCH = { query: 'Hotel', language: 'en', position: PARIS };

/** Another site, which has the key of the reviews service. */
let other: TestApi;
let proxy: ReviewsPort;
let id: string;

beforeAll(async () => {
  other = await startTestApi();
  const origin = await other.app.listen({ host: '127.0.0.1', port: 0 });
  proxy = createReviewsProxy({ baseUrl: `${origin}/api`, timeoutMs: 10_000 });
  const [found] = await proxy.nearby({ position: PARIS, radiusMetres: 5000, language: 'en' }, never);
  id = found?.location_id ?? '';
});
beforeEach(() => other.faults());
afterAll(() => other.close());

describe('a proxy of the reviews service', () => {
  it('[REV-40][REV-41][REV-42][REV-43] returns the answers of the service', async () => {
    expect(await proxy.search(SEARCH, never)).toContainEqual(expect.objectContaining({ isHotel: true }));
    const details = await proxy.details(id, 'en', never);
    expect(details).toMatchObject({ location_id: id, web_url: expect.stringMatching(/^https:/) });
    const page = await proxy.reviews({ id, language: 'en', offset: 0 }, never);
    expect(page?.reviews.every(({ lang }) => lang === 'en')).toBe(true);
  });

  it('returns the original addresses of pictures, not those of the other site', async () => {
    const details = await proxy.details(id, 'en', never);
    expect(details?.rating_image_url).toMatch(/^http.*\/reviews\/img\//);
  });

  it('returns null for an unknown location', async () => {
    expect(await proxy.details('7', 'en', never)).toBeNull();
    expect(await proxy.reviews({ id: '7', language: 'en', offset: 0 }, never)).toBeNull();
  });

  it.each([
    ['another shape', { data: [{ name: 'Hotel' }] }],
    ['a list without its envelope', []],
  ])('refuses %s', async (_, body) => {
    const server = await serving(JSON.stringify(body));
    await expect(server.port.search(SEARCH, never)).rejects.toThrow('unknown form');
    server.close();
  });

  it('leaves out an address that is not a web address', async () => {
    const rating = { name: 'Hotel', rating: 4, rating_image_url: 'data:image/png;base64,x', num_reviews: 1 };
    const empty = { ranking: null, ranking_out_of: null, geo_location_name: null, ranking_string: null };
    const server = await serving(
      JSON.stringify({ location_id: '1', ...rating, web_url: 'javascript:alert(1)', ...empty }),
    );
    expect(await server.port.details('1', 'en', never)).toMatchObject({ web_url: null, rating_image_url: null });
    server.close();
  });
});

describe('[REV-44] proxy first', () => {
  const service: ReviewsPort = {
    search: async () => [],
    nearby: async () => [],
    details: async () => null,
    reviews: async () => null,
  };
  const both = () => proxyFirst(proxy, service);

  it('calls the service itself only if the proxy fails', async () => {
    expect(await both().search(SEARCH, never)).not.toEqual([]);
    expect(await both().details(id, 'en', never)).not.toBeNull();
    await other.faults({ vendor: 'reviews', kind: 'status', status: 500 });
    expect(await both().search(SEARCH, never)).toEqual([]);
    expect(await both().nearby({ position: PARIS, radiusMetres: 5000, language: 'en' }, never)).toEqual([]);
    expect(await both().details(id, 'en', never)).toBeNull();
    expect(await both().reviews({ id, language: 'en', offset: 0 }, never)).toBeNull();
  });

  it('does not call the service for a visitor who has left', async () => {
    const gone = AbortSignal.abort(new Error('The visitor left'));
    await expect(both().search(SEARCH, gone)).rejects.toThrow();
  });
});

async function serving(body: string) {
  const server: Server = createServer((_request, response) => response.end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { port: createReviewsProxy({ baseUrl, timeoutMs: 10_000 }), close: () => server.close() };
}
