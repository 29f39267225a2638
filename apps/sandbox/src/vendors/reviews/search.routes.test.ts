import { WireLocationsAnswer } from '@tenth-night/provider-wire/reviews/search';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import { createTestReviews, latLong } from './testing/test-reviews';

const reviews = createTestReviews();
const { search, nearby, get } = reviews;
const paris = reviews.cityOf('paris');
const isAnswer = Compile(Type.Object(WireLocationsAnswer.properties, { additionalProperties: false }));

describe('a search', () => {
  it('answers in the shape of the wire, with at most ten places', async () => {
    const missing = new Set<string>();
    for (const hotel of reviews.hotelsIn('paris').slice(0, 200)) {
      const answer = (await get('search', { searchQuery: hotel.name, latLong: latLong(hotel) })).json();
      expect(isAnswer.Check(answer)).toBe(true);
      expect(answer.data.length).toBeLessThanOrEqual(10);
      for (const { address_obj } of answer.data) {
        for (const line of ['street1', 'city', 'state', 'postalcode']) if (!(line in address_obj)) missing.add(line);
      }
    }
    expect([...missing].toSorted()).toEqual(['city', 'postalcode', 'state', 'street1']);
  });

  it('returns neither coordinates nor category, and no distance without a position', async () => {
    const [hotel] = reviews.hotelsIn('paris');
    const found = await search({ searchQuery: `${hotel?.name} Paris` });
    expect(found.length).toBeGreaterThan(0);
    for (const place of found) {
      expect(Object.keys(place).filter((name) => name !== 'address_obj')).toEqual(['location_id', 'name']);
    }
  });

  it.each([
    [{}, 1.609344],
    [{ radiusUnit: 'km' }, 1],
    [{ radiusUnit: 'm' }, 0.001],
    [{ radiusUnit: 'mi' }, 1.609344],
  ])('measures with %j in units of %f km', async (unit: Record<string, string>, km) => {
    const [tower] = await search({ searchQuery: 'Eiffel Tower', latLong: '48.8484,2.2945', ...unit });
    expect(tower?.name).toBe('Eiffel Tower');
    expect(tower?.bearing).toBe('north');
    expect(tower?.distance).toMatch(/^\d+\.\d{3}$/);
    expect(Number(tower?.distance) * km).toBeCloseTo(1.11, 1);
  });

  it('finds landmarks, restaurants and cities, unless a category excludes them', async () => {
    const names = async (query: Record<string, string>) => (await search(query)).map(({ name }) => name);
    expect((await names({ searchQuery: 'Paris' }))[0]).toBe('Paris');
    expect(await names({ searchQuery: 'Paris', category: 'geos' })).toEqual(['Paris']);
    expect(await names({ searchQuery: 'Louvre Paris', category: 'attractions' })).toContain('Louvre Museum');
    expect(await names({ searchQuery: 'Louvre Paris', category: 'hotels' })).not.toContain('Louvre Museum');
    const all = await nearby({ latLong: latLong(paris.centre), radius: '3', radiusUnit: 'km' });
    const hotels = await nearby({ latLong: latLong(paris.centre), radius: '3', radiusUnit: 'km', category: 'hotels' });
    expect(all.map(({ name }) => name)).toContain('Paris');
    expect(hotels.map(({ name }) => name)).not.toContain('Paris');
  });

  it('can confuse the restaurant with the hotel without a category', async () => {
    let mistaken = 0;
    for (const hotel of reviews.hotelsIn('paris').slice(0, 200)) {
      const [first] = await search({ searchQuery: hotel.name, latLong: latLong(hotel) });
      const place = await reviews.details(first?.location_id ?? '');
      if (place.category?.name === 'restaurant') mistaken++;
    }
    expect(mistaken).toBeGreaterThan(2);
  });

  it('uses the address, and returns the city in the requested language', async () => {
    const hotel = reviews.withFate('london', 'matched')[3];
    const query = { searchQuery: 'London', category: 'hotels', address: `${hotel?.address} ${hotel?.zip}` };
    const [first] = await search(query);
    expect(first?.address_obj).toMatchObject({ street1: hotel?.address, city: 'London', country: 'United Kingdom' });
    const [inPolish] = await search({ ...query, language: 'pl' });
    expect(inPolish?.location_id).toBe(first?.location_id);
    expect(inPolish?.address_obj).toMatchObject({ city: 'Londyn', country: 'Wielka Brytania' });
    expect((await search({ ...query, address: '' }))[0]?.location_id).not.toBe(first?.location_id);
  });

  it('stays within the radius', async () => {
    const found = await search({
      searchQuery: 'Hotel',
      latLong: latLong(paris.centre),
      radius: '700',
      radiusUnit: 'm',
    });
    expect(found.length).toBeGreaterThan(0);
    for (const { distance } of found) expect(Number(distance)).toBeLessThanOrEqual(700);
    expect(await search({ searchQuery: 'Hotel', latLong: '0,-30' })).toEqual([]);
  });

  it('lists nearby places, the nearest first', async () => {
    const found = await nearby({ latLong: latLong(paris.centre), radius: '5', radiusUnit: 'km', category: 'hotels' });
    const distances = found.map(({ distance }) => Number(distance));
    expect(distances).toHaveLength(10);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(await nearby({ latLong: '0,-30' })).toEqual([]);
  });

  it('gives the same answer each time, even from another server', async () => {
    const query = { searchQuery: 'Hotel Paris', latLong: latLong(paris.centre) };
    const body = (await get('search', query)).body;
    expect((await get('search', query)).body).toBe(body);
    expect((await createTestReviews().get('search', query)).body).toBe(body);
    expect((await createTestReviews({ seed: 'other' }).get('search', query)).body).not.toBe(body);
  });
});
