import {
  WireHotelReviewsAnswer as Answer,
  type WireHotelReviewsAnswer,
} from '@tenth-night/provider-wire/hotel-rates/hotel-reviews';
import { Compile } from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import { createTestSandbox } from '../../../testing/test-sandbox';
import { CONTENT_LANGUAGES } from '../../../world/languages';

const sandbox = createTestSandbox();
const checker = Compile(Answer);
const hotels: { id: string; reviewCount: number; rating: number }[] = (
  await sandbox.get('/v3.0/data/hotels?countryCode=FR&cityName=Paris&limit=640')
).json().data;
const popular = hotels.find(({ reviewCount }) => reviewCount > 400)?.id ?? '';
const quiet = hotels.find(({ reviewCount }) => reviewCount > 20 && reviewCount < 200) ?? { id: '', reviewCount: 0 };
const unrated = hotels.find(({ reviewCount }) => reviewCount === 0)?.id ?? '';

async function reviews(query: string, from = sandbox): Promise<WireHotelReviewsAnswer> {
  const answer = await from.get(`/v3.0/data/reviews?${query}`);
  const body: unknown = answer.json();
  if (!checker.Check(body)) throw new Error(`No reviews: ${answer.body.slice(0, 300)}`);
  return body;
}

describe('GET /data/reviews', () => {
  it('has as many reviews as the hotel, but at most 400', async () => {
    expect((await reviews(`hotelId=${quiet.id}`)).total).toBe(quiet.reviewCount);
    expect((await reviews(`hotelId=${popular}`)).total).toBe(400);
    expect(await reviews(`hotelId=${unrated}`)).toEqual({ data: [], total: 0 });
  });

  it('has pages of 200 by default, and ignores parameters that the SDK leaves undefined', async () => {
    const first = await reviews(`hotelId=${popular}&limit=undefined&getSentiment=undefined`);
    expect(first.data).toHaveLength(200);
    expect(first).not.toHaveProperty('sentimentAnalysis');
    const all = await reviews(`hotelId=${popular}&limit=9999`);
    expect(all.data).toHaveLength(400);
    const part = await reviews(`hotelId=${popular}&offset=195&limit=10`);
    expect(part.data).toEqual(all.data.slice(195, 205));
    expect((await reviews(`hotelId=${popular}&offset=400`)).data).toEqual([]);
  });

  it('comes newest first, in the time format of the wire, and never after 1 November 2026', async () => {
    for (const { id } of hotels.slice(0, 100)) {
      const dates = (await reviews(`hotelId=${id}&limit=400`)).data.map(({ date }) => date);
      for (const date of dates) expect(date).toMatch(/^20\d\d-\d\d-\d\d \d\d:\d\d:\d\d$/);
      expect(dates).toEqual(dates.toSorted().toReversed());
      expect((dates[0] ?? '') < '2026-11-01').toBe(true);
    }
  });

  it('keeps its dates when the clock advances, and hides future reviews when it goes back', async () => {
    const at = (time: string) => createTestSandbox({ clock: { now: () => new Date(time) } });
    const now = await reviews(`hotelId=${popular}&limit=400`);
    expect(await reviews(`hotelId=${popular}&limit=400`, at('2031-01-01T00:00:00Z'))).toEqual(now);
    const before = await reviews(`hotelId=${popular}&limit=400`, at('2025-11-01T00:00:00Z'));
    expect(before.total).toBeLessThan(400);
    expect(before.total).toBeGreaterThan(100);
    expect(before.data).toEqual(now.data.filter(({ date }) => date <= '2025-11-01 00:00:00'));
    expect((await reviews(`hotelId=${popular}`, at('2001-01-01T00:00:00Z'))).total).toBe(0);
  });

  it('varies languages, kinds of guest, scores, and sources', async () => {
    const { data } = await reviews(`hotelId=${popular}&limit=400`);
    expect(new Set(data.map(({ language }) => language))).toEqual(new Set(CONTENT_LANGUAGES));
    expect(new Set(data.map(({ type }) => type))).toEqual(new Set(['couple', 'family', 'solo', 'business', 'NONE']));
    expect(new Set(data.map(({ source }) => source))).toEqual(new Set(['Nuitee', 'tripadvisor']));
    for (const { country, source, averageScore, headline, pros, cons } of data) {
      if (source === 'Nuitee') expect(country).toMatch(/^[a-z]{2}$/);
      else expect(country.length).toBeGreaterThan(2);
      expect(averageScore).toBeGreaterThanOrEqual(1);
      expect(averageScore).toBeLessThanOrEqual(10);
      expect(headline).not.toBe('');
      expect(pros + cons).not.toBe('');
    }
    expect(data.some(({ cons }) => cons === '')).toBe(true);
    expect(data.some(({ pros }) => pros === '')).toBe(true);
  });

  it('has scores near the rating of the hotel', async () => {
    for (const { id, rating } of hotels.filter(({ reviewCount }) => reviewCount > 400).slice(0, 20)) {
      const { data } = await reviews(`hotelId=${id}&limit=400`);
      const mean = data.reduce((sum, { averageScore }) => sum + averageScore, 0) / data.length;
      expect(Math.abs(mean - rating)).toBeLessThan(0.5);
    }
  });

  it('translates at most ten, and says so', async () => {
    const { data } = await reviews(`hotelId=${popular}&limit=400`);
    const german = await reviews(`hotelId=${popular}&limit=400&language=de`);
    expect(german.total).toBe(400);
    expect(german.data).toHaveLength(10);
    for (const [k, review] of german.data.entries()) {
      const original = data[k];
      expect(review).toMatchObject({ language: 'de', date: original?.date, name: original?.name });
      if (original?.language !== 'de') expect(review.headline).not.toBe(original?.headline);
    }
    const japanese = await reviews(`hotelId=${popular}&limit=2&language=ja`);
    expect(japanese.data.map(({ language }) => language)).toEqual(['ja', 'ja']);
  });

  it('adds the sentiment on request, the same as in the details', async () => {
    const { sentimentAnalysis } = await reviews(`hotelId=${popular}&getSentiment=true`);
    const details = (await sandbox.get(`/v3.0/data/hotel?hotelId=${popular}`)).json().data;
    expect(sentimentAnalysis).toEqual(details.sentiment_analysis);
    expect(sentimentAnalysis?.categories).toHaveLength(6);
    expect((await reviews(`hotelId=${unrated}&getSentiment=true`)).sentimentAnalysis).toBeNull();
  });

  it('returns the same bytes in another sandbox with the same seed', async () => {
    const path = `/v3.0/data/reviews?hotelId=${popular}&limit=400`;
    expect((await createTestSandbox().get(path)).body).toBe((await sandbox.get(path)).body);
  });

  it.each([
    ['', 4002, /hotelId is missing or invalid/],
    ['hotelId=lp1', 4002, /hotelId is missing or invalid/],
    [`hotelId=${popular}&limit=0`, 4002, /limit/],
    [`hotelId=${popular}&offset=-1`, 4002, /offset/],
    [`hotelId=${popular}&language=xx`, 4000, /invalid language/],
  ])('refuses %s', async (query, code, description) => {
    const answer = await sandbox.get(`/v3.0/data/reviews?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error).toMatchObject({ code, description: expect.stringMatching(description) });
  });
});
