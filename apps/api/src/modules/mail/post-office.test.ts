import type { CaughtMail } from '@tenth-night/sandbox/vendors/mail/caught-mail';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bookingIntents, mails } from '../../db/schema';
import { ProviderError } from '../../providers/provider-error';
import { eventually } from '../../testing/test-api';
import { createBookingLink } from '../booking/booking-link';
import { createIntentRepo } from '../booking/intent.repo';
import { HOLDER, openTestShop, type TestShop } from '../booking/testing/test-shop';
import { createFreeNightRepo } from '../free-nights/free-night.repo';
import type { HotelService } from '../hotel/hotel.service';
import { createMailRepo, type MailRepo } from './mail.repo';
import { createPostOffice, type MailSettings } from './post-office';
import { HOTEL } from './testing/booked-stay';

const T0 = Date.parse('2027-01-10T09:00:00Z');
const HOTELS: HotelService = { hotel: async (hotelId) => ({ ...HOTEL, hotelId }) };
const DOWN: HotelService = { hotel: () => Promise.reject(new Error('The provider is down')) };

let shop: TestShop;
const reported: unknown[] = [];
const givenUp: string[] = [];

beforeAll(async () => {
  shop = await openTestShop();
});
afterEach(async () => {
  reported.splice(0);
  givenUp.splice(0);
  await shop.api.reset();
  await shop.api.database.db.delete(mails);
  await shop.api.database.db.delete(bookingIntents);
});
afterAll(() => shop.api.close());

type Parts = { readonly hotels: HotelService; readonly mails: Partial<MailRepo> };

/** Runs one round, `ms` milliseconds after the start. */
function sendAt(ms: number, settings: Partial<MailSettings> = {}, parts: Partial<Parts> = {}): Promise<number> {
  const now = () => T0 + ms;
  const { db } = shop.api.database;
  const office = createPostOffice({
    mails: { ...createMailRepo(db, now), ...parts.mails },
    intents: createIntentRepo(db, now),
    freeNights: createFreeNightRepo(db, now),
    hotels: parts.hotels ?? HOTELS,
    link: createBookingLink({ current: 'a secret of the tests, long enough to be one', previous: null }),
    settings: { ...shop.api.mail, ...settings },
    now,
    report: (_id, error) => reported.push(error),
    reportGivenUp: (id) => givenUp.push(id),
  });
  return office();
}

async function booked(language = 'en') {
  const prebooked = await shop.prebook({ language });
  await shop.api.pay(prebooked.secretKey);
  const { clientReference: reference, token } = (await shop.book(prebooked)).json().data;
  return { reference: reference as string, token: token as string };
}
const caught = async (): Promise<readonly CaughtMail[]> => (await shop.api.books()).mails;
const rows = () => shop.api.database.db.select().from(mails);

