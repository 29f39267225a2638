import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/test-api';

const BROWSER = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

let api: TestApi;
let large: string;
let thumbnail: string;

beforeAll(async () => {
  api = await startTestApi();
  const { data: places } = (await api.app.inject('/api/data/places?textQuery=Paris')).json();
  const { data: hotels } = (await api.app.inject(`/api/data/hotels?placeId=${places[0].id}&limit=1`)).json();
  const { data: hotel } = (await api.app.inject(`/api/data/hotel?hotelId=${hotels[0].hotelId}`)).json();
  thumbnail = hotels[0].thumbnail;
  large = hotel.photos[0].url;
});
afterAll(() => api.close());

const get = (url: string, accept = BROWSER) => api.app.inject({ url, headers: { accept } });

describe('GET /pictures', () => {
  it.each([160, 320, 720, 1080, 1600])('returns a photo %i pixels wide, lighter than the source', async (width) => {
    const answer = await get(`${large}&w=${width}`);
    expect([answer.statusCode, answer.headers['content-type'], answer.headers.vary]).toEqual([
      200,
      'image/avif',
      'accept',
    ]);
    expect(answer.headers['cache-control']).toBe('public, max-age=86400');
    const made = await sharp(answer.rawPayload).metadata();
    expect(made).toMatchObject({ format: 'heif', width });
    expect(made.width / made.height).toBeCloseTo(1.5, 1);
    expect(answer.rawPayload.byteLength).toBeLessThan(80_000);
  });

  it.each([
    [BROWSER, 'image/avif'],
    ['image/webp,image/*', 'image/webp'],
    ['*/*', 'image/jpeg'],
  ])('for "%s" returns %s', async (accept, type) => {
    const answer = await get(`${thumbnail}&w=320`, accept);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, type]);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 320, height: 214 });
  });

  it('returns the largest size without a width, for link previews', async () => {
    const answer = await get(large, '*/*');
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1600 });
  });

  it.each(['0', '321', '1601', '100000', '-160', 'wide', '1e9'])('refuses a width of %s', async (width) => {
    const answer = await get(`${large}&w=${width}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error).toMatchObject({
      code: 'bad_request',
      message: expect.stringContaining('querystring/w'),
    });
  });

  it('renders a drawing of the reviews service, and sends no SVG', async () => {
    const url = encodeURIComponent(`${api.sandboxUrl}/reviews/img/ratings/4.5.svg`);
    const answer = await get(`/api/pictures?url=${url}&w=160`);
    expect(answer.headers['content-type']).toBe('image/avif');
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 160, height: 32, hasAlpha: true });
  });

  it('calls the provider once, then answers from the folder', async () => {
    await api.reset();
    const url = `${large.replace(/facade|lobby|room|view/, 'restaurant')}&w=720`;
    const answers = [...(await Promise.all([get(url), get(url), get(url)])), await get(url)];
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const [path = ''] = /\/pictures\/[^?]*$/.exec(decodeURIComponent(url.replace(/&w=.*/, ''))) ?? [];
    expect(await api.ledger(path)).toHaveLength(1);
  });
});
