/** What the desk shows about bookings, and what a person at the desk can do with them. */
import type { DeskBookingDetail, DeskBookingRow } from '@tenth-night/contract/desk';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dailyCounts, deskLog, deskSetAside } from '../../db/desk-tables';
import { bookingIntents, mails } from '../../db/schema';
import { jsonOf } from '../../testing/checked-answer';
import { eventually } from '../../testing/test-api';
import { BOOK, HOLDER, openTestShop, type Prebook, T0, type TestShop } from '../booking/testing/test-shop';
import { DESK_VARIABLES, enrol, newStaff, STAFF, type TestStaff } from './testing/test-desk';

let shop: TestShop;
let staff: TestStaff;

beforeAll(async () => {
  shop = await openTestShop({ variables: DESK_VARIABLES, sendsMail: true });
  staff = await newStaff(shop.api);
  await enrol(shop.api, staff, T0);
});
afterEach(async () => {
  await shop.api.reset();
  const { db } = shop.api.database;
  for (const table of [mails, deskSetAside, bookingIntents, deskLog, dailyCounts]) await db.delete(table);
});
afterAll(() => shop.api.close());

async function booked() {
  const prebooked = await shop.paidPrebook();
  const { clientReference: reference, token, bookingId } = jsonOf(await shop.book(prebooked)).data;
  return { prebooked, reference, token, bookingId };
}
const open = async (reference: string): Promise<DeskBookingDetail> =>
  jsonOf(await staff.get(`/desk/bookings/${reference}`));
const act = (reference: string, body: object) => staff.post(`/desk/bookings/${reference}/actions`, body);
const waiting = async (): Promise<readonly DeskBookingRow[]> => jsonOf(await staff.get('/desk/waiting')).data;
const found = async (q: string): Promise<readonly string[]> =>
  jsonOf(await staff.get(`/desk/bookings?${new URLSearchParams({ q })}`)).data.map(
    (row: DeskBookingRow) => row.reference,
  );
const set = (prebooked: Prebook, change: object) => shop.set(prebooked, { stateSince: new Date(T0), ...change });
const logged = async () =>
  (await shop.api.database.db.select().from(deskLog)).map(({ action, subject }) => [action, subject]);

describe('a booking at the desk', () => {
  it('lists every state, call and letter with the request that caused it', async () => {
    const prebooked = await shop.paidPrebook();
    const answer = await shop.book(prebooked);
    const { clientReference: reference } = answer.json().data;
    await eventually(
      () => shop.api.database.db.select().from(mails),
      ([letter]) => letter?.sentAt !== null && letter !== undefined,
    );
    const { story, letters } = await open(reference);
    const lines = story.map(({ kind, what, outcome }) => [kind, what, outcome]);
    expect(lines).toEqual(
      expect.arrayContaining([
        ['state', 'intent', null],
        ['state', 'paid', null],
        ['state', 'booking', null],
        ['call', 'book', 'ok'],
        ['state', 'confirmed', null],
        ['letter', 'confirmation', 'queued'],
        ['letter', 'confirmation', 'sent'],
        ['action', 'open', null],
      ]),
    );
    const ids = new Set(story.filter(({ kind }) => kind === 'call' || kind === 'state').map((line) => line.requestId));
    expect(ids).toEqual(new Set([null, answer.headers['x-request-id']]));
    expect(letters).toMatchObject([{ kind: 'confirmation', status: 'sent' }]);
  });

  it('lists a call that failed, and the job that continued', async () => {
    const prebooked = await shop.paidPrebook();
    await shop.api.faults({ path: BOOK, kind: 'reset' });
    const { clientReference: reference } = (await shop.book(prebooked)).json().data;
    const { story, state } = await open(reference);
    expect(state).toBe('unknown');
    expect(story.find(({ what }) => what === 'book')).toMatchObject({ kind: 'call', outcome: 'lost' });
    await shop.reconcileAt(60_000);
    const after = await open(reference);
    const byJob = after.story.filter(({ requestId }) => requestId?.startsWith('job-'));
    expect(byJob.map(({ what }) => what)).toContain('paid');
  });

  it('is found by anything that a traveller can tell the desk on the phone', async () => {
    const { reference, bookingId } = await booked();
    const name = `${HOLDER.firstName} ${HOLDER.lastName}`;
    for (const q of [reference, reference.toLowerCase(), bookingId, HOLDER.email, 'ADA@', 'testa', name, ` ${name} `]) {
      expect(await found(q), q).toEqual([reference]);
    }
    for (const q of ['nobody', '%', '_', 'ada%', "'; drop table users; --"]) expect(await found(q), q).toEqual([]);
    expect(await found('')).toEqual([reference]);
  });

  it('is listed by state, and in pages', async () => {
    const { reference } = await booked();
    const of = async (query: string) => jsonOf(await staff.get(`/desk/bookings?${query}`)).data;
    expect(await of('state=confirmed')).toMatchObject([{ reference, guest: 'Ada Testa', waiting: [] }]);
    expect(await of('state=cancelled')).toEqual([]);
    expect(await of(`before=${new Date(T0).toISOString()}`)).toEqual([]);
    expect(await of(`before=${new Date(T0 + 1).toISOString()}`)).toHaveLength(1);
  });
});

