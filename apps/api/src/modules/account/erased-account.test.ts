/** The data that we store about a user: how they export it, and how they erase it. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountDetails, bookingIntents, members, users } from '../../db/schema';
import { PASSWORD } from '../auth/testing/test-people';
import { openTestShop, type TestShop } from '../booking/testing/test-shop';

const DETAILS = {
  firstName: ' Ada ',
  lastName: 'Testa',
  email: 'ada@example.test',
  phone: '+353 1 555 0100',
  address1: '1 Harbour Row',
  address2: '',
  city: 'Cork',
  state: '',
  zip: 'T12',
  country: 'IE',
};
const KEPT = { ...DETAILS, firstName: 'Ada' };

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.api.close());

const put = (payload: object, headers: Record<string, string> = {}) =>
  shop.api.app.inject({ method: 'PUT', url: '/api/account/details', payload, headers });

async function withBooking(email: string) {
  const person = await shop.signUp(email);
  const prebooked = await shop.paidPrebook(person.headers);
  await shop.book(prebooked, { firstName: 'Ada', lastName: 'Testa', email }, person.headers);
  return { ...person, prebooked };
}

describe('stored details', () => {
  it('are empty at first, can be saved, and can be changed', async () => {
    const { visitor, headers } = await shop.signUp('keeper@example.test');
    expect((await visitor.get('/account/details', headers)).json()).toEqual({ data: null });
    expect((await put({ ...DETAILS, more: 'x'.repeat(1000) }, headers)).json()).toEqual({ data: KEPT });
    expect((await visitor.get('/account/details', headers)).json()).toEqual({ data: KEPT });
    await put({ ...DETAILS, city: 'Galway' }, headers);
    expect((await visitor.get('/account/details', headers)).json().data.city).toBe('Galway');
  });

  it.each([
    ['a name with an address in it', { firstName: 'visit http://example.test' }],
    ['an unknown country', { country: 'Ireland' }],
    ['a line that is too long', { address1: 'x'.repeat(201) }],
  ])('do not accept %s', async (_, wrong) => {
    const { headers } = await shop.signUp(`wrong-${Object.keys(wrong)}@example.test`);
    expect((await put({ ...DETAILS, ...wrong }, headers)).statusCode).toBe(400);
  });

  it('require a signed-in user', async () => {
    expect((await put(DETAILS)).statusCode).toBe(401);
  });
});

describe('the data export', () => {
  it('contains the account, its details, devices and bookings, and nothing that opens the account', async () => {
    const { visitor, uid, headers, prebooked } = await withBooking('taker@example.test');
    await put(DETAILS, headers);
    const answer = await visitor.get('/account/export', headers);
    expect(answer.headers['content-disposition']).toBe('attachment; filename="tenth-night-data.json"');
    const data = answer.json();
    expect(data).toMatchObject({
      account: { id: uid, email: 'taker@example.test' },
      membership: { memberNumber: expect.any(String) },
      details: KEPT,
      signInMethods: [{ method: 'password' }],
      sessions: [{ expiresAt: expect.any(String) }],
    });
    const intent = await shop.intent(prebooked);
    expect(data.bookings).toMatchObject([
      { reference: intent?.id, state: 'confirmed', holder: { email: 'taker@example.test' }, letters: [{}] },
    ]);
    const secrets = [...visitor.cookies.values()].map((value) => decodeURIComponent(value).split('.')[0] ?? '');
    for (const secret of secrets) expect(answer.body).not.toContain(secret);
    expect(answer.body).not.toMatch(/password"\s*:|publicKey|"token"/);
  });

  it('contains the data of one person only', async () => {
    const { visitor, headers } = await shop.signUp('other@example.test');
    const { body } = await visitor.get('/account/export', headers);
    expect(body).not.toContain('taker@example.test');
  });
});

describe('an erased account', () => {
  it('is deleted with everything that belongs to it, and its bookings stay without an owner', async () => {
    const { visitor, uid, headers, prebooked } = await withBooking('leaver@example.test');
    await put(DETAILS, headers);
    expect((await visitor.post('/auth/erase', { password: PASSWORD })).json()).toEqual({ isDone: true });

    const { db } = shop.api.database;
    expect(await db.select().from(users).where(eq(users.id, uid))).toEqual([]);
    expect(await db.select().from(accountDetails).where(eq(accountDetails.uid, uid))).toEqual([]);
    expect(await db.select().from(bookingIntents).where(eq(bookingIntents.uid, uid))).toEqual([]);
    expect(await shop.intent(prebooked)).toMatchObject({ uid: null, state: 'confirmed' });
    expect(visitor.cookieHeader()).not.toContain('session_token');
    expect((await visitor.post('/auth/sign-in', { email: 'leaver@example.test', password: PASSWORD })).statusCode).toBe(
      401,
    );
  });

  it('gives no access to a token that has not expired', async () => {
    const { visitor, uid, headers } = await shop.signUp('gone@example.test');
    await visitor.post('/auth/erase', { password: PASSWORD });
    const { db } = shop.api.database;
    expect((await visitor.get('/account', headers)).statusCode).toBe(401);
    expect((await put(DETAILS, headers)).statusCode).toBe(401);
    expect((await visitor.get('/account/export', headers)).statusCode).toBe(401);
    expect(await db.select().from(members).where(eq(members.uid, uid))).toEqual([]);
  });

  it('requires the password', async () => {
    const { visitor } = await shop.signUp('careful@example.test');
    expect((await visitor.post('/auth/erase', {})).json().error.code).toBe('wrong_password');
    expect((await visitor.get('/auth/session')).json().user.email).toBe('careful@example.test');
  });
});
