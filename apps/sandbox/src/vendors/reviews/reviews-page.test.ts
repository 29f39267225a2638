import { type WireReview, WireReviewsAnswer } from '@tenth-night/provider-wire/reviews/reviews';
import { Compile } from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import type { Hotel } from '../../world/hotels/hotel';
import { CONTENT_LANGUAGES } from '../../world/languages';
import { matchOf } from './reviews';
import { createTestReviews } from './testing/test-reviews';
import { REVIEW_TEXTS } from './texts/texts';

const server = createTestReviews();
const { get, reviews, details } = server;
const hotels = ['paris', 'london', 'budapest'].flatMap((slug) => server.sample(slug, 'matched', 100));
const idOf = (hotel: Hotel): string => matchOf(hotel, 'test') ?? '';
const busy = hotels.filter(({ reviewCount }) => reviewCount > 300).map(idOf);
const pages = await Promise.all(hotels.map((hotel) => reviews(idOf(hotel))));
const all = pages.flat();
const share = (isSo: (review: WireReview) => boolean): number => all.filter(isSo).length / all.length;

const MONTH_MS = 30 * 24 * 60 * 60 * 1000;

const everyPage = async (id: string, language: string): Promise<WireReview[]> => {
  const found: WireReview[] = [];
  for (let offset = 0; ; offset += 5) {
    const page = await reviews(id, { language, offset: String(offset) });
    found.push(...page);
    if (page.length < 5) return found;
  }
};