describe('what waits for a person', () => {
  it('is listed until it is done, and the action is logged', async () => {
    const { reference, prebooked } = await booked();
    expect(await waiting()).toEqual([]);
    await set(prebooked, { state: 'refund-due' });
    expect(await waiting()).toMatchObject([{ reference, waiting: ['refund-due'] }]);
    const answer = jsonOf(await act(reference, { action: 'mark-refunded', note: 'by bank transfer' }));
    expect([answer.state, answer.waiting]).toEqual(['refunded', []]);
    expect(answer.actions).not.toContain('mark-refunded');
    expect(answer.story.some(({ what }: { what: string }) => what === 'refunded')).toBe(true);
    expect(answer.story.find(({ kind }: { kind: string }) => kind === 'action')).toMatchObject({
      what: 'mark-refunded',
      outcome: 'by bank transfer',
      who: STAFF,
    });
    expect(await waiting()).toEqual([]);
    expect((await act(reference, { action: 'mark-refunded' })).statusCode).toBe(409);
    expect(await logged()).toEqual([['mark-refunded', reference]]);
  });

  it('includes a booking without an answer from the provider for more than a minute', async () => {
    const { reference, prebooked } = await booked();
    await set(prebooked, { state: 'unknown', stateSince: new Date(T0 - 60_000) });
    expect(await waiting()).toEqual([]);
    await set(prebooked, { stateSince: new Date(T0 - 60_001) });
    expect(await waiting()).toMatchObject([{ reference, waiting: ['no-answer'] }]);
  });

  it('can be set aside, and waits again when it happens again', async () => {
    const { reference, prebooked } = await booked();
    await set(prebooked, { confirmedOtherwise: { price: { minor: 1, currency: 'EUR' } } });
    expect(await waiting()).toMatchObject([{ waiting: ['other-terms'] }]);
    expect((await act(reference, { action: 'set-aside', waiting: 'unverified' })).statusCode).toBe(409);
    expect((await act(reference, { action: 'set-aside', waiting: 'other-terms' })).statusCode).toBe(200);
    expect(await waiting()).toEqual([]);
    await set(prebooked, { stateSince: new Date(T0 + 1) });
    expect(await waiting()).toHaveLength(1);
  });

  it('includes a letter that the mail server refused, which can be sent again', async () => {
    const { reference } = await booked();
    const { db } = shop.api.database;
    await eventually(
      () => db.select().from(mails),
      ([one]) => one?.sentAt !== null,
    );
    await db.update(mails).set({ sentAt: null, nextTryAt: null });
    const { letters } = await open(reference);
    expect([letters[0]?.status, (await waiting())[0]?.waiting]).toEqual(['refused', ['letter-refused']]);
    expect((await act(reference, { action: 'send-letter', letterId: 'another' })).statusCode).toBe(409);
    await act(reference, { action: 'send-letter', letterId: letters[0]?.id });
    await eventually(
      () => open(reference),
      (booking) => booking.letters[0]?.status === 'sent',
    );
    expect(await waiting()).toEqual([]);
  });

  it('is reported to the operator in one letter, and again only if something new waits', async () => {
    const { prebooked } = await booked();
    await set(prebooked, { state: 'refund-due' });
    const { createDigest } = await import('./digest');
    let now = T0;
    const rows = async () => (await waiting()) as DeskBookingRow[];
    const digest = createDigest({
      db: shop.api.database.db,
      to: 'boss@example.test',
      settings: shop.api.mail,
      waiting: rows,
      now: () => now,
    });
    const subjects = async () => {
      const { mails: caught } = await shop.api.books();
      return caught.filter(({ to }) => to[0]?.address === 'boss@example.test').map(({ subject }) => subject);
    };
    await Promise.all([digest(), digest(), digest()]);
    expect(await subjects()).toEqual(['1 booking waits for a person']);
    now += 2 * 3_600_000;
    await digest();
    expect(await subjects()).toHaveLength(1);
    await set(prebooked, { stateSince: new Date(T0 + 5) });
    await digest();
    expect(await subjects()).toHaveLength(2);
  });
});

