import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { bookingIntents, guestMappings, mails } from '../../db/schema';
import { onBothDatabases } from '../../testing/both-databases';
import { createIntentRepo, type Intent, type IntentRepo, type Lane } from './intent.repo';
import type { ShownOffer } from './intent-parts';
import { SHOWN } from './testing/shown-offer';

const HOLDER = { firstName: 'Ada', lastName: 'Testa', email: 'ada@example.test' };

onBothDatabases('the repository of booking intents', (database) => {
  let intents: IntentRepo;
  let intent: Intent;
  let time = 0;
  let count = 0;
  let paymentId: string;

  beforeAll(() => {
    intents = createIntentRepo(database().db, () => time);
  });
  afterEach(async () => {
    await database().db.delete(mails);
    await database().db.delete(bookingIntents);
  });
  beforeEach(async () => {
    time = 1_000_000 * (count + 1);
    count += 1;
    const uid = `user-${count}`;
    paymentId = `t${count}`;
    intent = await intents.add({
      ...{
        provider: 'liteapi',
        prebookId: `p${count}`,
        transactionId: paymentId,
        shown: SHOWN,
        language: 'en',
        uid,
        contact: null,
      },
    });
  });

  it('stores one row for a payment, even if it is added several times', async () => {
    const again = await intents.add({ ...intent, transactionId: paymentId });
    expect(again.id).toBe(intent.id);
    expect(await intents.findByPayment(intent.prebookId, paymentId)).toEqual(intent);
    expect(await intents.findByPayment('another', paymentId)).toBeNull();
  });

  it('creates references from TN and ten characters that are not easily confused', async () => {
    expect(intent.id).toMatch(/^TN[2-9A-HJKMNP-TV-Z]{10}$/);
    const other = await intents.add({ ...intent, transactionId: `${paymentId}-other` });
    expect(other.id).not.toBe(intent.id);
  });

  it('stores the contact until the payment, and schedules the intent when the traveller begins to pay', async () => {
    const [contact, lookAt] = [{ firstName: 'Ada' }, new Date(time + 500)];
    expect(await intents.saveContact(intent.id, contact)).toBe(true);
    expect(await intents.startPaying(intent, lookAt, lookAt)).toBe('open');
    expect(await intents.saveContact(intent.id, { firstName: 'Bo' })).toBe(true);
    expect(await intents.find(intent.id)).toMatchObject({ contact: { firstName: 'Bo' }, nextTryAt: lookAt });
    await intents.move(intent, 'paid', { holder: HOLDER });
    expect(await intents.saveContact(intent.id, contact)).toBe(false);
    expect(await intents.startPaying(intent, lookAt, lookAt)).toBe('closed');
    expect(await intents.saveContact('TN-nobody', contact)).toBe(false);
    expect((await intents.find(intent.id))?.contact).toEqual({ firstName: 'Bo' });
  });

  it('lists the bookings that a user has paid for, not the ones they only looked at', async () => {
    const uid = intent.uid ?? '';
    const other = await intents.add({ ...intent, transactionId: `${paymentId}-paid` });
    expect(await intents.ofUser(uid)).toEqual([]);
    await intents.move(other, 'paid', { holder: HOLDER });
    expect((await intents.ofUser(uid)).map(({ id }) => id)).toEqual([other.id]);
    expect(await intents.ofUser('nobody')).toEqual([]);
    const called = (await intents.move((await intents.find(other.id)) as Intent, 'book-called')) as Intent;
    expect((await intents.move(called, 'unpaid'))?.state).toBe('failed');
    expect(await intents.ofUser(uid)).toEqual([]);
  });

  it('finds other intents of the same person for the same stay within two hours', async () => {
    const contact = { email: 'Ada@Example.test' };
    const begin = (part: Partial<Omit<Intent, 'transactionId'>>) =>
      intents.add({ ...intent, contact, uid: null, ...part, transactionId: `${paymentId}-${++begun}` });
    let begun = 0;
    const mine = await begin({});
    const hours = (count: number) => count * 3_600_000;
    const at = async (ms: number, part: Parameters<typeof begin>[0] = {}) => {
      const start = time;
      time += ms;
      const made = await begin(part);
      time = start;
      return made;
    };
    const [before, after] = [await at(-hours(2)), await at(hours(2), { contact: { email: 'ada@example.test' } })];
    await at(hours(2) + 1);
    await at(-hours(2) - 1);
    await begin({ contact: { email: 'bo@example.test' } });
    await begin({ contact: null });
    await begin({ shown: { ...mine.shown, hotelId: 'lp2' } });
    await begin({ shown: { ...mine.shown, rooms: [{ adults: 1, childrenAges: [] }] } });
    await begin({ shown: { ...mine.shown, dates: { checkin: '2027-03-12', checkout: '2027-03-13' } } as ShownOffer });
    const named = await begin({ contact: null });
    await intents.move(named, 'paid', { holder: { ...HOLDER, email: 'ADA@example.test' } });
    const found = (await intents.othersForStay(mine)).map(({ id }) => id);
    expect(found.toSorted()).toEqual([before.id, after.id, named.id].toSorted());
    const user = await begin({ contact: null, uid: 'ada' });
    const again = await begin({ contact: null, uid: 'ada' });
    await begin({ contact: null, uid: 'bo' });
    expect((await intents.othersForStay(user)).map(({ id }) => id)).toEqual([again.id]);
    expect((await intents.othersForStay({ ...user, contact: { firstName: 'Ada' } })).map(({ id }) => id)).toEqual([
      again.id,
    ]);
  });

  it('skips unreadable rows when it claims work, reports them, and cannot read them later either', async () => {
    const reported: string[] = [];
    const repo = createIntentRepo(
      database().db,
      () => time,
      (id) => reported.push(id),
    );
    const whole = await repo.add({ ...intent, prebookId: 'whole', transactionId: `whole-${count}` });
    await database()
      .db.update(bookingIntents)
      .set({ state: 'paid', nextTryAt: new Date(time) });
    const broken = { version: 99 } as typeof bookingIntents.$inferSelect.shown;
    await database().db.update(bookingIntents).set({ shown: broken }).where(eq(bookingIntents.id, intent.id));
    const claimed = await repo.claimDue('paid', ['paid'], 1_000, 10);
    expect([claimed.map(({ id }) => id), reported]).toEqual([[whole.id], [intent.id]]);
    await expect(repo.find(intent.id)).rejects.toThrow('Cannot read the stored offer');
  });

  it('stores the offer with a version, and returns it without the version', async () => {
    const [row] = await database().db.select().from(bookingIntents).where(eq(bookingIntents.id, intent.id));
    expect(row?.shown).toEqual({ version: 1, ...SHOWN });
    expect((await intents.find(intent.id))?.shown).toEqual(SHOWN);
  });

  it('lets only one of many writers take a step', async () => {
    const moves = Array.from({ length: 8 }, () => intents.move(intent, 'paid', { holder: HOLDER }));
    expect((await Promise.all(moves)).filter(Boolean)).toHaveLength(1);
    expect((await intents.find(intent.id))?.state).toBe('paid');
  });

  it('deletes rows of visitors who only looked, and keeps bookings', async () => {
    const contact = { firstName: 'Ada', email: 'ada@example.test' };
    await intents.saveContact(intent.id, contact);
    await intents.forgetThoseWhoLooked(new Date(time), new Date(time));
    expect((await intents.find(intent.id))?.contact).toEqual(contact);
    const other = await intents.add({ ...intent, transactionId: `${paymentId}-paid` });
    await intents.move(other, 'paid', { holder: HOLDER });
    expect(await intents.forgetThoseWhoLooked(new Date(time + 1), new Date(time))).toBe(1);
    expect(await intents.find(intent.id)).toBeNull();
    expect((await intents.find(other.id))?.holder).toEqual(HOLDER);
  });

  it('keeps rows with a claimed payment for longer', async () => {
    const paid = (await intents.move(intent, 'paid', { holder: HOLDER, claimedAt: new Date(time) })) as Intent;
    const failed = (await intents.move(paid, 'unpaid')) as Intent;
    expect(await intents.forgetThoseWhoLooked(new Date(time + 1), new Date(time))).toBe(0);
    expect(await intents.find(failed.id)).not.toBeNull();
    expect(await intents.forgetThoseWhoLooked(new Date(time + 1), new Date(time + 1))).toBe(1);
  });

  it('refuses a step of an earlier attempt', async () => {
    const paid = (await intents.move(intent, 'paid', { holder: HOLDER })) as Intent;
    const early = (await intents.move(paid, 'unpaid')) as Intent;
    const again = (await intents.move(early, 'paid', { attempt: 2 })) as Intent;
    await intents.move(again, 'unpaid');
    expect(await intents.move(early, 'paid', { attempt: 2 })).toBeNull();
  });

  it('separates doubtful intents from paid ones', async () => {
    const due = { nextTryAt: new Date(time) };
    const named = async (name: string) => intents.add({ ...intent, transactionId: `${paymentId}-${name}` });
    const paid = await intents.move(await named('paid'), 'paid', due);
    const guessed = await intents.move(await named('guessed'), 'paid', { ...due, isPaymentAssumed: true });
    const denied = await intents.move(await named('denied'), 'paid', { ...due, unpaidAt: new Date(time) });
    const begun = await intents.note(await named('begun'), due);
    const claim = async (lane: Lane) =>
      (await intents.claimDue(lane, ['intent', 'paid'], 20_000, 10)).map(({ id }) => id).toSorted();
    expect(await claim('paid')).toEqual([paid?.id]);
    expect(await claim('doubtful')).toEqual([guessed?.id, denied?.id, begun?.id].toSorted());
  });

  it('counts the mails of a kind to an address', async () => {
    const since = new Date(time - 1);
    const email = `${paymentId}@example.test`;
    const ending = async (name: string) => {
      const made = await intents.add({ ...intent, transactionId: `${paymentId}-${name}` });
      const paid = (await intents.move(made, 'paid', { holder: { ...HOLDER, email } })) as Intent;
      await intents.move(paid, 'unverified', {}, 'nothing-booked');
    };
    await ending('a');
    await ending('b');
    expect(await intents.mailsTo(email.toUpperCase(), 'nothing-booked', since)).toBe(2);
    expect(await intents.mailsTo(email, 'confirmation', since)).toBe(0);
    expect(await intents.mailsTo(`x${email}`, 'nothing-booked', since)).toBe(0);
    expect(await intents.mailsTo(email, 'nothing-booked', new Date(time + 1))).toBe(0);
  });

  it('refuses a step that does not exist', async () => {
    expect(await intents.move(intent, 'confirmed')).toBeNull();
    expect((await intents.find(intent.id))?.state).toBe('intent');
  });

  it('does not change a booking that has moved to another state in the meantime', async () => {
    await intents.move(intent, 'paid', { holder: HOLDER, tries: 1 });
    expect(await intents.note(intent, { tries: 9, failure: 'late' })).toBeNull();
    expect(await intents.find(intent.id)).toMatchObject({ state: 'paid', tries: 1, failure: null });
  });

  it('stores the mail and the guest of a step once, even if many processes take the step', async () => {
    const paid = (await intents.move(intent, 'paid')) as Intent;
    const called = (await intents.move(paid, 'book-called')) as Intent;
    const confirm = () => intents.move(called, 'confirmed', { bookingId: 'b', guestId: `g${count}` }, 'confirmation');
    const made = await Promise.all([confirm(), confirm(), confirm()]);
    expect(made.filter(Boolean)).toHaveLength(1);
    const letters = (await database().db.select().from(mails)).filter(({ intentId }) => intentId === intent.id);
    expect(letters).toHaveLength(1);
    const guests = (await database().db.select().from(guestMappings)).filter(({ uid }) => uid === intent.uid);
    expect(guests).toMatchObject([{ guestId: `g${count}` }]);
  });

  it('stores one mail of a kind, and one more for each cancellation that fails', async () => {
    let current = (await intents.move(intent, 'paid')) as Intent;
    current = (await intents.move(current, 'book-called')) as Intent;
    current = (await intents.move(current, 'confirmed', { bookingId: 'b' }, 'confirmation')) as Intent;
    for (const minutes of [1, 2]) {
      const cancelCalledAt = new Date(time + minutes * 60_000);
      current = (await intents.move(current, 'cancel-called', { cancelCalledAt })) as Intent;
      current = (await intents.move(current, 'still-standing', {}, 'still-standing')) as Intent;
    }
    const letters = (await database().db.select().from(mails)).filter(({ intentId }) => intentId === intent.id);
    expect(letters.map(({ kind }) => kind).toSorted()).toEqual(['confirmation', 'still-standing', 'still-standing']);
    expect(letters.map(({ id }) => id)).toContain(`${intent.id}-confirmation`);
    expect(letters.map(({ nextTryAt }) => nextTryAt)).toEqual(Array(3).fill(new Date(time)));
  });

  it("keeps the guest of a user's last booking", async () => {
    const guestOf = async () =>
      (await database().db.select().from(guestMappings))
        .filter(({ uid }) => uid === intent.uid)
        .map(({ guestId }) => guestId);
    for (const guestId of ['first', 'second']) {
      const made = await intents.add({ ...intent, transactionId: `${paymentId}-${guestId}` });
      const paid = (await intents.move(made, 'paid')) as Intent;
      const called = (await intents.move(paid, 'book-called')) as Intent;
      await intents.move(called, 'confirmed', { bookingId: 'b', guestId });
      expect(await guestOf()).toEqual([guestId]);
    }
  });

  it('claims the longest overdue intents first, only in the given states, and at most the given number', async () => {
    const due = async (name: string, ms: number) => {
      const made = await intents.add({ ...intent, transactionId: `${paymentId}-${name}` });
      return (await intents.move(made, 'paid', { nextTryAt: new Date(time - ms) })) as Intent;
    };
    const [second, first, third] = [await due('b', 200), await due('a', 300), await due('c', 100)];
    const claim = async (limit: number) =>
      (await intents.claimDue('paid', ['paid'], 20_000, limit)).map(({ id }) => id);
    expect(await intents.claimDue('paid', ['unknown'], 20_000, 10)).toEqual([]);
    expect(await claim(1)).toEqual([first.id]);
    expect((await claim(10)).toSorted()).toEqual([second.id, third.id].toSorted());
    expect(await claim(10)).toEqual([]);
  });

  it('gives each due intent to one worker, and to another worker when the lease is over', async () => {
    await intents.move(intent, 'paid', { nextTryAt: new Date(time + 500) });
    const claim = () => intents.claimDue('paid', ['paid'], 20_000, 10);
    expect(await claim()).toEqual([]);
    time += 500;
    const claimed = await Promise.all([claim(), claim(), claim()]);
    expect(claimed.flat().map(({ id }) => id)).toEqual([intent.id]);
    time += 19_999;
    expect(await claim()).toEqual([]);
    time += 1;
    expect((await claim()).map(({ id }) => id)).toEqual([intent.id]);
    await intents.note((await intents.find(intent.id)) as Intent, { nextTryAt: null });
  });
});
