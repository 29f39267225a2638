/** All hotels of a city, best first by the vendor's own order: a pure function of the seed and the city. */
import { createRandom, type Random } from '../../../../kernel/random';
import type { City } from '../cities/city';
import { fillPattern, type HotelKind } from '../cities/flavour';
import { distanceKm, shifted } from '../lat-lng';
import type { Hotel } from './hotel';
import { drawFacilities } from './hotel-facilities';
import { hotelId } from './hotel-id';

/** Lists to draw from: what stands in them more often comes more often. */
const KINDS: readonly HotelKind[] = [
  ...Array<HotelKind>(14).fill('hotel'),
  'apartments',
  'apartments',
  'apartments',
  'hostel',
  'guesthouse',
  'guesthouse',
];
const STARS: Readonly<Record<HotelKind, readonly number[]>> = {
  hotel: [1, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3.5, 4, 4, 4, 4, 4, 4.5, 5, 5],
  apartments: [3, 3, 3, 3.5, 4, 4],
  hostel: [1, 1, 2],
  guesthouse: [2, 3, 3, 3, 4],
};
/** Above 1, so that hotels crowd towards the centre. */
/** The very centre is a square, a crossing or a cathedral, never a hotel. */
const NEAREST_KM = 0.15;
const CROWDING = 1.4;
const UNRATED_SHARE = 0.04;
const NAME_TRIES = 12;

function drawName(city: City, kind: HotelKind, random: Random, taken: Set<string>): string {
  const draw = (): string => fillPattern(random.pick(city.flavour.hotelNames[kind]), city.flavour, city.areas, random);
  let name = draw();
  for (let k = 0; taken.has(name) && k < NAME_TRIES; k++) name = draw();
  // Only a city with more hotels than words gets here.
  for (let k = 2; taken.has(name); k++) name = `${name.replace(/ \d+$/, '')} ${k}`;
  taken.add(name);
  return name;
}

function drawRating(stars: number, random: Random): { rating: number; reviewCount: number } {
  if (random.chance(UNRATED_SHARE)) return { rating: 0, reviewCount: 0 };
  const rating = 6.3 + stars * 0.42 + (random.next() + random.next() - 1) * 1.7;
  return {
    rating: Math.round(Math.max(3.8, Math.min(9.8, rating)) * 10) / 10,
    reviewCount: Math.round(8 * 10 ** (random.next() * 1.9 + stars * 0.18)),
  };
}

function drawHotel(city: City, index: number, random: Random, taken: Set<string>): Hotel {
  const kind = random.pick(KINDS);
  const stars = random.pick(STARS[kind]);
  const reach = NEAREST_KM + (city.radiusKm - NEAREST_KM) * random.next() ** CROWDING;
  const bearing = random.range(0, 2 * Math.PI);
  const [northKm, eastKm] = [reach * Math.cos(bearing), reach * Math.sin(bearing)];
  const location = shifted(city.centre, northKm, eastKm);
  const { rating, reviewCount } = drawRating(stars, random);
  return {
    id: hotelId(city.serial, index),
    kind,
    name: drawName(city, kind, random, taken),
    city,
    ...location,
    distanceKm: distanceKm(city.centre, location),
    address: fillPattern(random.pick(city.flavour.addresses), city.flavour, city.areas, random),
    zip: city.zip(random, northKm, eastKm),
    stars,
    rating,
    reviewCount,
    facilityIds: drawFacilities(stars, random),
    rank: rating * 10 + Math.log10(1 + reviewCount) * 12 + random.range(0, 40),
  };
}

export function cityHotels(seed: string, city: City): Hotel[] {
  const taken = new Set<string>();
  return Array.from({ length: city.hotelCount }, (_, index) =>
    drawHotel(city, index, createRandom(`${seed} ${city.slug} ${index}`), taken),
  ).toSorted((a, b) => b.rank - a.rank);
}
