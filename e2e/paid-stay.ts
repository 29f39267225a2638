/** Prebooks, pays and books stays by calls, without the pages that lead there. Also reads the ledger of the sandbox. */
import type { APIRequestContext, Page } from '@playwright/test';
import { API_BASE } from '@tenth-night/contract/first-paths';
import { PATHS } from '@tenth-night/contract/paths';
import type { PrebookAnswer } from '@tenth-night/contract/prebook-codec';
import type { OfferBody } from '@tenth-night/contract/rates';
import { jsonOf } from './checked-answer';
import { AS_OFFERED, type Asker, findOffer } from './chosen-offer';
import { ADA } from './people';
import { CARD_EXPIRY } from './stay-dates';

export const BOOK = `**${API_BASE}${PATHS.book}`;
export const CANCEL = `**${API_BASE}${PATHS.cancelBooking}`;
export const BOOK_AT_PROVIDER = '/v3.0/rates/book';

type Fields = Readonly<Record<string, unknown>>;
type Site = { readonly sandboxUrl: string; faults(...faults: readonly Fields[]): Promise<void> };
type Wish = NonNullable<Parameters<typeof findOffer>[1]>;
export type Prebook = PrebookAnswer['data'];

export const isRefundable = (offer: OfferBody) => offer.refundable && !offer.partialRefund;

/** Sends no token, so the prebook belongs to the visitor who returns from the payment, not to the signed-in user. */
export async function prebookStay(page: Asker, site: Site, wish: Wish = {}): Promise<Prebook> {
  const { offer } = await findOffer(page, { city: 'Zurich', isFit: isRefundable, ...wish });
  await site.faults(AS_OFFERED);
  const data = { offerId: offer.offerId, contact: ADA, language: 'en' };
  const answer: PrebookAnswer = await jsonOf(await page.request.post(`${API_BASE}${PATHS.prebook}`, { data }));
  await site.faults();
  return answer.data;
}

/** Pays as the card form does. Returns the keys that the payment provider adds to the return address. */
export async function pay(request: APIRequestContext, { sandboxUrl }: Site, { secretKey }: Prebook) {
  const data = { secretKey, number: '4242424242424242', expiry: CARD_EXPIRY, cvc: '123' };
  const { query } = await jsonOf(await request.post(`${sandboxUrl}/payment-wrapper/confirm`, { data }));
  return query as Readonly<Record<string, string>>;
}

export function returnPath({ prebookId, transactionId, hotelId }: Prebook, added: object = {}): string {
  const query = { prebookId, transactionId: transactionId ?? '', hotelId, ...added };
  return `/payment/return?${new URLSearchParams(query)}`;
}

/** Prebooks and pays a stay. `path` leads back from the payment. */
export async function paidReturn(page: Asker, site: Site, wish: Wish = {}) {
  const prebook = await prebookStay(page, site, wish);
  return { prebook, path: returnPath(prebook, await pay(page.request, site, prebook)) };
}

/** Books a paid stay by a call, while the provider has these faults. Returns its ids, and the token that opens it. */
export async function bookedStay(page: Asker, site: Site, wish: Wish = {}, ...faults: Fields[]) {
  const { prebook } = await paidReturn(page, site, wish);
  await site.faults(...faults);
  const payment = { method: 'TRANSACTION_ID', transactionId: prebook.transactionId };
  const data = { prebookId: prebook.prebookId, holder: ADA, payment, guests: [] };
  const answer = await jsonOf(await page.request.post(`${API_BASE}${PATHS.book}`, { data }));
  const { clientReference: reference, token, bookingId } = answer.data as Record<string, string>;
  return { reference: reference ?? '', token: token ?? '', bookingId: bookingId ?? '', hotelId: prebook.hotelId };
}

/** Stores what the checkout leaves in the tab: the typed details, and the mark that this tab made the prebook. */
export async function keepPayer(page: Page, payer: object, { prebookId, hotelId }: Prebook): Promise<void> {
  const kept = { payer, [`checkout:${prebookId}`]: { checkout: '/checkout', hotel: `/hotel/${hotelId}` } };
  await page.addInitScript((items) => {
    for (const [key, item] of Object.entries(items)) sessionStorage.setItem(key, JSON.stringify(item));
  }, kept);
}

/** All bookings, charges and refunds of one payment. */
export async function booksOf(request: APIRequestContext, { sandboxUrl }: Site, { prebookId, transactionId }: Prebook) {
  const ledger = await jsonOf(await request.get(`${sandboxUrl}/__sandbox/ledger`));
  const of = (rows: readonly Fields[], field: string, id: string | null) => rows.filter((row) => row[field] === id);
  return {
    bookings: of(ledger.bookings, 'prebookId', prebookId),
    charges: of(ledger.charges, 'transactionId', transactionId),
    refunds: of(ledger.refunds, 'transactionId', transactionId),
  };
}
