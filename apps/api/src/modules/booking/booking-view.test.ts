/** The other data on a booking's page, besides the state of the booking. */
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { bookingIntents } from '../../db/schema';
import { jsonOf } from '../../testing/checked-answer';
import { HOLDER, withShop } from './testing/test-shop';

const shop = withShop();
const euros = (minor: number) => ({ minor, currency: 'EUR' });
const korunas = (minor: number) => ({ minor, currency: 'CZK' });

it('names every fee that the hotel collects, in its own currency', async () => {
  const { data } = jsonOf(await shop().book(await shop().paidPrebook()));
  const { db } = shop().api.database;
  const where = eq(bookingIntents.id, data.clientReference);
  const [row] = await db.select().from(bookingIntents).where(where);
  if (!row) throw new Error('The booking is not stored');
  const fees = [
    { description: 'City tax', amount: euros(600), isIncluded: false },
    { description: 'City tax', amount: euros(300), isIncluded: false },
    { description: 'Linen', amount: korunas(30_000), isIncluded: false },
    { description: 'VAT', amount: euros(4_000), isIncluded: true },
  ];
  const shown = { ...row.shown, price: { ...row.shown.price, taxesAndFees: fees } };
  await db.update(bookingIntents).set({ shown }).where(where);
  expect((await shop().view(data.clientReference, data.token)).feesAtHotel).toEqual([
    { description: 'City tax', amount: euros(900) },
    { description: 'Linen', amount: korunas(30_000) },
  ]);
});

it('marks the booking as their own only for the user who made it', async () => {
  const ada = await shop().signUp('ada@example.test');
  const eve = await shop().signUp('eve@example.test');
  const prebooked = await shop().paidPrebook(ada.headers);
  const { data } = jsonOf(await shop().book(prebooked, HOLDER, ada.headers));
  const path = `/booking?reference=${data.clientReference}&token=${data.token}`;
  const isOwn = async (headers?: Record<string, string>) =>
    jsonOf(await shop().visitor.get(path, headers)).data.isOwn as boolean;
  expect([await isOwn(ada.headers), await isOwn(eve.headers), await isOwn()]).toEqual([true, false, false]);
});

describe('the calendar of a booking', () => {
  it('is a file that a calendar opens without an account, in the language of the letters', async () => {
    const { data } = jsonOf(await shop().book(await shop().paidPrebook()));
    const { calendar, dates } = await shop().view(data.clientReference, data.token);
    const answer = await shop().api.app.inject(calendar ?? '');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${data.clientReference}.ics"`,
      'cache-control': 'no-store',
    });
    expect(answer.body).toContain(`UID:${data.clientReference}@tenth-night\r\n`);
    expect(answer.body).toContain(`DTSTART;VALUE=DATE:${dates.checkin.replaceAll('-', '')}\r\n`);
    expect(answer.body).toContain('STATUS:CONFIRMED');
    expect(answer.body).toMatch(/LOCATION:.*Rome/);
    // People share calendars, so the event must not contain the token that opens the booking.
    expect(answer.body).not.toContain(data.token);
  });

  it('has no hotel name if the hotel cannot be loaded', async () => {
    const { data } = jsonOf(await shop().book(await shop().paidPrebook()));
    const { calendar } = await shop().view(data.clientReference, data.token);
    await shop().api.faults({ path: '/v3.0/data/hotel', kind: 'status', status: 503 });
    shop().api.passTime(86_400_000);
    const { statusCode, body } = await shop().api.app.inject(calendar ?? '');
    expect(statusCode).toBe(200);
    expect(body).toContain(`SUMMARY:Hotel ${data.hotelId}`);
  });

  it('belongs to the owner and to people with the link, and to nobody else', async () => {
    const ada = await shop().signUp('ada@example.test');
    const eve = await shop().signUp('eve@example.test');
    const { data } = jsonOf(await shop().book(await shop().paidPrebook(ada.headers), HOLDER, ada.headers));
    const path = `/booking/calendar?reference=${data.clientReference}`;
    const status = async (address: string, headers?: Record<string, string>) =>
      (await shop().visitor.get(address, headers)).statusCode;
    expect(await status(path, ada.headers)).toBe(200);
    expect(await status(`${path}&token=${data.token}`)).toBe(200);
    expect([await status(path, eve.headers), await status(path), await status(`${path}&token=x`)]).toEqual([
      404, 404, 404,
    ]);
  });

  it('does not exist for a stay that is not confirmed', async () => {
    const prebooked = await shop().paidPrebook();
    const { data } = jsonOf(await shop().book(prebooked));
    await shop().set(prebooked, { state: 'cancelled' });
    expect((await shop().view(data.clientReference, data.token)).calendar).toBeNull();
    const path = `/booking/calendar?reference=${data.clientReference}&token=${data.token}`;
    expect((await shop().visitor.get(path)).statusCode).toBe(404);
  });
});
