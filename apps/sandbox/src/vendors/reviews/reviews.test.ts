import { describe, expect, it } from 'vitest';
import type { Hotel } from '../../world/hotels/hotel';
import { matchOf } from './reviews';
import { API, createTestReviews } from './testing/test-reviews';

const reviews = createTestReviews();
const { ask, get } = reviews;
const [hotel] = reviews.withFate('paris', 'matched') as [Hotel];
const id = matchOf(hotel, 'test');
const bad = { type: 'BadRequestException', code: 140 };

describe('the reviews vendor', () => {
  it.each([
    'search?searchQuery=x',
    'nearby_search?latLong=1,1',
    '20000000/details',
    '20000000/reviews',
    '20000000/photos',
  ])('refuses %s without a key, and with a key of an unlisted caller', async (path) => {
    const none = await ask(`${API}/${path}`);
    expect([none.statusCode, none.body]).toEqual([401, '{"message":"Unauthorized"}']);
    const denied = await ask(`${API}/${path}${path.includes('?') ? '&' : '?'}key=denied`);
    expect([denied.statusCode, denied.json()]).toEqual([
      403,
      { Message: 'User is not authorized to access this resource with an explicit deny' },
    ]);
  });

  it.each([
    ['search', {}, 'Missing required parameter: searchQuery'],
    ['search', { query: 'Hotel' }, 'Missing required parameter: searchQuery'],
    ['search', { searchQuery: 'x', category: 'bars' }, 'Invalid value for parameter: category'],
    ['search', { searchQuery: 'x', latLong: '48.8' }, 'Invalid value for parameter: latLong'],
    ['search', { searchQuery: 'x', latLong: '98.8,2.3' }, 'Invalid value for parameter: latLong'],
    ['search', { searchQuery: 'x', latLong: '48.8;2.3' }, 'Invalid value for parameter: latLong'],
    ['search', { searchQuery: 'x', radius: '0' }, 'Invalid value for parameter: radius'],
    ['search', { searchQuery: 'x', radius: 'wide' }, 'Invalid value for parameter: radius'],
    ['search', { searchQuery: 'x', radiusUnit: 'ft' }, 'Invalid value for parameter: radiusUnit'],
    ['search', { searchQuery: 'x', phone: '+33 1' }, 'Invalid value for parameter: phone'],
    ['nearby_search', {}, 'Missing required parameter: latLong'],
    ['nearby_search', { latLong: 'here' }, 'Invalid value for parameter: latLong'],
    [`${id}/details`, { language: 'english' }, 'Invalid value for parameter: language'],
    [`${id}/details`, { currency: 'euro' }, 'Invalid value for parameter: currency'],
    [`${id}/reviews`, { limit: '0' }, 'Invalid value for parameter: limit'],
    [`${id}/reviews`, { limit: 'all' }, 'Invalid value for parameter: limit'],
    [`${id}/reviews`, { offset: '-1' }, 'Invalid value for parameter: offset'],
    [`${id}/photos`, { source: 'Robot' }, 'Invalid value for parameter: source'],
    ['hotel/details', {}, 'Invalid value for parameter: locationId'],
  ])('refuses %s with %j', async (path, query, message) => {
    const answer = await get(path, query);
    expect([answer.statusCode, answer.json()]).toEqual([400, { error: { message, ...bad } }]);
  });

  it.each(['details', 'reviews', 'photos'])('has no %s of an unknown location', async (what) => {
    const answer = await get(`123/${what}`);
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { error: { message: 'Location 123 not found', type: 'NotFoundException', code: 404 } },
    ]);
  });

  it('never answers 5xx, whatever the request', async () => {
    const odd = ['%00', '%F0%9F%8F%A8', '-0', '1e999', 'NaN', 'null', '[]', '9'.repeat(300), '%25%25', "'--", ' ', '٣'];
    for (const value of odd) {
      for (const path of [
        ...['searchQuery', 'address', 'radius', 'phone', 'language'].map(
          (name) => `search?searchQuery=x&${name}=${value}`,
        ),
        ...['latLong', 'radius', 'category'].map((name) => `nearby_search?latLong=48.8,2.3&${name}=${value}`),
        ...['limit', 'offset', 'language'].map((name) => `${id}/reviews?${name}=${value}`),
        ...['limit', 'offset', 'source'].map((name) => `${id}/photos?${name}=${value}`),
        `${encodeURIComponent(decodeURIComponent(value))}/details?language=en`,
      ]) {
        expect((await ask(`${API}/${path}&key=k&latLong=48.8,2.3`)).statusCode, path).toBeLessThan(500);
      }
    }
  });

  it('limits the requests per second of a key, if configured', async () => {
    const limited = createTestReviews({ requestsPerSecond: 50 });
    const status = async (key: string) => (await limited.get('1/details', { key })).statusCode;
    for (let k = 0; k < 50; k++) expect(await status('a')).toBe(404);
    expect(await status('a')).toBe(429);
    expect(await status('b')).toBe(404);
    limited.clock.advance(1000);
    expect(await status('a')).toBe(404);
    for (let k = 0; k < 60; k++) expect((await get('1/details')).statusCode).toBe(404);
  });
});

describe('the pictures of the reviews vendor', () => {
  it('are static, cacheable, and closed to anything else', async () => {
    for (const path of ['ratings/4.5', 'ratings/0.0', 'ratings/5.0', 'avatars/1', 'avatars/48', 'awards/2026']) {
      const answer = await ask(`/reviews/img/${path}.svg`);
      expect(answer.statusCode, path).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/svg+xml',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'",
      });
    }
  });

  it('draw five bubbles, including halves', async () => {
    const { body } = await ask('/reviews/img/ratings/3.5.svg');
    expect(body.match(/<circle/g)).toHaveLength(5);
    expect(body.match(/<circle[^>]+fill="#00AA6C"/g)).toHaveLength(3);
    expect(body.match(/<path/g)).toHaveLength(1);
  });

  it.each(['ratings/5.5', 'ratings/4.3', 'ratings/x', 'avatars/0', 'avatars/49', 'awards/1999'])(
    'do not include %s',
    async (path) => {
      expect((await ask(`/reviews/img/${path}.svg`)).statusCode).toBe(404);
    },
  );

  it('exist for every address in an answer', async () => {
    const body = (await get(`${id}/details`)).body + (await get(`${id}/reviews`)).body;
    const addresses = new Set(body.match(/\/reviews\/img\/[\w./-]+\.svg/g));
    expect(addresses.size).toBeGreaterThan(3);
    for (const address of addresses) expect((await ask(address)).statusCode, address).toBe(200);
  });
});
