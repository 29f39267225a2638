/** All hotels of a city, sorted by the vendor's rank: a pure function of the seed and the city. */
import { createRandom, type Random } from '../../kernel/random';
import { slices } from '../../kernel/slices';
import { type City, type District, districtCentre } from '../cities/city';
import { drawZip } from '../cities/country';
import { fillPattern, type HotelKind, type Whereabouts } from '../flavours/flavour';
import { distanceKm, type LatLng, shifted } from '../lat-lng';
import { ashore } from '../waters/waters';
import type { Hotel } from './hotel';
import { drawFacilities } from './hotel-facilities';
import { hotelId } from './hotel-id';

/** Lists for random picks. Entries that occur more often are picked more often. */
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
/** A district at this distance from the centre has half as many hotels as a central one of its size. */
const HALF_AS_MANY_KM = 3;
const UNRATED_SHARE = 0.04;
const NAME_TRIES = 12;

function drawName(city: City, kind: HotelKind, where: Whereabouts, random: Random, taken: Set<string>): string {
  const { flavour } = city.country;
  const draw = (): string => fillPattern(random.pick(flavour.hotelNames[kind]), flavour, where, random);
  let name = draw();
  for (let k = 0; taken.has(name) && k < NAME_TRIES; k++) name = draw();
  // Only a city with more hotels than words gets here.
  for (let k = 2; taken.has(name); k++) name = `${name.replace(/ \d+$/, '')} ${k}`;
  taken.add(name);
  return name;
}

/** Picks districts at random; large and central ones are more likely. */
function createDistrictLot({ centre, districts }: City): (random: Random) => District {
  const sums: number[] = [];
  for (const district of districts) {
    const distance = distanceKm(centre, districtCentre(district));
    sums.push((sums.at(-1) ?? 0) + district[3] / (1 + distance / HALF_AS_MANY_KM));
  }
  return (random) => {
    const lot = random.range(0, sums.at(-1) ?? 0);
    return districts[sums.findIndex((sum) => lot < sum)] as District;
  };
}

/** A random point in the district, all points equally likely. */
function drawSpot(district: District, random: Random): LatLng {
  const reach = district[3] * Math.sqrt(random.next());
  const bearing = random.range(0, 2 * Math.PI);
  return shifted(districtCentre(district), reach * Math.cos(bearing), reach * Math.sin(bearing));
}

function drawRating(stars: number, random: Random): { rating: number; reviewCount: number } {
  if (random.chance(UNRATED_SHARE)) return { rating: 0, reviewCount: 0 };
  const rating = 6.3 + stars * 0.42 + (random.next() + random.next() - 1) * 1.7;
  return {
    rating: Math.round(Math.max(3.8, Math.min(9.8, rating)) * 10) / 10,
    reviewCount: Math.round(8 * 10 ** (random.next() * 1.9 + stars * 0.18)),
  };
}

function drawHotel(city: City, index: number, district: District, random: Random, taken: Set<string>): Hotel {
  const { flavour, zip } = city.country;
  const kind = random.pick(KINDS);
  const stars = random.pick(STARS[kind]);
  const [area, , , , ownZip] = district;
  const where = { area, city: city.names.en };
  const spot = ashore(city, drawSpot(district, random));
  const { rating, reviewCount } = drawRating(stars, random);
  return {
    id: hotelId(city.serial, index),
    kind,
    name: drawName(city, kind, where, random, taken),
    city,
    area,
    ...spot,
    distanceKm: distanceKm(city.centre, spot),
    address: fillPattern(random.pick(flavour.addresses), flavour, where, random),
    zip: drawZip(ownZip ?? zip, random),
    stars,
    rating,
    reviewCount,
    facilityIds: drawFacilities(stars, random),
    rank: rating * 10 + Math.log10(1 + reviewCount) * 12 + random.range(0, 40),
  };
}

/** Makes one hotel after the other. Call it in the order of the numbers, because no two hotels may share a name. */
function createHotelLot(seed: string, city: City): (index: number) => Hotel {
  const taken = new Set<string>();
  const drawDistrict = createDistrictLot(city);
  return (index) => {
    const random = createRandom(`${seed} ${city.slug} ${index}`);
    return drawHotel(city, index, drawDistrict(random), random, taken);
  };
}

const numbersOf = ({ hotelCount }: City): number[] => Array.from({ length: hotelCount }, (_, index) => index);
const byRank = (a: Hotel, b: Hotel): number => b.rank - a.rank;

export const cityHotels = (seed: string, city: City): Hotel[] =>
  numbersOf(city).map(createHotelLot(seed, city)).toSorted(byRank);

/** The same hotels, made in slices. */
export const cityHotelsInSlices = async (seed: string, city: City): Promise<Hotel[]> =>
  (await slices.map(numbersOf(city), createHotelLot(seed, city))).toSorted(byRank);
