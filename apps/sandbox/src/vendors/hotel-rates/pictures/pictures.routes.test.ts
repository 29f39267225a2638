import fastify from 'fastify';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createTestSandbox } from '../../../testing/test-sandbox';
import { TEST_WORLD } from '../../../testing/test-world';
import { picturesRoutes } from './pictures.routes';

const sandbox = createTestSandbox();
const open = (path: string) => sandbox.app.inject(path);
const [hotelId = ''] = await sandbox.hotelIds('countryCode=FR&cityName=Paris&limit=1');

describe('GET /pictures', () => {
  it.each(['facade', 'lobby', 'room', 'bath', 'pool', 'view', 'restaurant'])('draws the %s', async (kind) => {
    const answer = await open(`/pictures/${hotelId}/${kind}.jpg`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/jpeg');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1600, height: 1067 });
    const again = await open(`/pictures/${hotelId}/${kind}.jpg`);
    expect(again.rawPayload.equals(answer.rawPayload)).toBe(true);
  });

  it('draws another room of the same hotel, and none beyond the ninety-ninth', async () => {
    const [first, second] = [
      await open(`/pictures/${hotelId}/room.jpg`),
      await open(`/pictures/${hotelId}/room-2.jpg`),
    ];
    expect(second.statusCode).toBe(200);
    expect(second.rawPayload.equals(first.rawPayload)).toBe(false);
    expect((await open(`/pictures/${hotelId}/room-100.jpg`)).statusCode).toBe(404);
    expect((await open(`/pictures/${hotelId}/room-0.jpg`)).statusCode).toBe(404);
  });

  it('draws the pictures of the list, small and large, with the weight of photos', async () => {
    const { data } = (await sandbox.get('/v3.0/data/hotels?countryCode=GB&cityName=London&limit=5')).json();
    for (const { main_photo, thumbnail } of data) {
      const [large, small] = [await open(new URL(main_photo).pathname), await open(new URL(thumbnail).pathname)];
      expect(await sharp(large.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1600, height: 1067 });
      expect(await sharp(small.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 640, height: 427 });
      expect(large.rawPayload.byteLength).toBeGreaterThan(150_000);
      expect(large.rawPayload.byteLength).toBeLessThan(400_000);
    }
  });

  it('makes the same bytes from the same hotel in another sandbox', async () => {
    const another = createTestSandbox();
    const path = `/pictures/${hotelId}/facade.jpg`;
    const [theirs, ours] = [await another.app.inject(path), await open(path)];
    expect(theirs.rawPayload.equals(ours.rawPayload)).toBe(true);
  });

  it('shows the drawing itself where the native library does not run', async () => {
    const app = fastify();
    const load = () => Promise.reject(new Error('no binary for this platform'));
    await app.register(picturesRoutes(TEST_WORLD, load));
    const answer = await app.inject(`/pictures/${hotelId}/bath.jpg`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(answer.body).toMatch(/^<svg .*viewBox="0 0 1200 800".*<\/svg>$/s);
    expect(answer.body).not.toMatch(/NaN|undefined|<text/);
  });

  it.each([`${hotelId}/cellar.jpg`, `${hotelId}/toString.jpg`, `${hotelId}/room.png`, 'lp1/room.jpg', 'x/room.jpg'])(
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
