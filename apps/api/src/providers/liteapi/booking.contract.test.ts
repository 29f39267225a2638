import { bookOutcome } from '@tenth-night/domain/booking/book-outcome';
import type { Offer } from '@tenth-night/domain/offers/offer';
import type { CalendarDate } from '@tenth-night/domain/stay/dates';
import type { RoomOccupancy } from '@tenth-night/domain/stay/occupancy';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { eventually, startTestApi, type TestApi } from '../../testing/test-api';
import type { BookRequest, Prebooked } from '../ports/booking.port';
import { ProviderError } from '../provider-error';

const never = new AbortController().signal;
const [PREBOOK, BOOK] = ['/v3.0/rates/prebook', '/v3.0/rates/book'];
const DATES = { checkin: '2027-03-12' as CalendarDate, checkout: '2027-03-15' as CalendarDate };
const FAMILY: readonly RoomOccupancy[] = [
  { adults: 2, childrenAges: [4, 9] },
  { adults: 1, childrenAges: [] },
];
const HOLDER = { firstName: 'Ada', lastName: 'Testa', email: 'ada@example.test' };

let api: TestApi;
let offers: readonly Offer[];

beforeAll(async () => {
  api = await startTestApi();
  const area = { kind: 'around', centre: { latitude: 48.8566, longitude: 2.3522 }, radiusMetres: 12_000 } as const;
  const hotels = await api.hotelRates.hotels({ area, language: 'en', limit: 40, facilityIds: [] }, never);
  const found: Offer[] = [];
  const party = { dates: DATES, rooms: FAMILY, currency: 'EUR', guestNationality: 'US', offersPerHotel: 20 };
  const asked = { hotelIds: hotels.map(({ hotelId }) => hotelId), ...party };
  for await (const group of api.hotelRates.streamRates(asked, never)) found.push(...group.flatMap((h) => h.offers));
  offers = found;
});
afterEach(() => api.reset());
afterAll(() => api.close());

const offerOf = (isWanted: (offer: Offer) => boolean) => offers.find(isWanted) as Offer & { offerId: string };
const partly = () => offerOf((offer) => offer.hasPartialRefund && offer.payAtHotel.minor > 0);

/** Prebooks the offer without random changes of the sandbox. */
async function prebook(offer = partly()): Promise<Prebooked> {
  await api.faults({ path: PREBOOK, kind: 'as-offered' });
  return api.booking.prebook({ offerId: offer.offerId }, never);
}

const bookRequest = ({ prebookId, transactionId, rooms }: Prebooked, reference = 'TN-1'): BookRequest => ({
  reference,
  prebookId,
  transactionId: transactionId ?? '',
  holder: HOLDER,
  guests: rooms.map(() => ({ firstName: HOLDER.firstName, lastName: HOLDER.lastName, remarks: '' })),
});

async function paidPrebook(): Promise<Prebooked> {
  const prebooked = await prebook();
  await api.pay(prebooked.secretKey);
  return prebooked;
}

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => Promise.reject(new Error('It did not fail')),
    (error: unknown) => error as ProviderError,
  );