describe('the post office', () => {
  it('sends one mail for a booking, in the traveller’s language, with a working link', async () => {
    const { reference } = await booked('de');
    expect(await sendAt(0)).toBe(1);
    const [mail, ...others] = await caught();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      messageId: `<${reference}-confirmation@tenth-night.example>`,
      from: { name: 'Tenth Night', address: 'bookings@tenth-night.example' },
      to: [{ name: 'Ada Testa', address: HOLDER.email }],
      replyTo: [{ address: 'help@tenth-night.example' }],
      recipients: [HOLDER.email],
      subject: expect.stringMatching(/^Buchung bestätigt: Albergo del Sole, 12\..15\. März 2027$/),
      attachments: [{ filename: `${reference}.ics`, contentType: 'text/calendar' }],
    });
    expect(mail?.headers).toContainEqual({ name: 'auto-submitted', value: 'auto-generated' });
    expect(mail?.headers).toContainEqual({ name: 'content-language', value: 'de' });
    expect(mail?.html).toContain('<html lang="de" dir="ltr">');
    const [, token = ''] = /\?token=([\w-]+)/.exec(mail?.text ?? '') ?? [];
    expect(mail?.text).toContain(`https://tenth-night.example/booking/${reference}?token=${token}`);
    expect((await shop.view(reference, token)).holder).toEqual(HOLDER);
    expect(await rows()).toMatchObject([{ sentAt: new Date(T0), nextTryAt: null }]);
  });

  it('attaches a valid calendar file', async () => {
    const { reference } = await booked();
    await sendAt(0);
    const file = await (await fetch(`${shop.api.sandboxUrl}/mail/messages/1/attachments/0`)).text();
    expect(file).toMatch(/^BEGIN:VCALENDAR\nVERSION:2\.0\n[\s\S]*\nEND:VCALENDAR\n$/);
    expect(file).toContain(`UID:${reference}@tenth-night\n`);
    expect(file).toContain('DTSTART;VALUE=DATE:20270312\nDTEND;VALUE=DATE:20270315\n');
  });

  it('sends a mail once, with any number of senders and rounds', async () => {
    await booked();
    const sent = await Promise.all([sendAt(0), sendAt(0), sendAt(0)]);
    expect(sent.toSorted()).toEqual([0, 0, 1]);
    expect(await sendAt(500_000)).toBe(0);
    expect(await caught()).toHaveLength(1);
  });

  it('sends a separate mail about a cancellation, after the confirmation', async () => {
    const { reference, token } = await booked();
    const { refundNow, price } = await shop.view(reference, token);
    const refundMinor = refundNow?.refund.minor ?? null;
    await shop.visitor.post('/booking/cancel', { reference, token, refundMinor });
    expect([await sendAt(0), await sendAt(0), await sendAt(0)]).toEqual([1, 1, 0]);
    const [cancelled, confirmed] = await caught();
    expect(confirmed?.messageId).toContain('-confirmation@');
    expect(cancelled?.messageId).toContain('-cancellation@');
    expect(cancelled?.subject).toMatch(/^Booking canceled: /);
    const amount = new Intl.NumberFormat('en', { style: 'currency', currency: price.currency });
    expect(cancelled?.text).toContain(`Amount\n  ${amount.format((refundMinor ?? 0) / 100)}\n`);
    expect(cancelled?.text).toContain('10 Jan 2027, 09:00 GMT');
  });

  it.each([
    ['not-booked', 'refund-due', 'Booking not made'],
    ['not-booked', 'refunded', 'Booking not made'],
    ['nothing-booked', 'unverified', 'Booking not made'],
    ['nothing-booked', 'failed', 'Booking not made'],
    ['still-standing', 'confirmed', 'Booking not canceled'],
  ] as const)('sends the letter %s while the booking is %s, without a calendar file', async (kind, state, title) => {
    const { reference: intentId } = await booked();
    const { db } = shop.api.database;
    await db.update(bookingIntents).set({ state });
    await db.delete(mails);
    await db.insert(mails).values({ id: `${intentId}-${kind}-2`, intentId, kind, nextTryAt: new Date(T0) });
    expect(await sendAt(0)).toBe(1);
    const [mail] = await caught();
    expect(mail).toMatchObject({ messageId: `<${intentId}-${kind}-2@tenth-night.example>`, attachments: [] });
    expect(mail?.subject).toMatch(new RegExp(`^${title}: Albergo del Sole`));
  });

  it.each([
    ['not-booked', 'confirmed'],
    ['nothing-booked', 'confirmed'],
    ['still-standing', 'cancelled'],
  ] as const)('does not send the letter %s if the booking is %s by then', async (kind, state) => {
    const { reference: intentId } = await booked();
    const { db } = shop.api.database;
    await db.update(bookingIntents).set({ state });
    await db.delete(mails);
    await db.insert(mails).values({ id: `${intentId}-${kind}`, intentId, kind, nextTryAt: new Date(T0) });
    expect(await sendAt(0)).toBe(1);
    expect([await caught(), (await rows())[0]?.nextTryAt]).toEqual([[], null]);
  });

  it('postpones a mail while the server fails, longer each time, and then sends it once', async () => {
    await booked();
    await shop.api.mailDoor.close();
    const tries = [0, 1_000, 3_000, 7_000];
    for (const at of tries) {
      expect(await sendAt(at - 1)).toBe(0);
      expect(await sendAt(at)).toBe(1);
    }
    expect(await rows()).toMatchObject([{ tries: 4, sentAt: null, nextTryAt: new Date(T0 + 15_000) }]);
    await shop.api.mailDoor.open();
    expect(await sendAt(14_999)).toBe(0);
    expect(await sendAt(15_000)).toBe(1);
    expect(await sendAt(500_000)).toBe(0);
    expect(await caught()).toHaveLength(1);
    expect(reported).toHaveLength(4);
  });

  describe('after many tries', () => {
    async function fail(failure: 'lost' | 'refused', tries: number) {
      await shop.api.database.db.update(mails).set({ tries, nextTryAt: new Date(T0) });
      const refusal = new ProviderError('no', { vendor: 'mail', url: '', status: null, failure });
      await sendAt(0, { port: { send: () => Promise.reject(refusal) } });
      const [row] = await rows();
      return row?.nextTryAt ? row.nextTryAt.getTime() - T0 : null;
    }

    it('retries every minute as long as the mail server fails', async () => {
      await booked();
      expect(await fail('lost', 30)).toBe(60_000);
      expect(givenUp).toEqual([]);
    });

    it('retries every hour if the mail is refused, gives up after the sixteenth refusal, and reports it', async () => {
      const { reference } = await booked();
      expect(await fail('refused', 14)).toBe(3_600_000);
      expect(givenUp).toEqual([]);
      expect(await fail('refused', 15)).toBeNull();
      expect(givenUp).toEqual([`${reference}-confirmation`]);
      expect(await sendAt(100 * 3_600_000)).toBe(0);
      expect(await rows()).toMatchObject([{ tries: 16, sentAt: null }]);
    });
  });

  it('leaves the mail to other senders when it crashes, and they send the same mail under the same Message-ID', async () => {
    const { reference } = await booked();
    const dies = new Promise<never>(() => {});
    void sendAt(0, { port: { send: (mail) => shop.api.mail.port.send(mail).then(() => dies) } });
    await eventually(caught, (all) => all.length === 1);
    expect(await sendAt(59_999)).toBe(0);
    expect(await sendAt(60_000)).toBe(1);
    const names = (await caught()).map(({ messageId }) => messageId);
    expect(names).toEqual(Array(2).fill(`<${reference}-confirmation@tenth-night.example>`));
  });

  it('sends a mail without the hotel’s name while the name is unavailable', async () => {
    const { reference, token } = await booked();
    const { hotelId } = await shop.view(reference, token);
    await sendAt(0, {}, { hotels: DOWN });
    expect((await caught())[0]?.subject).toContain(`Hotel ${hotelId}`);
  });

  it('reports a mail without a recipient, and postpones it', async () => {
    await booked();
    await shop.api.database.db.update(bookingIntents).set({ holder: null });
    expect(await sendAt(0)).toBe(1);
    expect([reported, await caught()]).toEqual([[new Error('The mail has no recipient')], []]);
    expect(await rows()).toMatchObject([{ tries: 1, nextTryAt: new Date(T0 + 1_000) }]);
  });

  it('reports that it could not store that a mail was sent, and ends its round', async () => {
    await booked();
    const error = new Error('The database is away');
    expect(await sendAt(0, {}, { mails: { markSent: () => Promise.reject(error) } })).toBe(1);
    expect(reported).toEqual([error]);
  });

  it('waits while the address of the site is unknown', async () => {
    await booked();
    expect(await sendAt(0, { originOf: () => null })).toBe(0);
    expect(await rows()).toMatchObject([{ tries: 0, nextTryAt: new Date(T0) }]);
    expect(await sendAt(0)).toBe(1);
  });
});
