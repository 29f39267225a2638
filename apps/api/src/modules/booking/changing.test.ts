/** Changes of a booking, on the sandbox: exchanges, paid replacements and corrected names. Each happens only once. */
import type { BookingView } from '@tenth-night/contract/booking';
import type { Alternative } from '@tenth-night/contract/booking-change';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { bookingIntents, mails } from '../../db/schema';
import { jsonOf } from '../../testing/checked-answer';
import { BOOK, BOOKINGS, HOLDER, MINUTE_MS, type TestShop, withShop } from './testing/test-shop';

const REBOOK = '/v3.0/rates/rebook';
const TWO_ROOMS = [
  { adults: 2, childrenAges: [] },
  { adults: 1, childrenAges: [] },
];
/** One night fewer than the booking of the shop, and one night more. */
const SHORTER = { checkin: '2027-03-12', checkout: '2027-03-14', rooms: TWO_ROOMS };
const LONGER = { checkin: '2027-03-12', checkout: '2027-03-16', rooms: TWO_ROOMS };

const shopOf = withShop();
let shop: TestShop;
let old: { readonly reference: string; readonly token: string; readonly bookingId: string; readonly view: BookingView };
beforeEach(async () => {
  shop = shopOf();
  const { clientReference: reference, token, bookingId } = jsonOf(await shop.book(await shop.paidPrebook())).data;
  old = { reference, token, bookingId, view: await shop.view(reference, token) };
});

const keyOfOld = () => ({ reference: old.reference, token: old.token });
const ask = (stay: object) => shop.visitor.post('/booking/alternatives', { ...keyOfOld(), ...stay });
const alternatives = async (stay: object): Promise<readonly Alternative[]> => jsonOf(await ask(stay)).data;
const minorOf = ({ offer }: Alternative) => Math.round(offer.total * 100);
const exchange = (body: object) => shop.visitor.post('/booking/exchange', { ...keyOfOld(), ...body });
const booked = () => shop.view(old.reference, old.token);
const rebooks = () => shop.api.ledger(REBOOK);
const statusAtProvider = async () =>
  (await shop.api.booking.booking(old.bookingId, AbortSignal.timeout(5_000)))?.status;

async function cheaper(): Promise<{
  readonly prebookId: string;
  readonly priceMinor: number;
  readonly backMinor: number;
}> {
  const [first] = await alternatives(SHORTER);
  if (!first || minorOf(first) >= old.view.price.minor) throw new Error('No cheaper alternative');
  return { prebookId: first.prebookId, priceMinor: minorOf(first), backMinor: old.view.price.minor - minorOf(first) };
}

/** The booking that took the place of the old one. */
async function replacement(): Promise<BookingView> {
  const { replacement: next } = await booked();
  if (!next) throw new Error('Nothing has taken its place');
  return shop.view(next.reference, next.token);
}

describe('the alternatives of a booking', () => {
  it('are stays at the same hotel, in the currency of the booking, cheapest first', async () => {
    const found = await alternatives(SHORTER);
    expect(found.length).toBeGreaterThan(1);
    const totals = found.map(({ offer }) => offer.total);
    expect(totals).toEqual(totals.toSorted((a, b) => a - b));
    expect(new Set(found.map(({ offer }) => `${offer.currency} ${offer.nights}`))).toEqual(new Set(['EUR 2']));
    expect(found[0]?.rooms).toEqual(TWO_ROOMS);
  });

  it('are empty if the hotel is sold out', async () => {
    await shop.api.faults({ path: `${BOOKINGS}/${old.bookingId}/alternative-prebooks`, kind: 'sold-out' });
    expect(await alternatives(SHORTER)).toEqual([]);
  });

  it('need the link or the owner, and a stay in the future', async () => {
    expect((await ask({ ...SHORTER, token: `${old.token.slice(0, -2)}AA` })).statusCode).toBe(404);
    expect((await ask({ ...SHORTER, checkin: '2027-03-15' })).statusCode).toBe(400);
    expect((await ask({ ...SHORTER, checkin: '2027-01-09', checkout: '2027-01-11' })).statusCode).toBe(400);
    expect((await ask({ ...SHORTER, checkout: '2027-05-12' })).statusCode).toBe(400);
    expect((await ask({ ...SHORTER, rooms: [] })).statusCode).toBe(400);
  });
});

