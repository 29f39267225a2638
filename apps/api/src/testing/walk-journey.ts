/** A traveller who searches, opens a hotel and books, over real HTTP and from their own address. */
import { request } from './flood';

type Site = {
  /** The site's URL, without the API's base. */
  readonly url: string;
  pay(secretKey: string | null): Promise<void>;
};

/** Dates for the sandbox of the tests, whose clock is fixed. */
const DATES = { checkIn: '2027-03-12', checkOut: '2027-03-15' };

/** Returns the successful steps in order. Throws at the first failed call. */
export async function walkJourney(
  { url, pay }: Site,
  address: string,
  city: string,
  dates = DATES,
): Promise<readonly string[]> {
  const steps: string[] = [];
  async function ask(step: string, path: string, body?: object) {
    const response = await fetch(`${url}/api${path}`, request(address, body));
    const text = await response.text();
    if (!response.ok) throw new Error(`${address}: ${step} returned ${response.status} ${text}`);
    steps.push(step);
    return text;
  }

  const places = JSON.parse(await ask('places', `/data/places?textQuery=${city}`));
  const hotels = JSON.parse(await ask('list', `/data/hotels?placeId=${places.data[0].id}`));
  const hotelIds: string[] = hotels.data.slice(0, 20).map(({ hotelId }: { hotelId: string }) => hotelId);
  const stay = { adults: 2, children: 0, childrenAges: [], rooms: 1, currency: 'EUR', guestNationality: 'US' };
  await ask('rates', '/search/rates/stream', { hotelIds, ...dates, ...stay, offersPerHotel: 1 });
  await ask('hotel', `/data/hotel?hotelId=${hotelIds[0]}`);
  const offers = JSON.parse(
    await ask('hotel rates', '/hotels/rates', {
      hotelIds,
      checkin: dates.checkIn,
      checkout: dates.checkOut,
      occupancies: [{ adults: 2 }],
      currency: 'EUR',
      offersPerHotel: 5,
    }),
  );
  const { offerId } = offers.hotels[0].offers[0];
  const { data: prebook } = JSON.parse(await ask('prebook', '/rates/prebook', { offerId }));
  await pay(prebook.secretKey);
  const { prebookId, transactionId } = prebook;
  const holder = { firstName: 'Ada', lastName: 'Testa', email: 'ada@example.test' };
  const payment = { method: 'TRANSACTION_ID', transactionId };
  await ask('book', '/rates/book', { prebookId, holder, payment, guests: [] });
  return steps;
}