describe('an action at the desk', () => {
  it('cancels a booking once, and only for the refund that was shown', async () => {
    const { reference } = await booked();
    const { refundNow } = await open(reference);
    const cancel = (refundMinor: number | null) => act(reference, { action: 'cancel', refundMinor });
    expect((await cancel((refundNow?.minor ?? 0) - 1)).statusCode).toBe(409);
    expect((await act(reference, { action: 'cancel' })).statusCode).toBe(409);
    expect((await shop.api.books()).refunds).toEqual([]);
    const answers = await Promise.all([1, 2].map(() => cancel(refundNow?.minor ?? null)));
    expect(answers.map(({ statusCode }) => statusCode)).toContain(200);
    expect(await open(reference)).toMatchObject({ state: 'cancelled', refunded: refundNow, refundNow: null });
    expect((await shop.api.books()).refunds).toMatchObject([{ amount: (refundNow?.minor ?? 0) / 100 }]);
    expect(await shop.letters()).toEqual(['cancellation', 'confirmation']);
  });

  it('looks up a booking again at once', async () => {
    const { reference, prebooked } = await booked();
    await set(prebooked, { state: 'unknown', nextTryAt: new Date(T0 + 3_600_000) });
    await act(reference, { action: 'look-up' });
    await eventually(
      () => open(reference),
      ({ state }) => state === 'confirmed',
    );
  });

  it('is refused if it is impossible or unknown, or if the booking does not exist', async () => {
    const { reference } = await booked();
    expect((await act(reference, { action: 'mark-refunded' })).statusCode).toBe(409);
    expect((await act(reference, { action: 'explode' })).statusCode).toBe(400);
    expect((await act('TN2222222222', { action: 'cancel' })).statusCode).toBe(404);
    expect(await logged()).toEqual([]);
  });
});

it('refuses to list the log before an impossible row number', async () => {
  expect((await staff.get('/desk/log?before=1e21')).statusCode).toBe(400);
  expect((await staff.get(`/desk/log?before=${Number.MAX_SAFE_INTEGER}`)).statusCode).toBe(200);
});

describe('the numbers of the desk', () => {
  it('count searches, checkouts, bookings and money by day', async () => {
    const { reference } = await booked();
    const { price } = await open(reference);
    await shop.api.database.db.update(bookingIntents).set({ usdRate: 1.25 }).where(eq(bookingIntents.id, reference));
    await shop.paidPrebook();
    await shop.api.database.db.insert(dailyCounts).values({ day: '2027-01-10', name: 'searches', count: 7 });
    const { data } = jsonOf(await staff.get('/desk/days?days=3'));
    expect(data.map(({ day }: { day: string }) => day)).toEqual(['2027-01-08', '2027-01-09', '2027-01-10']);
    expect(data[2]).toEqual({
      day: '2027-01-10',
      searches: 7,
      checkouts: 2,
      booked: 1,
      cancelled: 0,
      soldUsdMinor: Math.round((price?.minor ?? 0) * 1.25),
    });
    expect(data[1]).toMatchObject({ searches: 0, checkouts: 0, soldUsdMinor: 0 });
  });

  it('show the calls to the provider, and how many bookings are open', async () => {
    const { prebooked } = await booked();
    await set(prebooked, { state: 'unknown' });
    const health = jsonOf(await staff.get('/desk/health'));
    expect(health.calls).toMatchObject([{ call: 'book', count: 1, failed: 0 }]);
    expect(health.states).toEqual([{ state: 'unknown', count: 1, oldest: new Date(T0).toISOString() }]);
  });
});
