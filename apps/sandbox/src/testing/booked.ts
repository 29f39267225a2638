/** Books a stay step by step through the routes, for tests that start from a booked stay. */
import type { WireBooked, WireBookRequest } from '@tenth-night/provider-wire/hotel-rates/book';
import type { WirePrebook } from '@tenth-night/provider-wire/hotel-rates/prebook';
import type { WireOffer, WireRatesRequest } from '@tenth-night/provider-wire/hotel-rates/rates';
import type { LightMyRequestResponse } from 'fastify';
import { askRates } from './asked-rates';
import { pay } from './paid';
import type { TestSandbox } from './test-sandbox';

export const PREBOOK_PATH = '/v3.0/rates/prebook';
export const BOOK_PATH = '/v3.0/rates/book';

const HOLDER = { firstName: 'Ada', lastName: 'Testa', email: 'ada@example.test', phone: '+390600000000' };

/** Offers in Paris that match the condition. */
export async function offersWhere(
  sandbox: TestSandbox,
  isWanted: (offer: WireOffer) => boolean,
  change: Partial<WireRatesRequest> = {},
): Promise<WireOffer[]> {
  const ids = await sandbox.hotelIds('countryCode=FR&cityName=Paris&limit=200');
  const hotels = await askRates(sandbox, ids, change);
  return hotels.flatMap(({ roomTypes }) => roomTypes.filter(isWanted));
}

export const tagOf = ({ rates: [rate] }: WireOffer): string => rate?.cancellationPolicies.refundableTag ?? '';
export const penaltiesOf = ({ rates: [rate] }: WireOffer) => rate?.cancellationPolicies.cancelPolicyInfos ?? [];

/** Excludes random changes: the prebook equals the offer. */
export async function prebook(sandbox: TestSandbox, offerId: string, more: object = {}): Promise<WirePrebook> {
  await sandbox.post('/__sandbox/faults', { faults: [{ path: PREBOOK_PATH, kind: 'as-offered' }] });
  const answer = await sandbox.post(PREBOOK_PATH, { offerId, ...more });
  await sandbox.post('/__sandbox/faults', { faults: [] });
  return answer.json<{ data: WirePrebook }>().data;
}

export const bookRequest = (prebookId: string, change: Partial<WireBookRequest> = {}): WireBookRequest => ({
  prebookId,
  clientReference: `ref-${prebookId}`,
  holder: HOLDER,
  guests: [{ occupancyNumber: 1, firstName: 'Ada', lastName: 'Testa', email: HOLDER.email }],
  payment: { method: 'ACC_CREDIT_CARD' },
  ...change,
});

export const book = (sandbox: TestSandbox, request: WireBookRequest): Promise<LightMyRequestResponse> =>
  sandbox.post(BOOK_PATH, request);

export const booked = async (sandbox: TestSandbox, request: WireBookRequest): Promise<WireBooked> =>
  (await book(sandbox, request)).json<{ data: WireBooked }>().data;

export const byTransaction = (transactionId: string | undefined): WireBookRequest['payment'] => ({
  method: 'TRANSACTION_ID',
  transactionId: transactionId ?? '',
});

/** Prebooks with the widget, pays and books. */
export async function paidStay(
  sandbox: TestSandbox,
  offerId: string,
): Promise<{ readonly made: WirePrebook; readonly booking: WireBooked }> {
  const made = await prebook(sandbox, offerId, { usePaymentSdk: true });
  await pay(sandbox, made.secretKey);
  const payment = byTransaction(made.transactionId);
  return { made, booking: await booked(sandbox, bookRequest(made.prebookId, { payment })) };
}

/** The id of an offer with this tag and this number of penalties. */
export const offerWith = (offers: readonly WireOffer[], tag: 'RFN' | 'NRFN', penalties: number): string =>
  offers.find((offer) => tagOf(offer) === tag && penaltiesOf(offer).length === penalties)?.offerId ?? '';

export const ledgerOf = async (sandbox: TestSandbox) => (await sandbox.get('/__sandbox/ledger')).json();