describe('the reviews of a location', () => {
  it('have the shape of the wire, with real numbers', async () => {
    const isAnswer = Compile(WireReviewsAnswer);
    for (const hotel of hotels) {
      const answer = (await get(`${idOf(hotel)}/reviews`)).json();
      expect([...isAnswer.Errors(answer)]).toEqual([]);
      for (const review of answer.data) {
        expect(review.location_id).toBe(Number(idOf(hotel)));
        expect(review.url).toContain(`-r${review.id}-`);
        expect(review.url).toMatch(/m=00000#review\d+$/);
        expect(review).not.toHaveProperty('user.contributions');
        expect(review).not.toHaveProperty('photos');
      }
    }
  });

  it('are published before the time of the clock, the newest first, and never after their owner response', async () => {
    for (const at of ['2026-11-15T10:00:00Z', '2028-12-31T23:00:00Z']) {
      const then = createTestReviews();
      then.clock.set(new Date(at));
      for (const hotel of hotels.slice(0, 60)) {
        const found = await then.reviews(idOf(hotel));
        const dates = found.map(({ published_date }) => published_date);
        expect(dates).toEqual(dates.toSorted().toReversed());
        if (busy.includes(idOf(hotel))) expect(Date.parse(at) - Date.parse(dates[0] ?? '')).toBeLessThan(MONTH_MS);
        for (const { published_date, owner_response } of found) {
          expect(published_date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
          expect(published_date < at).toBe(true);
          if (owner_response) expect(owner_response.published_date > published_date).toBe(true);
          if (owner_response) expect(owner_response.published_date < at).toBe(true);
        }
      }
    }
  });

  it('on two pages have different authors and titles, and seldom the same day', async () => {
    for (const id of busy) {
      const found = [...(await reviews(id)), ...(await reviews(id, { offset: '5' }))];
      const names = found.map(({ user }) => user.username.replace(/\d+$/, '')).filter(Boolean);
      expect(new Set(names).size).toBe(names.length);
      expect(new Set(found.map(({ title }) => title)).size).toBe(found.length);
      const days = found.map(({ published_date }) => published_date.slice(0, 10));
      expect(new Set(days).size).toBeGreaterThanOrEqual(found.length - 3);
    }
  });

  it('have the pitfalls of the real ones, each with its share', () => {
    const between = (value: number, from: number, to: number) => {
      expect(value).toBeGreaterThan(from);
      expect(value).toBeLessThan(to);
    };
    between(
      share(({ user }) => user.username === ''),
      0.04,
      0.08,
    );
    between(
      share(({ user }) => user.user_location?.id === 'null'),
      0.06,
      0.14,
    );
    between(
      share(({ user }) => user.avatar?.large === undefined),
      0.15,
      0.25,
    );
    between(
      share(({ trip_type }) => trip_type === 'NONE'),
      0.06,
      0.16,
    );
    between(
      share(({ travel_date = '' }) => /^\d{4}-\d\d$/.test(travel_date)),
      0.24,
      0.36,
    );
    between(
      share(({ subratings = {} }) => Object.keys(subratings).length === 0),
      0.15,
      0.26,
    );
    between(
      share(({ owner_response }) => owner_response !== undefined),
      0.34,
      0.46,
    );
    between(
      share(({ text }) => text.length > 500),
      0.2,
      0.32,
    );
    between(
      share(({ text }) => text.length >= 120 && text.length <= 450),
      0.65,
      0.8,
    );
    between(
      share(({ text }) => text.length > 1800 && text.length < 2300),
      0.01,
      0.06,
    );
    for (const { subratings = {}, travel_date = '', user } of all) {
      for (const { name } of Object.values(subratings)) expect(name).toMatch(/^RATE_[A-Z]+$/);
      if (user.user_location?.id === 'null') expect(user.user_location).toEqual({ id: 'null' });
      if (travel_date.length === 10) {
        const next = new Date(Date.parse(travel_date) + 24 * 60 * 60 * 1000);
        expect(next.getUTCDate()).toBe(1);
      }
    }
  });

  it('have pages of at most five, and together match the ratings of the details', async () => {
    const hotel = hotels.find(({ reviewCount }) => reviewCount > 60 && reviewCount < 120) as Hotel;
    const found = (await Promise.all(CONTENT_LANGUAGES.map((language) => everyPage(idOf(hotel), language)))).flat();
    const { num_reviews, review_rating_count } = await details(idOf(hotel));
    expect(found).toHaveLength(Number(num_reviews));
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
    for (const [rating, count] of Object.entries(review_rating_count ?? {})) {
      expect(found.filter((review) => review.rating === Number(rating))).toHaveLength(Number(count));
    }
    expect(await reviews(idOf(hotel), { offset: '2', limit: '3' })).toEqual(found.slice(2, 5));
    expect(await reviews(idOf(hotel), { limit: '20' })).toHaveLength(5);
    expect(await reviews(idOf(hotel), { offset: '100000' })).toEqual([]);
  });

  it('are only in the requested language', async () => {
    for (const language of CONTENT_LANGUAGES) {
      const found = (await Promise.all(busy.slice(0, 12).map((id) => reviews(id, { language })))).flat();
      expect(found.length, language).toBeGreaterThan(5);
      const { titles, answers } = REVIEW_TEXTS[language];
      for (const { lang, title, owner_response } of found) {
        expect(lang).toBe(language);
        expect([...titles.good, ...titles.mixed, ...titles.bad]).toContain(title);
        if (owner_response?.title) expect(answers.roles).toContain(owner_response.title);
      }
    }
    expect(await reviews(busy[0] ?? '', { language: 'ja' })).toEqual([]);
    expect(await reviews(busy[0] ?? '', { language: 'en_GB' })).toEqual(await reviews(busy[0] ?? ''));
  });

  it("are mostly in English, then in the country's language, and some hotels have none in Hungarian", async () => {
    const counts = { paris: { en: 0, fr: 0, hu: 0 }, budapest: { en: 0, fr: 0, hu: 0 } };
    let noneInHungarian = 0;
    for (const slug of ['paris', 'budapest'] as const) {
      for (const hotel of server.sample(slug, 'matched', 12)) {
        for (const language of ['en', 'fr', 'hu'] as const) {
          const { length } = await everyPage(idOf(hotel), language);
          counts[slug][language] += length;
          if (slug === 'paris' && language === 'hu' && length === 0) noneInHungarian++;
        }
      }
    }
    expect(counts.paris.en).toBeGreaterThan(counts.paris.fr);
    expect(counts.paris.fr).toBeGreaterThan(5 * counts.paris.hu);
    expect(counts.budapest.hu).toBeGreaterThan(5 * counts.budapest.fr);
    expect(noneInHungarian).toBeGreaterThan(0);
  });

  it('are empty for some hotels', async () => {
    expect(pages.filter((page) => page.length === 0).length).toBeGreaterThan(3);
  });

  it('are the same bytes each time, even from another server', async () => {
    const path = `${busy[0]}/reviews`;
    const { body } = await get(path, { language: 'ar' });
    expect((await get(path, { language: 'ar' })).body).toBe(body);
    expect((await createTestReviews().get(path, { language: 'ar' })).body).toBe(body);
  });
});