describe('an exchange', () => {
  it('makes the new booking, ends the old one, and gives the difference back', async () => {
    const chosen = await cheaper();
    const answer = jsonOf(await exchange(chosen)).data;
    expect(answer).toMatchObject({ state: 'changed', refundNow: null });
    const next = await replacement();
    expect(next).toMatchObject({
      state: 'confirmed',
      dates: { checkin: SHORTER.checkin, checkout: SHORTER.checkout },
      holder: HOLDER,
      price: { minor: chosen.priceMinor },
      replaced: { reference: old.reference, refund: { minor: chosen.backMinor } },
    });
    expect(await statusAtProvider()).toBe('cancelled');
    const { charges, refunds } = await shop.api.books();
    expect(charges).toHaveLength(1);
    expect(refunds).toMatchObject([{ reason: 'rebooked', amount: chosen.backMinor / 100 }]);
    expect(await shop.letters()).toEqual(['changed', 'confirmation']);
  });

  it('happens once if the traveller presses three times, and all three requests get its result', async () => {
    const chosen = await cheaper();
    const answers = await Promise.all([1, 2, 3].map(() => exchange(chosen)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await rebooks()).toHaveLength(1);
    expect(await booked()).toMatchObject({ state: 'changed' });
    expect(await shop.letters()).toEqual(['changed', 'confirmation']);
  });

  it('happens only for the price and the refund that were shown', async () => {
    const chosen = await cheaper();
    for (const other of [{ priceMinor: chosen.priceMinor - 1 }, { backMinor: chosen.backMinor + 1 }]) {
      expect((await exchange({ ...chosen, ...other })).statusCode).toBe(409);
    }
    expect((await exchange({ ...chosen, prebookId: 'gone' })).statusCode).toBe(410);
    expect(await rebooks()).toEqual([]);
    expect(await booked()).toMatchObject({ state: 'confirmed', replacement: null });
  });

  it('never happens for a stay that costs more, because the difference would stay unpaid', async () => {
    const [dearer] = (await alternatives(LONGER)).filter((one) => minorOf(one) > old.view.price.minor);
    const priceMinor = minorOf(dearer as Alternative);
    const backMinor = old.view.price.minor - priceMinor;
    expect((await exchange({ prebookId: dearer?.prebookId, priceMinor, backMinor })).statusCode).toBe(409);
    expect(await rebooks()).toEqual([]);
  });

  it.each(['lost', 'reset'] as const)('without an answer (%s) is looked up, and made once', async (kind) => {
    const chosen = await cheaper();
    await shop.api.faults({ path: REBOOK, kind, times: 1 });
    expect(jsonOf(await exchange(chosen)).data.state).toBe('changing');
    const { refundNow } = old.view;
    const cancel = { ...keyOfOld(), refundMinor: refundNow?.refund.minor };
    expect((await shop.visitor.post('/booking/cancel', cancel)).statusCode).toBe(409);
    for (let minute = 1; minute < 5; minute++) await shop.reconcileAt(minute * MINUTE_MS);
    expect(await booked()).toMatchObject({ state: 'changed' });
    expect((await replacement()).state).toBe('confirmed');
    const { bookings, charges } = await shop.api.books();
    expect([bookings.length, charges.length, await statusAtProvider()]).toEqual([2, 1, 'cancelled']);
  });

  it('that the hotel refuses does not change the old booking, and the traveller gets a letter', async () => {
    const chosen = await cheaper();
    await shop.api.faults({ path: REBOOK, kind: 'status', status: 400, code: 4012, message: 'not confirmed' });
    expect(jsonOf(await exchange(chosen)).data).toMatchObject({ state: 'confirmed', replacement: null });
    expect(await statusAtProvider()).toBe('confirmed');
    expect(await shop.letters()).toEqual(['confirmation', 'not-changed']);
    expect(await booked()).toMatchObject({ state: 'confirmed', refundNow: old.view.refundNow });
  });

  it('without an answer is not given up while the provider no longer has the old booking', async () => {
    const chosen = await cheaper();
    await shop.api.faults(
      { path: REBOOK, kind: 'lost', times: 1 },
      { path: BOOKINGS, kind: 'status', status: 200, body: { data: [] } },
    );
    await exchange(chosen);
    for (let minute = 1; minute < 20; minute++) await shop.reconcileAt(minute * MINUTE_MS);
    expect(await booked()).toMatchObject({ state: 'changing' });
    await shop.api.faults();
    await shop.reconcileAt(21 * MINUTE_MS);
    expect(await booked()).toMatchObject({ state: 'changed' });
  });

  it('is dropped if the provider wants to decide later', async () => {
    const chosen = await cheaper();
    const body = { id: 1, bookingId: old.bookingId, status: 'PENDING' };
    await shop.api.faults({ path: REBOOK, kind: 'status', status: 202, body });
    expect(jsonOf(await exchange(chosen)).data).toMatchObject({ state: 'confirmed', replacement: null });
  });

  it('can be followed by another one, and by a cancellation of the last', async () => {
    await exchange(await cheaper());
    const first = await replacement();
    const key = (await booked()).replacement;
    const answer = await shop.visitor.post('/booking/cancel', { ...key, refundMinor: first.refundNow?.refund.minor });
    expect(jsonOf(answer).data.state).toBe('cancelled');
    const { refunds, charges } = await shop.api.books();
    const back = refunds.reduce((sum, { amount }) => sum + amount, 0);
    const kept = first.refundNow?.fee.minor ?? 0;
    expect(Math.round((charges[0]?.amount ?? 0) * 100)).toBe(Math.round(back * 100) + kept);
  });
});

describe('a booking that takes the place of another one', () => {
  async function dearer() {
    const [first] = (await alternatives(LONGER)).filter((one) => minorOf(one) > old.view.price.minor);
    if (!first) throw new Error('No dearer alternative');
    return shop.prebook({ offerId: first.offerId, changeOf: keyOfOld() });
  }

  it('is paid first; then the old booking is cancelled for the refund that was shown', async () => {
    const prebooked = await dearer();
    expect(prebooked.replaced).toEqual({ dates: old.view.dates, refund: old.view.refundNow?.refund });
    await shop.api.pay(prebooked.secretKey);
    expect(await booked()).toMatchObject({ state: 'confirmed' });
    expect(jsonOf(await shop.book(prebooked)).data.state).toBe('confirmed');
    expect((await booked()).state).toMatch(/^cancel/);
    await shop.reconcileAt(1);
    expect(await booked()).toMatchObject({ state: 'cancelled', refunded: old.view.price });
    expect(await replacement()).toMatchObject({ state: 'confirmed', replaced: { refund: old.view.price } });
    expect(await shop.letters()).toEqual(['cancellation', 'confirmation', 'confirmation']);
  });

  it('does not change the old booking if it is not paid or not booked', async () => {
    const prebooked = await dearer();
    await shop.book(prebooked);
    expect(await booked()).toMatchObject({ state: 'confirmed', replacement: null });
    const other = await dearer();
    await shop.api.pay(other.secretKey);
    await shop.api.faults({ path: BOOK, kind: 'status', status: 400, code: 4012, message: 'not confirmed' });
    await shop.book(other);
    expect(await booked()).toMatchObject({ state: 'confirmed', replacement: null });
    expect(await statusAtProvider()).toBe('confirmed');
  });

  it('needs the link of the old booking, and the same hotel', async () => {
    const [, ...others] = shop.offerIds;
    const post = (body: object) => shop.visitor.post('/rates/prebook', body);
    const elsewhere = others.at(-1);
    expect((await post({ offerId: elsewhere, changeOf: keyOfOld() })).statusCode).toBe(400);
    const token = `${old.token.slice(0, -2)}AA`;
    expect((await post({ offerId: elsewhere, changeOf: { ...keyOfOld(), token } })).statusCode).toBe(404);
  });
});

describe('a corrected holder', () => {
  const IDA = { firstName: 'Ida', lastName: 'Testa', email: 'ida@example.test' };
  const correct = (named: object = IDA) => shop.visitor.post('/booking/holder', { ...keyOfOld(), ...named });
  const amends = () => shop.api.ledger(`${BOOKINGS}/${old.bookingId}/amend`);

  it('reaches the provider, and both addresses get a letter', async () => {
    expect(jsonOf(await correct()).data).toMatchObject({ holder: IDA, newHolder: null });
    expect(await amends()).toMatchObject([{ body: { holder: IDA } }]);
    const rows = await shop.api.database.db.select().from(mails).where(eq(mails.kind, 'renamed'));
    expect(rows.map(({ to }) => to).toSorted()).toEqual(['ada@example.test', 'ida@example.test']);
  });

  it('is sent again until the provider accepts it', async () => {
    await shop.api.faults({ path: `${BOOKINGS}/*/amend`, kind: 'status', status: 503, times: 2 });
    expect(jsonOf(await correct()).data).toMatchObject({ holder: HOLDER, newHolder: IDA });
    await shop.reconcileAt(MINUTE_MS);
    await shop.reconcileAt(2 * MINUTE_MS);
    expect(await booked()).toMatchObject({ holder: IDA, newHolder: null });
  });

  it('is refused with its reason, and the old name stays', async () => {
    await shop.api.faults({ path: `${BOOKINGS}/*/amend`, kind: 'status', status: 400, code: 400, message: 'no' });
    expect((await correct()).statusCode).toBe(409);
    expect(await booked()).toMatchObject({ holder: HOLDER, newHolder: null });
  });

  it('must be a name and an address', async () => {
    for (const wrong of [{ email: 'nobody' }, { firstName: ' ' }, { lastName: 'www.example.test' }]) {
      expect((await correct({ ...IDA, ...wrong })).statusCode).toBe(400);
    }
    expect(await amends()).toEqual([]);
  });

  it('is not possible after a cancellation', async () => {
    await shop.api.database.db.update(bookingIntents).set({ state: 'cancelled' });
    expect((await correct()).statusCode).toBe(409);
  });
});
