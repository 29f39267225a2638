import { WireLocationDetails } from '@tenth-night/provider-wire/reviews/details';
import type { WirePhoto } from '@tenth-night/provider-wire/reviews/photos';
import { WirePhotosAnswer } from '@tenth-night/provider-wire/reviews/photos';
import { Compile } from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import type { Hotel } from '../../world/hotels/hotel';
import { hotelLocationId, landmarkLocationId } from './location-id';
import { matchOf } from './reviews';
import { createTestReviews } from './testing/test-reviews';

const reviews = createTestReviews();
const { get, details } = reviews;
const hotels = ['paris', 'london', 'warsaw'].flatMap((slug) => reviews.sample(slug, 'matched', 90));
const idOf = (hotel: Hotel): string => matchOf(hotel, 'test') ?? '';
const sum = (texts: readonly string[]): number => texts.reduce((total, text) => total + Number(text), 0);
const isDetails = Compile(WireLocationDetails);
const isPhotos = Compile(WirePhotosAnswer);

/** The paths of all numbers that are not in a text. */
function numbersIn(value: unknown, path = ''): string[] {
  if (typeof value === 'number') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => numbersIn(inner, `${path}/${name}`));
}

describe('the details of a location', () => {
  it('have the shape of the wire, without an envelope and with texts instead of numbers', async () => {
    for (const hotel of hotels) {
      const place = await details(idOf(hotel));
      expect([...isDetails.Errors(place)]).toEqual([]);
      expect(Object.keys(place).filter((name) => !(name in WireLocationDetails.properties))).toEqual([]);
      expect(numbersIn(place)).toEqual([]);
      expect(place.web_url).toMatch(
        /^https:\/\/www\.tripadvisor\.com\/Hotel_Review-g\d+-d\d+-Reviews-\w+\.html\?m=00000$/,
      );
    }
  });

  it('are consistent with each other and with the hotel', async () => {
    for (const hotel of hotels) {
      const place = await details(idOf(hotel));
      expect(sum(Object.values(place.review_rating_count ?? {}))).toBe(Number(place.num_reviews));
      expect(sum(place.trip_types?.map(({ value }) => value) ?? [])).toBeLessThanOrEqual(Number(place.num_reviews));
      if (place.rating === undefined) continue;
      expect(Math.abs(Number(place.rating) - hotel.rating / 2)).toBeLessThanOrEqual(0.25);
      expect(place.rating_image_url).toBe(`http://localhost:80/reviews/img/ratings/${place.rating}.svg`);
      const { ranking = '', ranking_out_of, geo_location_name, ranking_string } = place.ranking_data ?? {};
      expect(Number(ranking)).toBeLessThanOrEqual(Number(ranking_out_of));
      expect(ranking_string).toBe(
        `#${Number(ranking).toLocaleString('en')} of ${Number(ranking_out_of).toLocaleString('en')} hotels in ${geo_location_name}`,
      );
    }
  });

  it('have no rating and ranking for unrated places, and awards for a few', async () => {
    const places = await Promise.all(hotels.map((hotel) => details(idOf(hotel))));
    const unrated = places.filter(({ num_reviews }) => num_reviews === '0');
    expect(unrated.length).toBeGreaterThan(3);
    for (const place of unrated) {
      expect(place).not.toHaveProperty('rating');
      expect(place).not.toHaveProperty('ranking_data');
    }
    const awarded = places.filter(({ awards = [] }) => awards.length > 0).length;
    expect(awarded).toBeGreaterThan(2);
    expect(awarded).toBeLessThan(places.length / 5);
    expect(Object.keys(places.find(({ rating }) => rating)?.subratings ?? {})).toEqual(['0', '1', '2', '3', '4', '5']);
  });

  it('are in the requested language, or in English if there is none', async () => {
    const id = idOf(hotels.find(({ rating }) => rating > 0) as Hotel);
    const names = async (language: string) => {
      const place = await details(id, { language });
      return [place.subratings?.['0']?.localized_name, place.ancestors?.[2]?.name];
    };
    expect(await names('pl')).toEqual(['Lokalizacja', 'Francja']);
    expect(await names('de_AT')).toEqual(['Lage', 'Frankreich']);
    expect(await names('ja')).toEqual(['Location', 'France']);
  });

  it('have the position of the location, not of the hotel', async () => {
    const [hotel] = reviews.withFate('paris', 'far') as [Hotel];
    const { latitude, longitude } = await details(idOf(hotel));
    expect(`${latitude},${longitude}`).not.toBe(`${hotel.latitude.toFixed(5)},${hotel.longitude.toFixed(5)}`);
  });

  it('have landmarks as attractions, and no location that was never listed', async () => {
    const landmark = await details(landmarkLocationId(reviews.cityOf('paris'), 0));
    expect(landmark.category?.name).toBe('attraction');
    expect(isDetails.Check(landmark)).toBe(true);
    const [lost] = reviews.withFate('paris', 'unlisted') as [Hotel];
    const [far] = reviews.withFate('paris', 'matched') as [Hotel];
    for (const id of [
      hotelLocationId(lost.id, 'itself'),
      hotelLocationId(far.id, 'twin'),
      '1',
      '99999999',
      '9'.repeat(40),
    ]) {
      const answer = await get(`${id}/details`);
      expect([answer.statusCode, answer.json().error.type]).toEqual([404, 'NotFoundException']);
    }
  });
});

describe('the photos of a location', () => {
  const photosOf = async (id: string, query: Record<string, string> = {}): Promise<WirePhoto[]> =>
    (await get(`${id}/photos`, query)).json().data;

  it('come five at a time, in five sizes, and are as many as the details say', async () => {
    let captions = 0;
    for (const hotel of hotels.slice(0, 40)) {
      const id = idOf(hotel);
      const answer = (await get(`${id}/photos`)).json();
      expect(isPhotos.Check(answer)).toBe(true);
      const count = Number((await details(id)).photo_count);
      expect(answer.data).toHaveLength(Math.min(5, count));
      expect(await photosOf(id, { offset: String(count) })).toEqual([]);
      captions += answer.data.filter(({ caption }: WirePhoto) => caption !== '').length;
      for (const { images } of answer.data as WirePhoto[]) {
        expect(images.original.url).toMatch(
          new RegExp(`^http://localhost:80/pictures/${hotel.id}/(facade|lobby|room|bath|pool|view|restaurant)\\.jpg$`),
        );
        expect(images.thumbnail.url).toBe(images.original.url.replace('/pictures/', '/pictures/thumbnail/'));
      }
    }
    expect(captions).toBeGreaterThan(10);
  });

  it('can be paged and filtered by source', async () => {
    const id = idOf(hotels.find(({ reviewCount }) => reviewCount > 400) as Hotel);
    const all = [...(await photosOf(id)), ...(await photosOf(id, { offset: '5' }))];
    expect(new Set(all.map((photo) => photo.id)).size).toBe(10);
    expect(await photosOf(id, { offset: '3', limit: '2' })).toEqual(all.slice(3, 5));
    expect(await photosOf(id, { limit: '50' })).toHaveLength(5);
    const chosen = await photosOf(id, { source: 'Management,Expert' });
    expect(chosen.length).toBeGreaterThan(0);
    for (const { source } of chosen) expect(['Management', 'Expert']).toContain(source.name);
  });
});
