/** A stay that somebody has booked, without the screens that lead there: they have journeys of their own. */
import type { APIRequestContext } from '@playwright/test';

export type Booked = { readonly bookingId: string; readonly clientReference: string; readonly token: string };

type Stay = { readonly city: string; readonly checkin: string; readonly checkout: string };
type Addresses = { readonly sandboxUrl: string };

const HOLDER = { firstName: 'Ada', lastName: 'Testa', email: 'ada@example.test' };

/** By whoever is signed in there; a refundable one. */
export async function bookStay(request: APIRequestContext, { sandboxUrl }: Addresses, stay: Stay): Promise<Booked> {
  const { token } = await (await request.post('/api/auth/token')).json();
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const post = async (path: string, data: object) => (await request.post(path, { data, headers })).json();

  const places = await (await request.get(`/api/data/places?textQuery=${stay.city}&language=en`)).json();
  const hotels = await (await request.get(`/api/data/hotels?placeId=${places.data[0].id}&language=en`)).json();
  const hotelIds = hotels.data.slice(0, 40).map(({ hotelId }: { hotelId: string }) => hotelId);
  const { checkin, checkout } = stay;
  const question = { hotelIds, checkin, checkout, occupancies: [{ adults: 2 }], offersPerHotel: 20 };
  const { hotels: priced } = await post('/api/hotels/rates', question);
  const offers = priced.flatMap(({ offers: list }: { offers: object[] }) => list);
  const { offerId } = offers.find(
    ({ refundable, partialRefund }: { refundable: boolean; partialRefund: boolean }) => refundable && !partialRefund,
  );

  const { data: prebooked } = await post('/api/rates/prebook', { offerId });
  const card = { secretKey: prebooked.secretKey, number: '4242424242424242', expiry: '1230', cvc: '123' };
  const paid = await request.post(`${sandboxUrl}/payment-wrapper/confirm`, { data: card });
  if (!paid.ok()) throw new Error(await paid.text());
  const { prebookId, transactionId } = prebooked;
  const payment = { method: 'TRANSACTION_ID', transactionId };
  const { data } = await post('/api/rates/book', { prebookId, holder: HOLDER, payment, guests: [] });
  if (data?.state !== 'confirmed') throw new Error(`It was not booked: ${JSON.stringify(data)}`);
  return data;
}
