import { beforeAll, beforeEach, expect, it } from 'vitest';
import { guestMappings, mails } from '../../db/schema';
import { onBothDatabases } from '../../testing/both-databases';
import type { ShownOffer } from './intent';
import { createIntentRepo, type Intent, type IntentRepo } from './intent.repo';

const SHOWN = { hotelId: 'lp1', rooms: [{ adults: 2, childrenAges: [] }], roomName: 'Double Room' } as unknown;
const HOLDER = { firstName: 'Ada', lastName: 'Testa', email: 'ada@example.test' };

onBothDatabases('bookings on their way', (database) => {
  let intents: IntentRepo;
  let intent: Intent;
  let time = 0;
  let count = 0;

  beforeAll(() => {
    intents = createIntentRepo(database().db, () => time);
  });
  beforeEach(async () => {
    time = 1_000_000 * (count + 1);
    count += 1;
    const shown = SHOWN as ShownOffer;
    const uid = `user-${count}`;
    intent = await intents.add({
      ...{ prebookId: `p${count}`, transactionId: `t${count}`, shown, language: 'en', uid, contact: null },
    });
  });

  it('has one row for a payment, however often it is told', async () => {
    const again = await intents.add({ ...intent, transactionId: intent.transactionId });
    expect(again.id).toBe(intent.id);
    expect(await intents.findByPayment(intent.prebookId, intent.transactionId)).toEqual(intent);
    expect(await intents.findByPayment('another', intent.transactionId)).toBeNull();
  });

  it('lets one of many take a step', async () => {
    const moves = Array.from({ length: 8 }, () => intents.move(intent, 'paid', { holder: HOLDER }));
    expect((await Promise.all(moves)).filter(Boolean)).toHaveLength(1);
    expect((await intents.find(intent.id))?.state).toBe('paid');
  });

  it('forgets who only looked, and nobody who has booked', async () => {
    const contact = { firstName: 'Ada', email: 'ada@example.test' };
    await intents.saveContact(intent.id, contact, null);
    await intents.forgetThoseWhoLooked(new Date(time));
    expect((await intents.find(intent.id))?.contact).toEqual(contact);
    const other = await intents.add({ ...intent, transactionId: `${intent.transactionId}-paid` });
    await intents.move(other, 'paid', { holder: HOLDER });
    expect(await intents.forgetThoseWhoLooked(new Date(time + 1))).toBe(1);
    expect(await intents.find(intent.id)).toBeNull();
    expect((await intents.find(other.id))?.holder).toEqual(HOLDER);
  });

  it('takes no step that is none', async () => {
    expect(await intents.move(intent, 'confirmed')).toBeNull();
    expect((await intents.find(intent.id))?.state).toBe('intent');
  });

  it('notes nothing on a booking that has moved on meanwhile', async () => {
    await intents.move(intent, 'paid', { holder: HOLDER, tries: 1 });
    expect(await intents.note(intent, { tries: 9, failure: 'late' })).toBeNull();
    expect(await intents.find(intent.id)).toMatchObject({ state: 'paid', tries: 1, failure: null });
  });

  it('writes a mail and a guest down with the step, and not without it', async () => {
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

  it('gives each that is due to one, and takes it back when the lease is over', async () => {
    await intents.move(intent, 'paid', { nextTryAt: new Date(time + 500) });
    const claim = () => intents.claimDue(['paid'], 20_000, 10);
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
