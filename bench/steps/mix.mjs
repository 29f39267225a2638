// The requests of many visitors, as a busy site gets them.
import { createZipf } from '../../scripts/steps/chance.mjs';
import { hotelsOf, idsOf, placeOf } from './calls.mjs';
import { day } from './figures.mjs';

const CITIES = ['Lisbon', 'Riga', 'Vienna', 'Prague', 'Porto', 'Oslo', 'Athens', 'Dublin', 'Seville', 'Tallinn'];
const BATCH = 200;
const FIRST_CHECKIN = 20;
const CHECKINS = 60;
const LENGTHS = 3;
/** How strongly people want the same: 1 is the usual value for places and pages. */
const EXPONENT = 1;
/** So many that no limit of an address decides. */
const ADDRESSES = 20_000;

/** Of a hundred requests. A visit begins at home, in a search or at a hotel; scripts and pictures are not counted. */
export const SHARES = { home: 25, results: 20, rates: 25, hotel: 15, detail: 15 };

/** What the requests need to know, fetched once. */
export async function prepareMix({ url, api }) {
  const cities = [];
  for (const name of CITIES) {
    const [placeId, hotels] = [await placeOf(api, name), await hotelsOf(api, name)];
    cities.push({ name, placeId, hotelIds: idsOf(hotels).slice(0, BATCH) });
  }
  return { url, api, cities };
}

const addressOf = (k) => `198.${18 + (k >> 16)}.${(k >> 8) & 255}.${k & 255}`;

/** Gives the next request. A city and a stay are chosen together, so that few searches are equal and many are not. */
export function createMix({ url, api, cities }, chance) {
  const choose = createZipf(cities.length * CHECKINS * LENGTHS, EXPONENT, chance);
  const kinds = Object.entries(SHARES).flatMap(([kind, share]) => new Array(share).fill(kind));
  const bodies = new Map();
  const chooseHotel = createZipf(BATCH, EXPONENT, chance);
  const popular = (list) => list[chooseHotel() % list.length];

  function stayOf(rank) {
    const arrival = FIRST_CHECKIN + (Math.floor(rank / cities.length) % CHECKINS);
    const nights = 1 + (Math.floor(rank / (cities.length * CHECKINS)) % LENGTHS);
    return [day(arrival), day(arrival + nights)];
  }

  function ratesBody(rank, { hotelIds }) {
    const [checkIn, checkOut] = stayOf(rank);
    const known = bodies.get(rank) ?? JSON.stringify({ hotelIds, checkIn, checkOut, currency: 'USD' });
    bodies.set(rank, known);
    return known;
  }

  const REQUESTS = {
    home: () => ({ url: `${url}/` }),
    results: (rank, { placeId, name }) => {
      const [checkIn, checkOut] = stayOf(rank);
      return { url: `${url}/search?placeId=${placeId}&place=${name}&checkin=${checkIn}&checkout=${checkOut}` };
    },
    rates: (rank, city) => ({ url: `${api}/search/rates/stream`, body: ratesBody(rank, city) }),
    hotel: (rank, { hotelIds }) => {
      const [checkIn, checkOut] = stayOf(rank);
      return { url: `${url}/hotel/${popular(hotelIds)}?checkin=${checkIn}&checkout=${checkOut}` };
    },
    detail: (_, { hotelIds }) => ({ url: `${api}/data/hotel?hotelId=${popular(hotelIds)}&language=en` }),
  };

  return () => {
    const [kind, rank] = [kinds[Math.floor(chance() * kinds.length)], choose()];
    const headers = { 'x-forwarded-for': addressOf(Math.floor(chance() * ADDRESSES)) };
    return { kind, headers, ...REQUESTS[kind](rank, cities[rank % cities.length]) };
  };
}
