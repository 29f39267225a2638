/** A traveller who changes a confirmed stay while things break: one night fewer, or one more that has to be paid. */
import type { BookingProgress, BookingProgressAnswer, BookingView } from '@tenth-night/contract/booking';
import type { AlternativesAnswer } from '@tenth-night/contract/booking-change';
import type { PrebookAnswer } from '@tenth-night/contract/prebook-codec';
import { addDays } from '@tenth-night/domain/stay/dates';
import type { Chance } from './chance';

type Api = {
  get<Answer>(path: string): Promise<Answer | null>;
  post<Answer>(path: string, body: object): Promise<Answer | null>;
};

type Parts = {
  readonly api: Api;
  readonly chance: Chance;
  readonly holder: object;
  pay(secretKey: string | null): Promise<boolean>;
};

/** Changes the stay, and does not wait for the result. The oracle checks it in the provider's books. */
export async function changeStay({ api, chance, holder, pay }: Parts, booked: BookingProgress): Promise<void> {
  const key = { reference: booked.clientReference, token: booked.token };
  const view = await api.get<{ data: BookingView }>(`/booking?reference=${key.reference}&token=${key.token}`);
  if (!view?.data.refundNow) return;
  const { dates, rooms, price, refundNow } = view.data;
  const nights = chance.isTrue(0.6) ? -1 : 1;
  const stay = { checkin: dates.checkin, checkout: addDays(dates.checkout, nights), rooms };
  const found = await api.post<AlternativesAnswer>('/booking/alternatives', { ...key, ...stay });
  const chosen = found?.data[0];
  if (!chosen) return;
  const priceMinor = Math.round(chosen.offer.total * 100);
  const backMinor = price.minor - priceMinor;
  if (backMinor >= 0 && refundNow.fee.minor === 0) {
    const body = { ...key, prebookId: chosen.prebookId, priceMinor, backMinor };
    const tabs = Array.from({ length: chance.between(1, 4) }, () => api.post('/booking/exchange', body));
    await Promise.all(tabs);
    return;
  }
  const prebook = await api.post<PrebookAnswer>('/rates/prebook', { offerId: chosen.offerId, changeOf: key });
  const { prebookId, transactionId, secretKey = null } = prebook?.data ?? {};
  if (!transactionId) return;
  const isPaying = await api.post('/rates/contact', { prebookId, transactionId, contact: holder, isPaying: true });
  if (!isPaying || !(await pay(secretKey))) return;
  const payment = { method: 'TRANSACTION_ID', transactionId };
  await api.post<BookingProgressAnswer>('/rates/book', { prebookId, holder, payment, guests: [] });
}
