import { describe, expect, it } from 'vitest';
import type { Hotel } from '../../world/hotels/hotel';
import { distanceKm } from '../../world/lat-lng';
import { FATE_SHARES, type Fate, fateOf } from './fate';
import { searchWords } from './location-index';
import { matchOf } from './reviews';
import { createTestReviews, latLong } from './testing/test-reviews';

const SEED = 'test';
const reviews = createTestReviews({ seed: SEED });
const { search, nearby, details, withFate } = reviews;
const CITIES = ['paris', 'london', 'warsaw'];

const atHotel = (hotel: Hotel) => ({ latLong: latLong(hotel), radiusUnit: 'm', category: 'hotels' });
const byName = (hotel: Hotel) => search({ searchQuery: hotel.name, ...atHotel(hotel) });
const hotelsOf = (fate: Fate, most: number): Hotel[] =>
  CITIES.flatMap((slug) => reviews.sample(slug, fate, most / CITIES.length));

describe('the fates of hotels', () => {
  it('have their shares', () => {
    const hotels = ['paris', 'london', 'warsaw', 'rome', 'tokyo'].flatMap((slug) => reviews.hotelsIn(slug));
    const counts = new Map<Fate, number>();
    for (const { id } of hotels) counts.set(fateOf(id, SEED), (counts.get(fateOf(id, SEED)) ?? 0) + 1);
    for (const [fate, share] of Object.entries(FATE_SHARES)) {
      const measured = (counts.get(fate as Fate) ?? 0) / hotels.length;
      const noise = 3 * Math.sqrt((share * (1 - share)) / hotels.length);
      expect(Math.abs(measured - share), fate).toBeLessThan(noise);
    }
  });

  it('place a matched hotel first, within 60 m and with all words of its name', async () => {
    const hotels = hotelsOf('matched', 120);
    let first = 0;
    let renamed = 0;
    for (const hotel of hotels) {
      const found = await byName(hotel);
      const own = found.find(({ location_id }) => location_id === matchOf(hotel, SEED));
      expect(Number(own?.distance)).toBeLessThanOrEqual(60);
      expect(searchWords(own?.name ?? '')).toEqual(expect.arrayContaining(searchWords(hotel.name)));
      if (found[0] === own) first++;
      if (own?.name !== hotel.name) renamed++;
    }
    // Two hotels of this world may share all words of a name and stand side by side.
    expect(first / hotels.length).toBeGreaterThan(0.99);
    expect(renamed / hotels.length).toBeGreaterThan(0.25);
  });

  it('place the same hotel first if its city follows its name, and find it nearby without a name', async () => {
    for (const hotel of hotelsOf('matched', 30)) {
      const id = matchOf(hotel, SEED);
      const [first] = await search({ searchQuery: `${hotel.name} ${hotel.city.names.en}`, ...atHotel(hotel) });
      expect(first?.location_id).toBe(id);
      const around = await nearby({ ...atHotel(hotel), radius: '5000' });
      expect(around.map(({ location_id }) => location_id)).toContain(id);
    }
  });

  it('keep an unlisted hotel out of every search', async () => {
    for (const hotel of hotelsOf('unlisted', 30)) {
      expect(matchOf(hotel, SEED)).toBeNull();
      for (const { location_id } of [...(await byName(hotel)), ...(await nearby(atHotel(hotel)))]) {
        const { latitude, longitude, name } = await details(location_id);
        const km = distanceKm(hotel, { latitude: Number(latitude), longitude: Number(longitude) });
        expect(name !== hotel.name || km > 0.06).toBe(true);
      }
    }
  });

  it('place a hotel with a similar name about 300 m away', async () => {
    const hotels = hotelsOf('neighbour', 30);
    let shared = 0;
    for (const hotel of hotels) {
      expect(matchOf(hotel, SEED)).toBeNull();
      const all = [...(await byName(hotel)), ...(await nearby({ ...atHotel(hotel), radius: '350' }))];
      const tempting = all.filter(({ distance }) => Number(distance) > 275 && Number(distance) < 325);
      const words = searchWords(hotel.name);
      const closest = Math.max(
        0,
        ...tempting.map(({ name }) => searchWords(name).filter((word) => words.includes(word)).length),
      );
      expect(tempting.map(({ name }) => name)).not.toContain(hotel.name);
      if (closest > 0) shared++;
    }
    expect(shared / hotels.length).toBeGreaterThan(0.8);
  });

  it.each([
    ['misplaced', 600, 10],
    ['far', 6000, 150],
  ] as const)('place a %s hotel %i m off under its own name', async (fate, metres, noise) => {
    for (const hotel of hotelsOf(fate, 12)) {
      const found = await byName(hotel);
      const own = found.find(({ location_id }) => location_id === matchOf(hotel, SEED));
      expect(own?.name).toBe(hotel.name);
      expect(Math.abs(Number(own?.distance) - metres)).toBeLessThan(noise);
    }
  });

  it('list the namesake of a hotel hundreds of kilometres away', async () => {
    for (const hotel of hotelsOf('namesake', 12)) {
      expect(matchOf(hotel, SEED)).toBeNull();
      const namesake = (await byName(hotel)).find(
        ({ name, distance }) => name === hotel.name && Number(distance) > 200_000,
      );
      expect(namesake).toBeDefined();
      const place = await details(namesake?.location_id ?? '');
      expect(place.ancestors?.[0]?.name).not.toBe(hotel.city.names.en);
      const there = await nearby({ latLong: `${place.latitude},${place.longitude}`, category: 'hotels' });
      expect(there[0]?.location_id).toBe(namesake?.location_id);
      const near = await search({ searchQuery: hotel.name, ...atHotel(hotel), radius: '5000' });
      expect(near.map(({ location_id }) => location_id)).not.toContain(namesake?.location_id);
    }
  });

  it('place a twin 80 m from a hotel that is also listed', async () => {
    for (const hotel of hotelsOf('twin', 12)) {
      const [own, ...others] = await byName(hotel);
      expect(own).toMatchObject({ location_id: matchOf(hotel, SEED), name: hotel.name });
      const twin = others.find(({ name }) => name === `${hotel.name} Annexe` || name === `${hotel.name} Residence`);
      expect(Math.abs(Number(twin?.distance) - 80)).toBeLessThan(4);
    }
  });

  it('can be requested for checks', async () => {
    const [found, lost] = [withFate('paris', 'matched')[0], withFate('paris', 'unlisted')[0]] as [Hotel, Hotel];
    const answer = await reviews.ask(`/__sandbox/review-matches?hotelIds=${found.id},${lost.id},lpffffff`);
    expect(answer.json()).toEqual({
      matches: { [found.id]: matchOf(found, SEED), [lost.id]: null },
      fates: { [found.id]: 'matched', [lost.id]: 'unlisted' },
    });
  });
});