describe('prebook, against the sandbox', () => {
  it('returns the terms of the chosen offer, to the cent and to the minute', async () => {
    for (const offer of [partly(), offerOf(({ isRefundable }) => !isRefundable)]) {
      const { price, payAtHotel, board, boardName, isRefundable, hasPartialRefund, freeCancellationUntil } = offer;
      expect((await prebook(offer)).terms).toEqual({
        ...{ price, payAtHotel, board, boardName, isRefundable, hasPartialRefund, freeCancellationUntil },
        ...{ isBoardChanged: false, isCancellationChanged: false },
      });
    }
  });

  it('returns the stay, the cancellation costs, and the keys of a payment', async () => {
    const offer = partly();
    const prebooked = await prebook(offer);
    expect(prebooked).toMatchObject({
      dates: DATES,
      rooms: FAMILY,
      roomName: offer.roomName,
      price: { total: offer.price, nights: 3 },
      cancellation: { total: offer.price, isRefundable: true, hasPartialRefund: true },
    });
    expect(prebooked.price.commissions).toHaveLength(2);
    const [first] = prebooked.cancellation.penalties.toSorted((a, b) => a.from - b.from);
    expect(first?.from).toBe(offer.freeCancellationUntil);
    expect(prebooked.transactionId).toMatch(/^tr_/);
    expect(prebooked.secretKey).toMatch(/^pi_.*_secret_/);
  });

  it('reports a changed price, board and policy', async () => {
    const offer = partly();
    await api.faults({ path: PREBOOK, kind: 'change', pricePercent: 10, board: true, cancellation: true });
    const { terms } = await api.booking.prebook({ offerId: offer.offerId }, never);
    expect(terms).toMatchObject({ isBoardChanged: true, isCancellationChanged: true });
    expect(terms.price.minor).toBeGreaterThan(offer.price.minor);
  });

  it.each([
    ['sold out', { kind: 'sold-out' }, 'offer-gone', { code: 2001, status: 409 }],
    ['too slow', { kind: 'status', status: 408, code: 4016 }, 'vendor-timeout', { code: 4016, status: 408 }],
    ['outdated', { kind: 'status', status: 408, code: 4040 }, 'offer-gone', { code: 4040, status: 408 }],
  ])('refuses an offer that is %s, by its code', async (_, fault, reason, details) => {
    await api.faults({ path: PREBOOK, ...fault });
    const error = await failureOf(api.booking.prebook({ offerId: partly().offerId }, never));
    expect(error).toMatchObject({ name: 'ProviderError', failure: 'refused', reason, details });
  });

  it('refuses an unknown offer, with the reason', async () => {
    const error = await failureOf(api.booking.prebook({ offerId: 'nonsense' }, never));
    expect(error).toMatchObject({ reason: 'offer-gone', details: { code: 4002, description: 'invalid offerId' } });
  });

  it('does not wait for searches', async () => {
    await api.faults({ path: '/v3.0/hotels/rates', kind: 'hang' }, { path: PREBOOK, kind: 'as-offered' });
    const leaves = Array.from({ length: 30 }, () => new AbortController());
    const party = { dates: DATES, rooms: FAMILY, currency: 'EUR', guestNationality: 'US', offersPerHotel: 1 };
    const searches = leaves.map(async ({ signal }) => {
      for await (const _ of api.hotelRates.streamRates({ hotelIds: ['lp1'], ...party }, signal));
    });
    await eventually(
      () => api.ledger('/v3.0/hotels/rates'),
      (calls) => calls.length === 12,
    );
    await expect(api.booking.prebook({ offerId: partly().offerId }, never)).resolves.toMatchObject({ rooms: FAMILY });
    for (const leave of leaves) leave.abort();
    await Promise.allSettled(searches);
  });
});

