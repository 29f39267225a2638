/** All listings that one hotel causes: a pure function of the seed and the hotel. */
import { chanceOf, createRandom, type Random } from '../../kernel/random';
import { type City, districtCentre } from '../../world/cities/city';
import { drawZip } from '../../world/cities/country';
import { fillPattern } from '../../world/flavours/flavour';
import type { Hotel } from '../../world/hotels/hotel';
import { type LatLng, shifted } from '../../world/lat-lng';
import { type Fate, fateOf, isListed } from './fate';
import { listedName } from './listed-name';
import type { Location } from './location';
import { HOTEL_LISTINGS, type HotelListing, hotelLocationId } from './location-id';
import { namesakeCityOf } from './namesake-city';
import { similarName } from './similar-name';

type Reach = readonly [from: number, to: number];
const NOT_OFF_KM: Reach = [0, 0];
/** How far the listing is from the real hotel, in kilometres. */
const OFF_KM: Readonly<Partial<Record<Fate, Reach>>> = {
  matched: [0, 0.058],
  twin: [0, 0.02],
  misplaced: [0.595, 0.605],
  far: [5.9, 6.1],
};
const NEIGHBOUR_KM: Reach = [0.28, 0.32];
const TWIN_KM: Reach = [0.078, 0.082];
const RESTAURANT_KM: Reach = [0.01, 0.04];
const RESTAURANT_SHARE = 0.15;

function away(from: LatLng, [least, most]: Reach, random: Random): LatLng {
  const km = random.range(least, most);
  const bearing = random.range(0, 2 * Math.PI);
  return shifted(from, km * Math.cos(bearing), km * Math.sin(bearing));
}

const addressIn = (city: City, area: string, random: Random): string =>
  fillPattern(random.pick(city.country.flavour.addresses), city.country.flavour, { area, city: city.names.en }, random);

function placeInCity(city: City, random: Random): Pick<Location, 'city' | 'area' | 'street' | 'zip'> & LatLng {
  const district = random.pick(city.districts);
  const [area, , , radiusKm, ownZip] = district;
  const spot = away(districtCentre(district), [0, radiusKm], random);
  return {
    ...spot,
    city,
    area,
    street: addressIn(city, area, random),
    zip: drawZip(ownZip ?? city.country.zip, random),
  };
}

function restaurantName({ name }: Hotel, random: Random): string {
  const plain = name.replace(/\bh[oô]tel\b ?/iu, '').trim();
  return random.pick([`Restaurant ${plain}`, `${plain} Restaurant`, `Bistro ${plain}`, `${name} Restaurant & Bar`]);
}

type Making = LatLng & Pick<Location, 'name'> & Partial<Location>;

const MAKE: Readonly<Record<HotelListing, (hotel: Hotel, fate: Fate, random: Random) => Making>> = {
  itself: (hotel, fate, random) => ({
    name: fate === 'matched' ? listedName(hotel, random) : hotel.name,
    ...away(hotel, OFF_KM[fate] ?? NOT_OFF_KM, random),
  }),
  neighbour: (hotel, _fate, random) => ({
    name: similarName(hotel, random),
    street: addressIn(hotel.city, hotel.area, random),
    ...away(hotel, NEIGHBOUR_KM, random),
  }),
  namesake: (hotel, _fate, random) => ({ name: hotel.name, ...placeInCity(namesakeCityOf(hotel.city), random) }),
  twin: (hotel, _fate, random) => ({
    name: `${hotel.name} ${random.pick(['Annexe', 'Residence'])}`,
    ...away(hotel, TWIN_KM, random),
  }),
  restaurant: (hotel, _fate, random) => ({
    category: 'restaurants',
    name: restaurantName(hotel, random),
    ...away(hotel, RESTAURANT_KM, random),
  }),
};

function isThere(listing: HotelListing, { id }: Hotel, fate: Fate, seed: string): boolean {
  if (listing === 'itself') return isListed(fate);
  if (listing === 'restaurant') return chanceOf(`${seed} ${id} restaurant beside`) < RESTAURANT_SHARE;
  return listing === fate;
}

export function hotelLocations(hotel: Hotel, seed: string): Location[] {
  const { id, city, area, address: street, zip } = hotel;
  const fate = fateOf(id, seed);
  return HOTEL_LISTINGS.filter((listing) => isThere(listing, hotel, fate, seed)).map((listing) => ({
    id: hotelLocationId(id, listing),
    category: 'hotels',
    ...{ city, area, street, zip, hotel: { listing, of: hotel } },
    ...MAKE[listing](hotel, fate, createRandom(`${seed} ${id} listed as ${listing}`)),
  }));
}
