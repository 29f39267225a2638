import { describe, expect, it } from 'vitest';
import { isReadable, type Review, SUBRATING_ASPECTS, SUBRATING_NAMES, typicalFirst } from './reviews';

const review: Review = {
  id: '1',
  rating: 4,
  rating_image_url: null,
  title: 'Quiet and central',
  text: 'We slept well.',
  lang: 'en',
  published_date: '2026-09-30T06:13:39Z',
  url: null,
  user: { username: null, avatar: null, contributions: null, location: null },
  photos: [],
  subratings: [],
  management_response: null,
};

describe('reviews', () => {
  it('[REV-21] have six default aspects', () => {
    expect(SUBRATING_ASPECTS.map((aspect) => SUBRATING_NAMES[aspect])).toEqual([
      'Value',
      'Rooms',
      'Location',
      'Cleanliness',
      'Service',
      'Sleep Quality',
    ]);
  });

  it.each([
    [{}, true],
    [{ title: '' }, true],
    [{ text: '' }, true],
    [{ title: '', text: '' }, false],
    [{ published_date: '' }, false],
    [{ published_date: 'lately' }, false],
  ])('are shown with text and a date: %j', (changes, isFit) => {
    expect(isReadable({ ...review, ...changes })).toBe(isFit);
  });

  it('start with the one nearest to the rating of the hotel, and keep all others in their order', () => {
    const ratings = (list: readonly Review[]) => list.map(({ rating }) => rating);
    const of = (...all: readonly (number | null)[]) => all.map((rating, i) => ({ ...review, id: String(i), rating }));
    expect(ratings(typicalFirst(of(1, 5, 4, 3), 4.2))).toEqual([4, 1, 5, 3]);
    expect(ratings(typicalFirst(of(null, 2, 5), 4.5))).toEqual([5, null, 2]);
    expect(ratings(typicalFirst(of(1, 5), null))).toEqual([1, 5]);
    // If two are equally near, the newer one wins.
    expect(typicalFirst(of(1, 4, 5, 4), 4.5).map(({ id }) => id)).toEqual(['1', '0', '2', '3']);
    expect(typicalFirst([], 4)).toEqual([]);
  });
});
