/** A provider that redirects us. We send our keys and the names of travellers only to configured addresses. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGeoIp } from './ipwhois-ipapi/geo-ip.http';
import { createWireClient } from './liteapi/wire-client';
import { ProviderError } from './provider-error';
import { createReviews } from './tripadvisor/reviews.http';

const listen = (server: Server) =>
  new Promise<string>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)),
  );

let status = 307;
let reached: string[] = [];
const elsewhere = createServer((request, response) => {
  reached.push(`${request.method} ${request.url}`);
  response.setHeader('content-type', 'application/json').end('{"data":[],"success":true}');
});
let away = '';
const provider = createServer((request, response) => {
  response.writeHead(status, { location: `${away}${request.url}` }).end();
});
let baseUrl = '';

beforeAll(async () => {
  away = await listen(elsewhere);
  baseUrl = await listen(provider);
});
beforeEach(() => {
  reached = [];
});
afterAll(() => {
  provider.close();
  elsewhere.close();
});

const { signal } = new AbortController();
const options = () => ({ baseUrl, apiKey: 'a-key', timeoutMs: 5_000 });
const rates = () => createWireClient(options());
const ROME = { latitude: 41.9, longitude: 12.5 };

describe.each([301, 302, 307, 308])('a redirect with %i', (redirect) => {
  beforeEach(() => {
    status = redirect;
  });

  it.each([
    ['of a booking', () => rates().call({ method: 'POST', path: '/rates/book', body: { holder: 'Ada' } }, signal)],
    ['of a list', () => rates().call({ method: 'GET', path: '/data/hotels', query: {} }, signal)],
    ['of a stream', () => rates().postForEvents({ path: '/hotels/rates', body: {} }, signal)],
    ['of reviews', () => createReviews({ ...options(), report: () => {} }).details('1', 'en', signal)],
    [
      'of a search for reviews',
      () =>
        createReviews({ ...options(), report: () => {} }).search(
          { query: 'x', language: 'en', position: ROME },
          signal,
        ),
    ],
  ])('%s counts as a failed answer, and is not followed', async (_, ask) => {
    const error = await ask().then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(ProviderError);
    expect(error).toMatchObject({ details: { status: redirect } });
    expect(reached).toEqual([]);
  });

  it('of a location service counts as a failed answer, and is not followed', async () => {
    const url = `${baseUrl}/{ip}`;
    const services = createGeoIp({ primaryUrl: url, secondaryUrl: url, timeoutMs: 5_000 });
    await expect(services.primary('203.0.113.7', signal)).rejects.toBeInstanceOf(ProviderError);
    await expect(services.secondary('203.0.113.7', signal)).rejects.toBeInstanceOf(ProviderError);
    expect(reached).toEqual([]);
  });
});
