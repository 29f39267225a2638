import { describe, expect, it } from 'vitest';
import { isReadable, type Review, SUBRATING_ASPECTS, SUBRATING_NAMES } from './reviews';

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
});
