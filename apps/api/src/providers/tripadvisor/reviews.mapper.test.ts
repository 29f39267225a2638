import type { MatchCandidate } from '@tenth-night/domain/reviews/match';
import type { Review } from '@tenth-night/domain/reviews/reviews';
import type { WireReview } from '@tenth-night/provider-wire/reviews/reviews';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { damaged, damageOf } from '../testing/damage';
import { plainText } from './plain-text';
import { toCandidate, toRatingDetails, toReview } from './reviews.mapper';

const ignore = () => undefined;
const reviewOf = (value: unknown) => toReview(value, ignore) as Review;
const candidateOf = (value: unknown) => toCandidate(value, ignore) as MatchCandidate;

const image = (n: number) => ({ url: `https://media.test/${n}.jpg`, width: 250, height: 188 });
const photo = (n: number) => ({
  ...{ id: n, is_blessed: false, caption: `Photo ${n}`, published_date: '2026-05-01T10:00:00Z', album: 'Other' },
  images: { thumbnail: image(n), small: image(n), medium: image(n), large: image(n), original: image(n) },
  source: { name: 'Traveler', localized_name: 'Traveler' },
  user: { username: 'maria_r' },
});
const subrating = (name: string, localized_name: string, value: number) => ({
  ...{ name, localized_name, value },
  rating_image_url: 'https://static.test/s.svg',
});

const wire: WireReview = {
  id: 700100200,
  lang: 'en',
  location_id: 9900123,
  published_date: '2026-09-30T06:13:39Z',
  rating: 5,
  rating_image_url: 'https://static.test/5.0.svg',
  url: 'https://www.tripadvisor.com/ShowUserReviews-g1-d9900123-r700100200.html?m=00000#review700100200',
  title: 'Quiet and central',
  text: 'We slept well.',
  user: {
    username: 'maria_r',
    user_location: { id: '186338', name: 'London, England' },
    avatar: { thumbnail: 'https://media.test/t.jpg', medium: 'https://media.test/m.jpg' },
    contributions: 12,
  },
  subratings: { '0': subrating('RATE_SLEEP', 'Sleep Quality', 4), '1': subrating('RATE_VALUE', 'Value', 5) },
  owner_response: {
    id: 700100999,
    title: 'Front desk',
    text: 'Thank you!',
    lang: 'en',
    published_date: '2026-10-02T13:42:52Z',
  },
  photos: [1, 2, 3, 4, 5].map(photo),
};

describe('a review', () => {
  it('[DATA-41] has all fields that the service sends', () => {
    const review = reviewOf(wire);
    expect(review).toMatchObject({
      rating: 5,
      title: 'Quiet and central',
      text: 'We slept well.',
      published_date: '2026-09-30T06:13:39Z',
      user: {
        username: 'maria_r',
        avatar: 'https://media.test/m.jpg',
        contributions: 12,
        location: 'London, England',
      },
      management_response: { title: 'Front desk', published_date: '2026-10-02T13:42:52Z', text: 'Thank you!' },
    });
    expect(review.url).toContain('m=00000');
    expect(review.subratings.map(({ aspect, name, rating }) => [aspect, name, rating])).toEqual([
      ['value', 'Value', 5],
      ['sleep', 'Sleep Quality', 4],
    ]);
  });

  it('[REV-16] has at most 4 photos', () => {
    expect(reviewOf(wire).photos.map(({ url }) => url)).toEqual([1, 2, 3, 4].map((n) => image(n).url));
  });

  it('does not need fields that the service leaves out or sends empty', () => {
    const { owner_response, photos, subratings, ...bare } = wire;
    const user = { username: '', user_location: { id: 'null' } };
    expect(reviewOf({ ...bare, user })).toMatchObject({
      user: { username: null, avatar: null, contributions: null, location: null },
      photos: [],
      subratings: [],
      management_response: null,
    });
    const { title, ...untitled } = {
      ...owner_response,
      id: 1,
      text: 'Thanks',
      lang: 'en',
      published_date: '2026-10-02',
    };
    expect(reviewOf({ ...wire, owner_response: untitled }).management_response).toMatchObject({ title: null });
  });

  it('[REV-21] uses a default name for an aspect without one', () => {
    const [aspect] = reviewOf({ ...wire, subratings: { '0': subrating('RATE_ROOM', '', 3) } }).subratings;
    expect(aspect).toMatchObject({ aspect: 'rooms', name: 'Rooms' });
    const [own] = reviewOf({ ...wire, subratings: { '0': subrating('RATE_POOL', 'Pool', 3) } }).subratings;
    expect(own).toMatchObject({ aspect: null, name: 'Pool' });
  });

  it('links only to the web', () => {
    expect(reviewOf({ ...wire, url: 'javascript:alert(1)' }).url).toBeNull();
  });
});

