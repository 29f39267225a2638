/** What a booking's page gets besides the state of the booking. */
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
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

it('belongs to the user who made it, and to nobody else who may see it', async () => {
  const ada = await shop().signUp('ada@example.test');
  const eve = await shop().signUp('eve@example.test');
  const prebooked = await shop().paidPrebook(ada.headers);
  const { data } = jsonOf(await shop().book(prebooked, HOLDER, ada.headers));
  const path = `/booking?reference=${data.clientReference}&token=${data.token}`;
  const isOwn = async (headers?: Record<string, string>) =>
    jsonOf(await shop().visitor.get(path, headers)).data.isOwn as boolean;
  expect([await isOwn(ada.headers), await isOwn(eve.headers), await isOwn()]).toEqual([true, false, false]);
});
