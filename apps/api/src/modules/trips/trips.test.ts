import { decodeTrip } from '@tenth-night/contract/trip-codec';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BOOK, BOOKINGS, HOLDER, openTestShop, type TestShop } from '../booking/testing/test-shop';

let shop: TestShop;
let ada: Awaited<ReturnType<TestShop['signUp']>>;
let eve: typeof ada;

beforeAll(async () => {
  shop = await openTestShop({ isLive: true });
  ada = await shop.signUp('ada@example.test');
  eve = await shop.signUp('eve@elsewhere.test');
});
afterAll(() => shop.api.close());

type User = { readonly headers: Record<string, string> };
const numbersOf = async ({ headers }: User) => (await shop.visitor.get('/account', headers)).json().data;
const ask = (guestId: string, { headers }: User) => shop.visitor.get(`/bookings?guestId=${guestId}`, headers);
const trips = async (user: User) => {
  const { guestId, memberNumber } = await numbersOf(user);
  return (await ask(guestId ?? memberNumber, user)).json().data.map(decodeTrip);
};

describe('trips', () => {
  it('[TRIP-13][TRIP-14] are empty before the first booking, and empty for a visitor', async () => {
    expect(await trips(ada)).toEqual([]);
    expect((await shop.visitor.get('/bookings?guestId=1')).statusCode).toBe(401);
  });

  it("[TRIP-13][DATA-33] are the user's bookings, with the hotel that the provider's list lacks", async () => {
    const prebooked = await shop.paidPrebook(ada.headers);
    const { bookingId, clientReference } = (await shop.book(prebooked, HOLDER, ada.headers)).json().data;
    const [trip] = await trips(ada);
    expect(trip).toMatchObject({
      bookingId,
      reference: clientReference,
      status: 'confirmed',
      dates: { checkin: '2027-03-12', checkout: '2027-03-15' },
      hotelId: prebooked.hotelId,
      hotelName: expect.stringMatching(/\S/),
      city: 'Rome',
      country: 'IT',
      photo: expect.stringContaining('/api/pictures'),
      timeZone: 'Europe/Rome',
      isRefundable: true,
      isOwn: true,
      price: { minor: Math.round(prebooked.offer.total * 100), currency: 'EUR' },
    });
  });

  it('include a booking that is still being confirmed', async () => {
    const prebooked = await shop.paidPrebook(ada.headers);
    await shop.api.faults({ path: BOOK, kind: 'reset' });
    await shop.book(prebooked, HOLDER, ada.headers);
    expect((await trips(ada)).map(({ status }: { status: string }) => status).toSorted()).toEqual([
      'being-confirmed',
      'confirmed',
    ]);
    await shop.api.faults();
  });

  it('include a booking that is being cancelled, which the provider still lists as confirmed', async () => {
    const iris = await shop.signUp('iris@example.test');
    const prebooked = await shop.paidPrebook(iris.headers);
    const { clientReference: reference, token } = (await shop.book(prebooked, HOLDER, iris.headers)).json().data;
    const { refundNow } = await shop.view(reference, token);
    await shop.api.faults({ path: `${BOOKINGS}/*`, kind: 'status', status: 503 });
    await shop.visitor.post('/booking/cancel', { reference, token, refundMinor: refundNow?.refund.minor });
    expect(await trips(iris)).toMatchObject([{ reference, status: 'cancelling' }]);
    await shop.api.faults();
  });

  it('come from our own rows while the provider is down', async () => {
    await shop.api.faults({ path: BOOKINGS, kind: 'status', status: 503 });
    expect(await trips(ada)).toHaveLength(2);
    await shop.api.faults();
  });

  it('never show bookings of others, even with their guest id or their email address', async () => {
    const { guestId } = await numbersOf(ada);
    expect((await ask(guestId, eve)).statusCode).toBe(403);
    expect(await trips(eve)).toEqual([]);
    // Eve books in Ada's name. The provider then gives her Ada's guest id, but we know that she is not Ada.
    const prebooked = await shop.paidPrebook(eve.headers);
    const { clientReference } = (await shop.book(prebooked, HOLDER, eve.headers)).json().data;
    expect((await numbersOf(eve)).guestId).toBe(guestId);
    expect((await trips(eve)).map(({ reference }: { reference: string }) => reference)).toEqual([clientReference]);
    expect(await trips(ada)).toHaveLength(2);
  });
});

describe('trips in the sandbox', () => {
  it('can be read with any guest id', async () => {
    const sandbox = await openTestShop();
    const grace = await sandbox.signUp('grace@example.test');
    const { data } = (await sandbox.book(await sandbox.paidPrebook())).json();
    const [made] = (await sandbox.api.books()).bookings;
    expect(made?.bookingId).toBe(data.bookingId);
    const { guestId } = (await sandbox.api.booking.booking(data.bookingId, AbortSignal.timeout(5_000))) ?? {};
    const answer = await sandbox.visitor.get(`/bookings?guestId=${guestId}`, grace.headers);
    expect(answer.json().data.map(decodeTrip)).toMatchObject([{ bookingId: data.bookingId, isOwn: false }]);
    await sandbox.api.close();
  });
});
