import { describe, expect, it } from 'vitest';
import { createTestSandbox } from '../../../testing/test-sandbox';

const sandbox = createTestSandbox();
const open = (path: string) => sandbox.app.inject(path);
const [hotelId = ''] = await sandbox.hotelIds('countryCode=FR&cityName=Paris&limit=1');

describe('GET /pictures', () => {
  it.each(['facade', 'lobby', 'room', 'bath', 'pool', 'view', 'restaurant'])('draws the %s', async (kind) => {
    const answer = await open(`/pictures/${hotelId}/${kind}.svg`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('image/svg+xml');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.body).toMatch(/^<svg .*viewBox="0 0 1200 800".*<\/svg>$/s);
    expect(answer.body).not.toMatch(/NaN|undefined/);
    expect((await open(`/pictures/${hotelId}/${kind}.svg`)).body).toBe(answer.body);
  });

  it('draws another room of the same hotel, and none beyond the ninety-ninth', async () => {
    const [first, second] = [
      await open(`/pictures/${hotelId}/room.svg`),
      await open(`/pictures/${hotelId}/room-2.svg`),
    ];
    expect(second.statusCode).toBe(200);
    expect(second.body).not.toBe(first.body);
    expect((await open(`/pictures/${hotelId}/room-100.svg`)).statusCode).toBe(404);
    expect((await open(`/pictures/${hotelId}/room-0.svg`)).statusCode).toBe(404);
  });

  it('draws the pictures of the list, small and large', async () => {
    const { data } = (await sandbox.get('/v3.0/data/hotels?countryCode=GB&cityName=London&limit=5')).json();
    for (const { main_photo, thumbnail } of data) {
      expect((await open(new URL(main_photo).pathname)).body).toContain('width="1200" height="800"');
      expect((await open(new URL(thumbnail).pathname)).body).toContain('width="300" height="200"');
    }
  });

  it.each([`${hotelId}/cellar.svg`, `${hotelId}/toString.svg`, `${hotelId}/room.png`, 'lp1/room.svg', 'x/room.svg'])(
    'returns nothing for %s',
    async (path) => {
      for (const prefix of ['/pictures/', '/pictures/thumbnail/']) {
        const answer = await open(prefix + path);
        expect(answer.statusCode).toBe(404);
        expect(answer.json()).toEqual({ error: { code: 404, message: 'not found' } });
      }
    },
  );
});
