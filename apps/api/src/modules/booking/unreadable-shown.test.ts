import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookingIntents } from '../../db/schema';
import { jsonOf } from '../../testing/checked-answer';
import { HOLDER, openTestShop, type TestShop } from './testing/test-shop';

const lines: string[] = [];
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ logStream: { write: (line) => lines.push(line) } });
});
afterAll(() => shop.api.close());

it('lists a booking without its details if the stored offer is unreadable, and logs it', async () => {
  const { headers } = await shop.signUp('ada@example.test');
  const book = async () => jsonOf(await shop.book(await shop.paidPrebook(headers), HOLDER, headers)).data;
  const { clientReference: broken, bookingId } = await book();
  const { clientReference: whole } = await book();
  const unreadable = { version: 99 } as typeof bookingIntents.$inferSelect.shown;
  await shop.api.database.db.update(bookingIntents).set({ shown: unreadable }).where(eq(bookingIntents.id, broken));

  const get = async (path: string) => jsonOf(await shop.visitor.get(path, headers));
  const { guestId } = (await get('/account')).data;
  const { data: trips } = await get(`/bookings?guestId=${guestId}`);
  type Named = { readonly reference: string };
  const find = (list: readonly Named[], reference: string) => list.find((one) => one.reference === reference);
  const nothing = { hotelId: null, hotelName: null, checkIn: null, checkOut: null, sellingPrice: null };
  expect(find(trips, broken)).toMatchObject({ bookingId, status: 'CONFIRMED', isOwn: true, ...nothing });
  expect(find(trips, whole)).toMatchObject({ hotelId: expect.any(String), checkIn: '2027-03-12' });

  const { bookings } = await get('/account/export');
  expect(find(bookings, broken)).toMatchObject({ bookingId, offer: null });
  expect(find(bookings, whole)).toMatchObject({ offer: { roomName: expect.any(String) } });
  expect(lines.filter((line) => line.includes('cannot read the stored offer') && line.includes(broken))).toHaveLength(
    2,
  );
});
