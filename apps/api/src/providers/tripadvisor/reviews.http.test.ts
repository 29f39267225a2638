import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ReviewsPort } from '../ports/reviews.port';
import { ProviderError } from '../provider-error';
import { createReviews } from './reviews.http';

const never = new AbortController().signal;
const ROME = { latitude: 41.9012, longitude: 12.4961 };

let service: Server;
let reviews: ReviewsPort;
let baseUrl: string;
let asked: URL[] = [];
let reports: string[] = [];
const report = (message: string) => void reports.push(message);
let answer: { status: number; body: string };

const json = (body: object, status = 200) => ({ status, body: JSON.stringify(body) });
const lastAsked = () => {
  const url = asked.at(-1);
  return { path: url?.pathname, query: Object.fromEntries(url?.searchParams ?? []) };
};
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error,
  );

beforeAll(async () => {
  service = createServer(({ url = '' }, response) => {
    asked.push(new URL(url, 'http://service.test'));
    response.statusCode = answer.status;
    response.end(answer.body);
  });
  await once(service.listen(0, '127.0.0.1'), 'listening');
  baseUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}/api/v1`;
  reviews = createReviews({ baseUrl, apiKey: 'secret', timeoutMs: 10_000, report });
});
beforeEach(() => {
  asked = [];
  reports = [];
  answer = json({ data: [] });
});
afterAll(() => service.close());

describe('the reviews service', () => {
  it('[REV-34][REV-36] is searched with a query, the category of hotels, the language and a position', async () => {
    await reviews.search({ query: 'Hotel Bel Colle Rome', language: 'it', position: ROME }, never);
    expect(lastAsked()).toEqual({
      path: '/api/v1/location/search',
      query: {
        ...{ searchQuery: 'Hotel Bel Colle Rome', category: 'hotels', language: 'it' },
        ...{ latLong: '41.9012,12.4961', radiusUnit: 'km', key: 'secret' },
      },
    });
    await reviews.search({ query: 'Bel Colle', language: 'en', position: null }, never);
    expect(lastAsked().query).not.toHaveProperty('latLong');
  });

  it('[REV-35][REV-37] is searched nearby within 5000 m for hotels', async () => {
    await reviews.nearby({ position: ROME, radiusMetres: 5000, language: 'en' }, never);
    expect(lastAsked()).toMatchObject({
      path: '/api/v1/location/nearby_search',
      query: { latLong: '41.9012,12.4961', radius: '5', radiusUnit: 'km', category: 'hotels' },
    });
  });

  it.each([
    [1e-7, -1e-7, '0,0'],
    [-33.92490012345, 0.000001, '-33.9249,0.000001'],
  ])('gets a position in plain digits: %d, %d', async (latitude, longitude, latLong) => {
    await reviews.nearby({ position: { latitude, longitude }, radiusMetres: 5000, language: 'en' }, never);
    expect(lastAsked().query['latLong']).toBe(latLong);
  });

  it('[REV-38] is called for the details of a location', async () => {
    answer = json({ location_id: '9900123', name: 'Hotel Bel Colle', web_url: 'https://www.tripadvisor.com/x' });
    expect(await reviews.details('9900123', 'fr', never)).toMatchObject({ name: 'Hotel Bel Colle' });
    expect(lastAsked()).toMatchObject({ path: '/api/v1/location/9900123/details', query: { language: 'fr' } });
  });

  it('[REV-39] is called for the reviews of a location in a language', async () => {
    expect(await reviews.reviews({ id: '9900123', language: 'de', offset: 5 }, never)).toEqual({
      reviews: [],
      hasMore: false,
    });
    expect(lastAsked()).toMatchObject({
      path: '/api/v1/location/9900123/reviews',
      query: { language: 'de', offset: '5' },
    });
  });

  it('returns null for an unknown location', async () => {
    answer = json({ error: { message: 'Location 1 not found', type: 'NotFoundException', code: 404 } }, 404);
    expect(await reviews.details('1', 'en', never)).toBeNull();
    expect(await reviews.reviews({ id: '1', language: 'en', offset: 0 }, never)).toBeNull();
  });

  it.each([
    [200, '<!doctype html><title>Sorry</title>'],
    [404, '<!doctype html><title>Nothing here</title>'],
    [200, ''],
    [200, '{"data":null}'],
    [200, 'null'],
  ])(
    '[REV-46] raises an error with address and status for an answer that is not its own JSON: %d %s',
    async (status, body) => {
      answer = { status, body };
      const error = await failureOf(reviews.search({ query: 'x', language: 'en', position: null }, never));
      expect(error).toBeInstanceOf(ProviderError);
      expect(error).toMatchObject({
        vendor: 'reviews',
        details: { status, url: `${baseUrl}/location/search`, snippet: body },
      });
    },
  );

  it.each([400, 403, 429, 500])('raises an error for HTTP %d, without the key', async (status) => {
    answer = json({ message: 'no' }, status);
    const error = await failureOf(reviews.details('1', 'en', never));
    expect(error).toMatchObject({ details: { status }, isOutage: status === 500 });
    expect(JSON.stringify(error)).not.toContain('secret');
  });

  it('returns the readable reviews, and reports the others once', async () => {
    const whole = {
      id: 1,
      lang: 'en',
      rating: 5,
      title: 'Fine',
      text: 'Very.',
      published_date: '2026-05-01T10:00:00Z',
    };
    const odd = { ...whole, id: 2, photos: [{}], subratings: { '0': null }, user: 7, owner_response: 'thanks' };
    answer = json({ data: [whole, null, { id: 3 }, odd, 'x'] });
    const page = await reviews.reviews({ id: '9900123', language: 'en', offset: 0 }, never);
    expect(page?.reviews.map(({ id }) => id)).toEqual(['1', '2']);
    expect(page?.hasMore).toBe(true);
    expect(reports).toEqual(['reviews: skipped unreadable records, 3 of kind review']);
  });

  it('returns the readable locations', async () => {
    answer = json({ data: [{ location_id: 7, name: 'Bel Colle', address_obj: null }, { name: 'x' }, []] });
    const found = await reviews.search({ query: 'x', language: 'en', position: null }, never);
    expect(found).toMatchObject([{ location_id: '7', name: 'Bel Colle', city: null }]);
    expect(reports).toHaveLength(1);
  });

  it('counts as down when it is unreachable', async () => {
    const nowhere = createReviews({ baseUrl: 'http://127.0.0.1:1', apiKey: 'x', timeoutMs: 10_000, report });
    expect(await failureOf(nowhere.details('1', 'en', never))).toMatchObject({ failure: 'lost', isOutage: true });
  });
});
