/** Books a stay by calls. Other journeys test the screens that lead to a booking. */
import type { APIRequestContext } from '@playwright/test';
import { jsonOf } from './checked-answer';
import { hotelsOf } from './hotels-of-a-city';
import { CARD_EXPIRY, type Stay } from './stay-dates';

export type Booked = { readonly bookingId: string; readonly clientReference: string; readonly token: string };

type StayIn = Stay & { readonly city: string };
type Addresses = { readonly sandboxUrl: string };

const HOLDER = { firstName: 'Ada', lastName: 'Testa', email: 'ada@example.test' };

/** Books a refundable stay for the user who sends the request. */
export async function bookStay(request: APIRequestContext, { sandboxUrl }: Addresses, stay: StayIn): Promise<Booked> {
  const signedIn = await request.post('/api/auth/token');
  const headers = signedIn.status() === 401 ? {} : { authorization: `Bearer ${(await jsonOf(signedIn)).token}` };
  const post = async (path: string, data: object) => jsonOf(await request.post(path, { data, headers }));

  const [hotelIds] = await hotelsOf(request, stay.city);
  const { checkin, checkout } = stay;
  const question = { hotelIds, checkin, checkout, occupancies: [{ adults: 2 }], offersPerHotel: 20 };
  const { hotels: priced } = await post('/api/hotels/rates', question);
  const offers = priced.flatMap(({ offers: list }: { offers: object[] }) => list);
  const offer = offers.find(
    ({ refundable, partialRefund }: { refundable: boolean; partialRefund: boolean }) => refundable && !partialRefund,
  );
  if (!offer) throw new Error(`No hotel of ${stay.city} can be cancelled for free`);

  const { data: prebooked } = await post('/api/rates/prebook', { offerId: offer.offerId });
  const card = { secretKey: prebooked.secretKey, number: '4242424242424242', expiry: CARD_EXPIRY, cvc: '123' };
  await post(`${sandboxUrl}/payment-wrapper/confirm`, card);
  const { prebookId, transactionId } = prebooked;
  const payment = { method: 'TRANSACTION_ID', transactionId };
  const { data } = await post('/api/rates/book', { prebookId, holder: HOLDER, payment, guests: [] });
  if (data?.state !== 'confirmed') throw new Error(`It was not booked: ${JSON.stringify(data)}`);
  return data;
}