describe('a booking, against the sandbox', () => {
  it('is made, found by its reference, its id and its guest, and cancelled', async () => {
    const prebooked = await paidPrebook();
    const made = await api.booking.book(bookRequest(prebooked), never);
    expect(made).toMatchObject({
      status: 'confirmed',
      clientReference: 'TN-1',
      hotelId: prebooked.hotelId,
      dates: DATES,
      price: prebooked.price.total,
      isRefundable: true,
    });
    const found = { bookingId: made.bookingId, clientReference: 'TN-1', guestId: made.guestId, status: 'confirmed' };
    expect(await api.booking.findByReference('TN-1', never)).toMatchObject(found);
    expect(await api.booking.booking(made.bookingId, never)).toMatchObject(found);
    expect(await api.booking.bookingsOf(made.guestId ?? '', never)).toEqual([expect.objectContaining(found)]);

    const { minor, currency } = prebooked.price.total;
    const cancelled = { feeMinor: 0, refundMinor: minor, currency };
    expect(await api.booking.cancel(made.bookingId, never)).toEqual(cancelled);
    expect(await api.booking.cancel(made.bookingId, never)).toBeNull();
    expect(await api.booking.booking(made.bookingId, never)).toMatchObject({ status: 'cancelled' });
  });

  it('has the cancellation costs of the prebook', async () => {
    const prebooked = await paidPrebook();
    const made = await api.booking.book(bookRequest(prebooked), never);
    const byTime = (terms: Prebooked['cancellation'] | null) => terms?.penalties.toSorted((a, b) => a.from - b.from);
    expect(byTime(made.cancellation)).toEqual(byTime(prebooked.cancellation));
    expect((await api.booking.findByReference('TN-1', never))?.cancellation).toEqual(made.cancellation);
  });

  it('is null for an unknown reference, id or guest', async () => {
    expect(await api.booking.findByReference('TN-1', never)).toBeNull();
    expect(await api.booking.booking('nothing_9', never)).toBeNull();
    expect(await api.booking.cancel('nothing_9', never)).toBeNull();
    expect(await api.booking.bookingsOf('412', never)).toEqual([]);
  });

  it('is refused with a reason before it is paid', async () => {
    const error = await failureOf(api.booking.book(bookRequest(await prebook()), never));
    expect(error).toMatchObject({ failure: 'refused', details: { code: 2014, description: 'payment not completed' } });
    expect(bookOutcome(error.refusal)).toBe('unpaid');
  });

  it('is refused for a used reference, which still finds the first booking', async () => {
    const request = bookRequest(await paidPrebook());
    const { bookingId } = await api.booking.book(request, never);
    const error = await failureOf(api.booking.book(request, never));
    expect(error).toMatchObject({ reason: 'reference-used', details: { code: 4005, description: '' } });
    expect(bookOutcome(error.refusal)).toBe('unanswered');
    expect(await api.booking.findByReference(request.reference, never)).toMatchObject({ bookingId });
  });

  it('fails if somebody else gets the last room', async () => {
    const request = bookRequest(await paidPrebook());
    await api.faults({ path: BOOK, kind: 'sold-out' });
    const error = await failureOf(api.booking.book(request, never));
    expect(error).toMatchObject({ reason: 'hotel-failed', failure: 'refused', details: { code: 2013 } });
    expect(bookOutcome(error.refusal)).toBe('unanswered');
    expect(await api.booking.findByReference(request.reference, never)).toBeNull();
  });

  it('exists exactly once if its answer was lost', async () => {
    const request = bookRequest(await paidPrebook());
    await api.faults({ path: BOOK, kind: 'lost' });
    const error = await failureOf(api.booking.book(request, never));
    expect(error).toMatchObject({ name: 'ProviderError', failure: 'lost', reason: 'other', hasAnswer: false });
    expect(bookOutcome(error.refusal)).toBe('unanswered');
    expect(await api.booking.findByReference(request.reference, never)).toMatchObject({ status: 'confirmed' });
    const { bookings, charges } = await api.books();
    expect([bookings.length, charges.length]).toEqual([1, 1]);
    expect(await api.ledger(BOOK)).toHaveLength(1);
  });

  it('does not count as refused if the answer is not from the provider', async () => {
    const request = bookRequest(await paidPrebook());
    await api.faults({ path: BOOK, kind: 'html', status: 400 });
    const error = await failureOf(api.booking.book(request, never));
    expect(error).toMatchObject({ reason: 'other', details: { status: 400, code: null } });
    expect(bookOutcome(error.refusal)).toBe('unanswered');
  });
});

describe('a provider that does not answer', () => {
  it('causes a timeout with an unknown outcome', async () => {
    const hasty = await startTestApi({ timeoutMs: 300 });
    await hasty.faults({ path: BOOK, kind: 'hang' });
    const request: BookRequest = { reference: 'r', prebookId: 'p', transactionId: 't', holder: HOLDER, guests: [] };
    const error = await failureOf(hasty.booking.book(request, never));
    expect(error).toBeInstanceOf(ProviderError);
    expect(error).toMatchObject({ failure: 'late', reason: 'other', hasAnswer: false });
    expect(bookOutcome(error.refusal)).toBe('unanswered');
    await hasty.close();
  });
});
