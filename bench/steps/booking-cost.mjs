// One booking, as a traveler makes it: the checkout's page, the prebook, the payment, the booking, and its page.
import { json, sendRaw } from './calls.mjs';
import { day } from './figures.mjs';

const HOLDER = { firstName: 'Ada', lastName: 'Testa', email: 'ada@example.test' };
const FIRST_CHECKIN = 90;
const CARD = { number: '4242424242424242', cvc: '123' };

const post = (url, body) => sendRaw(url, { body: JSON.stringify(body), headers: { 'accept-encoding': 'identity' } });
const read = ({ bytes }) => JSON.parse(String(bytes));

/** Offers of hotels that the sandbox sells, as it offers them. */
export async function offersOf({ api, sandboxUrl }, hotelIds) {
  const faults = [{ path: '/v3.0/rates/prebook', kind: 'as-offered' }];
  await post(`${sandboxUrl}/__sandbox/faults`, { faults });
  const stay = { checkin: day(FIRST_CHECKIN), checkout: day(FIRST_CHECKIN + 2), occupancies: [{ adults: 2 }] };
  const { hotels } = read(await post(`${api}/hotels/rates`, { hotelIds, ...stay, offersPerHotel: 5 }));
  return hotels.flatMap(({ offers }) => offers.map(({ offerId }) => offerId));
}

/** Returns the answers of our site. */
export async function book({ url, api, sandboxUrl }, offerId) {
  const page = await sendRaw(`${url}/checkout?offerId=${encodeURIComponent(offerId)}`);
  const prebook = await post(`${api}/rates/prebook`, { offerId });
  const { prebookId, transactionId, secretKey } = read(prebook).data;
  const contact = await post(`${api}/rates/contact`, { prebookId, transactionId, contact: HOLDER, isPaying: true });
  await post(`${sandboxUrl}/payment-wrapper/confirm`, { secretKey, ...CARD, expiry: `12${day(900).slice(2, 4)}` });
  const payment = { method: 'TRANSACTION_ID', transactionId };
  const booked = await post(`${api}/rates/book`, { prebookId, holder: HOLDER, payment, guests: [] });
  const progress = `${api}/rates/progress?${new URLSearchParams({ prebookId, transactionId })}`;
  let { data } = read(booked);
  while (data.state !== 'confirmed') ({ data } = await json(progress));
  const key = new URLSearchParams({ reference: data.clientReference, token: data.token });
  return [page, prebook, contact, booked, await sendRaw(`${api}/booking?${key}`)];
}