describe('rating details', () => {
  const details = {
    location_id: '9900123',
    name: 'Hotel Bel Colle',
    web_url: 'https://www.tripadvisor.com/Hotel_Review-g1-d9900123.html?m=00000',
    address_obj: { address_string: 'Rome Italy' },
  };

  it('[DATA-40] have a flat ranking, and numbers instead of texts', () => {
    const ranking_data = {
      geo_location_id: '187791',
      ranking_string: '#85 of 1,203 hotels in Rome',
      geo_location_name: 'Rome',
      ranking_out_of: '1203',
      ranking: '85',
    };
    const rated = { rating: '4.5', rating_image_url: 'https://static.test/4.5.svg', num_reviews: '812' };
    expect(toRatingDetails({ ...details, ...rated, ranking_data })).toEqual({
      location_id: '9900123',
      name: 'Hotel Bel Colle',
      rating: 4.5,
      rating_image_url: 'https://static.test/4.5.svg',
      num_reviews: 812,
      web_url: details.web_url,
      ranking: 85,
      ranking_out_of: 1203,
      geo_location_name: 'Rome',
      ranking_string: '#85 of 1,203 hotels in Rome',
    });
  });

  it('have neither rating nor ranking for an unrated hotel', () => {
    expect(toRatingDetails(details)).toMatchObject({
      rating: null,
      ranking: null,
      ranking_string: null,
      num_reviews: 0,
    });
  });
});

describe('a found location', () => {
  it('may lack its distance and its city', () => {
    const found = { location_id: '1', name: 'Bel &amp; Colle', address_obj: { address_string: 'Italy' } };
    expect(candidateOf(found)).toEqual({
      ...{ location_id: '1', name: 'Bel & Colle', city: null, address: null, distanceKm: null, isHotel: true },
    });
    expect(candidateOf({ ...found, distance: '0.021' }).distanceKm).toBe(0.021);
  });
});

describe('plain text', () => {
  it.each([
    ['Good &amp; cheap', 'Good & cheap'],
    ['One<br/>two<br>three', 'One\ntwo\nthree'],
    ['<p>One</p><script src="x">two</script>', 'One\ntwo'],
    ['2 < 3 and 4 > 3', '2 < 3 and 4 > 3'],
    ['&lt;b&gt; stays', '<b> stays'],
    ['&amp;lt;', '&lt;'],
  ])('has no tags and no entities: %s', (text, plain) => {
    expect(plainText(text)).toBe(plain);
  });
});

describe('a damaged record', () => {
  it.each<[string, unknown, (wire: unknown) => unknown]>([
    ['a review', wire, reviewOf],
    ['a location', { location_id: '1', name: 'A', distance: '0.1', address_obj: { city: 'Rome' } }, candidateOf],
    ['details', { location_id: '1', name: 'A', rating: '4.5', ranking_data: { ranking: '3' } }, toRatingDetails],
  ])('is read or skipped, and never throws: %s', (_, good, read) => {
    fc.assert(
      fc.property(damageOf(good), (damages) => {
        const answer = read(damaged(good, damages));
        expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
      }),
      { numRuns: 400 },
    );
  });
});
