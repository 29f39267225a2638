/** Each route returns at least one good answer and one error here. `inject` checks both against the contract. */
import type { Route } from '@tenth-night/contract/route';
import { ROUTES, type RouteName } from '@tenth-night/contract/routes';
import Fastify, { type RouteOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMemoryCache } from '../cache/memory-cache';
import { createAuthenticator } from '../modules/auth/testing/test-authenticator';
import { letterTo, newEmail, newPerson, newVisitor, PASSWORD, tokenIn } from '../modules/auth/testing/test-people';
import { HOLDER, openTestShop, T0, type TestShop } from '../modules/booking/testing/test-shop';
import { DESK_VARIABLES, enrol, newStaff, type TestStaff } from '../modules/desk/testing/test-desk';
import { jsonOf } from './checked-answer';
import { checkAnswers } from './contract-check';
import { startTestApi, type TestApi } from './test-api';
import { openTestDatabase } from './test-database';
import type { TestVisitor } from './test-visitor';

const names = Object.keys(ROUTES) as RouteName[];
const STAY = { checkIn: '2027-03-12', checkOut: '2027-03-15', currency: 'EUR' };
/** A Google account of the sandbox. */
const MISAKI = 'misaki.tanaka@example.test';

/** Shorter than the stay of the shop. */
const STAY_SHORTER = { checkin: '2027-03-12', checkout: '2027-03-14' };

describe('a good answer', () => {
  const registered: RouteOptions[] = [];
  let shop: TestShop;
  /** Uses the clock of the machine, which decides when sessions end. */
  let api: TestApi;
  beforeAll(async () => {
    const variables = DESK_VARIABLES;
    shop = await openTestShop({ onRoute: (route) => registered.push(route), variables, sendsMail: true });
    api = await startTestApi({ sendsMail: true });
  });
  afterAll(async () => {
    await shop.api.close();
    await api.close();
  });

  it('matches the contract for routes that only read', async () => {
    const get = async (path: string) => jsonOf(await shop.visitor.get(path));
    const [place] = (await get('/data/places?textQuery=Paris')).data;
    const addresses = [`/data/places?id=${place.id}`, `/data/places/${place.id}`, `/v3.0/data/places/${place.id}`];
    for (const path of [...addresses, `/data/place?id=${place.id}`]) expect((await get(path)).data.id).toBe(place.id);
    const { data: hotels } = await get(`/data/hotels?placeId=${place.id}&limit=40`);
    const hotelId = hotels[0].hotelId;
    const { data: hotel } = await get(`/data/hotel?hotelId=${hotelId}`);
    expect((await get(`/v3.0/data/hotel?hotelId=${hotelId}`)).data).toEqual(hotel);
    expect((await shop.api.app.inject(hotel.photos[0].url)).statusCode).toBe(200);
    for (const path of ['/search/rates', '/search/rates/stream'])
      expect((await shop.visitor.post(path, { ...STAY, hotelIds: [hotelId] })).statusCode).toBe(200);
    expect((await get('/data/destinations/paris')).data.favorites.length).toBeGreaterThan(0);
    expect((await get('/data/destinations/paris/near/louvre')).data.hotels.length).toBeGreaterThan(0);
    expect(jsonOf(await shop.visitor.post('/search/min-rates', { ...STAY, hotelIds: [hotelId] })).data).toHaveLength(1);
    const stays = [{ checkin: STAY.checkIn, checkout: STAY.checkOut }];
    const lowest = { hotelId, stays, occupancies: [{ adults: 2 }] };
    expect((await shop.visitor.post('/search/lowest-prices', lowest)).statusCode).toBe(200);
    for (const path of ['/geo/primary', '/geo/secondary', '/health', '/openapi.json']) await get(path);
    expect((await shop.visitor.get('/docs')).statusCode).toBe(200);
    expect((await shop.visitor.get('/map/12/2190/1522')).statusCode).toBe(200);
  });

  it('matches the contract for reviews', async () => {
    const { latitude, longitude } = { latitude: '51.2093', longitude: '3.2247' };
    const get = async (path: string, query: Record<string, string> = {}) =>
      jsonOf(await shop.visitor.get(`${path}?${new URLSearchParams(query)}`));
    const near = (await get('/ta/nearby', { latitude, longitude })).data;
    expect(near.length).toBeGreaterThan(0);
    await get('/ta/search', { query: near[0].name });
    await get(`/ta/details/${near[0].location_id}`);
    await get(`/ta/reviews/${near[0].location_id}`);
    await get('/reviews/hotel', { hotelId: 'lp1', name: near[0].name, latitude, longitude });
  });

  it('matches the contract for a booking', async () => {
    const { headers } = await shop.signUp('ada@example.test');
    const send = async (path: string, body: object) => jsonOf(await shop.visitor.post(path, body, headers)).data;
    const prebooked = await shop.paidPrebook(headers);
    await send('/rates/contact', { ...shop.paymentOf(prebooked), contact: HOLDER, isPaying: true });
    const { clientReference: reference } = jsonOf(await shop.book(prebooked, HOLDER, headers)).data;
    const { token } = await shop.progress(prebooked);
    const { refundNow, calendar } = await shop.view(reference, token ?? '');
    expect((await shop.api.app.inject(calendar ?? '')).statusCode).toBe(200);
    const get = async (path: string) => jsonOf(await shop.visitor.get(path, headers));
    const { guestId } = (await get('/account')).data;
    expect((await get(`/bookings?guestId=${guestId}`)).data).toHaveLength(1);
    expect((await get('/account/export')).bookings).toHaveLength(1);
    expect((await send('/rewards/end-stay', { reference })).nights).toBe(3);
    expect((await get('/rewards')).data).toMatchObject({ nights: 3, stays: [{ reference }], freeNights: [] });
    const cancel = { reference, token, refundMinor: refundNow?.refund.minor ?? null };
    expect((await send('/booking/cancel', cancel)).state).toBe('cancelled');
    expect((await shop.visitor.post('/webhooks/liteapi', { bookingId: 'unknown' })).statusCode).toBe(204);
    await get('/account/details');
    const details = { ...HOLDER, phone: '', address1: '', address2: '', city: '', state: '', zip: '', country: '' };
    const kept = { method: 'PUT' as const, url: '/api/account/details', payload: details, headers };
    expect(jsonOf(await shop.api.app.inject(kept)).data).toEqual(details);
  });

  it('matches the contract for a changed booking', async () => {
    const { clientReference: reference, token } = jsonOf(await shop.book(await shop.paidPrebook())).data;
    const { price } = await shop.view(reference, token ?? '');
    const send = async (path: string, body: object) =>
      jsonOf(await shop.visitor.post(path, { reference, token, ...body })).data;
    expect((await send('/booking/holder', { ...HOLDER, firstName: 'Ida' })).holder.firstName).toBe('Ida');
    const rooms = [{ adults: 2, childrenAges: [] }];
    const [{ prebookId, offer }] = await send('/booking/alternatives', { ...STAY_SHORTER, rooms });
    const priceMinor = Math.round(offer.total * 100);
    const sums = { priceMinor, backMinor: price.minor - priceMinor };
    expect((await send('/booking/exchange', { prebookId, ...sums })).state).toBe('changed');
  });

  it('matches the contract for saved hotels', async () => {
    const { headers } = await shop.signUp('saver@example.test');
    const send = async (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
      jsonOf(await shop.api.app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) }));
    const shown = { name: 'Hotel', city: null, thumbnail: null };
    await send('POST', '/saved/merge', { id: 'rome', name: 'Rome', hotels: [{ hotelId: 'lp1', ...shown }] });
    await send('PUT', '/saved/lists/rome', { name: 'Roma' });
    await send('PUT', '/saved/hotels/lp2', { listId: 'rome', ...shown });
    const { token } = (await send('POST', '/saved/lists/rome/share')).data[1].share;
    expect(jsonOf(await shop.visitor.get(`/shared-list?token=${token}`)).data.hotels).toHaveLength(2);
    await send('PUT', '/shared-list/vote', { token, hotelId: 'lp1', voter: 'a-key-of-a-browser', isLiked: true });
    await send('DELETE', '/saved/hotels/lp2');
    expect(jsonOf(await shop.visitor.get('/saved', headers)).data[1]).toMatchObject({ share: { voters: 1 } });
    await send('DELETE', '/saved/lists/rome/share');
    await send('DELETE', '/saved/lists/rome');
    expect(jsonOf(await shop.visitor.get('/data/hotel-cards?hotelIds=lp1,lp2')).data.gone).toEqual(['lp1', 'lp2']);
  });

  async function useCodes(staff: TestStaff): Promise<void> {
    const worth = { kind: 'amount', percent: null, amountMinor: 2_000, currency: 'USD', leastSpendMinor: 2_020 };
    const limits = { mostMinor: null, from: '2027-01-10', until: '2027-12-31', uses: 5, description: '' };
    jsonOf(await staff.post('/desk/codes/new', { code: 'MAY20', ...worth, ...limits }));
    const codes: { code: string; id: number }[] = jsonOf(await staff.get('/desk/codes')).data;
    const { id } = codes.find(({ code }) => code === 'MAY20') ?? {};
    expect(jsonOf(await staff.post(`/desk/codes/${id}/status`, { isActive: false })).isActive).toBe(false);
    const ask = { offerId: shop.offerIds[0], promoCode: 'WELCOME10' };
    expect(jsonOf(await shop.visitor.post('/rates/prebook/promo-code', ask)).data).toBeDefined();
    jsonOf(await staff.post('/desk/free-nights/vouchers'));
  }

  it('matches the contract for the desk', async () => {
    const { clientReference: reference } = jsonOf(await shop.book(await shop.paidPrebook())).data;
    const staff = await newStaff(shop.api);
    expect(jsonOf(await staff.get('/desk/entry')).step).toBe('enrol');
    const codeOf = await enrol(shop.api, staff, T0);
    for (const path of ['waiting', 'bookings', `bookings/${reference}`, 'health', 'days', 'margin', 'free-nights']) {
      expect((await staff.get(`/desk/${path}`)).statusCode, path).toBe(200);
    }
    jsonOf(await staff.post(`/desk/bookings/${reference}/actions`, { action: 'look-up' }));
    expect(jsonOf(await staff.get('/desk/log')).data).toHaveLength(3);
    await useCodes(staff);
    jsonOf(await staff.post('/desk/leave'));
    // The code of the next step is already valid.
    expect((await staff.post('/desk/prove', { code: codeOf(T0 + 30_000) })).statusCode).toBe(200);
  });

  it('matches the contract for passwords and addresses', async () => {
    const { visitor, email } = await newPerson(api);
    const post = async (path: string, body?: object, by: TestVisitor = visitor) => jsonOf(await by.post(path, body));
    await post('/auth/send-confirmation', {});
    await post('/auth/change-email', { email: newEmail(), password: PASSWORD });
    await post('/auth/change-password', { currentPassword: PASSWORD, password: 'a boat on the lake' });
    await post('/auth/forgot-password', { email });
    const token = tokenIn(await letterTo(api, email, 'Choose a new password'));
    await post('/auth/reset-password', { token, password: PASSWORD });
    await post('/auth/sign-in', { email, password: PASSWORD });
    await post('/auth/sign-in', { email, password: PASSWORD }, newVisitor(api));
    const { sessions } = jsonOf(await visitor.get('/auth/security')).data;
    await post('/auth/sessions/end', { id: sessions.find(({ isThis }: { isThis: boolean }) => !isThis).id });
    await post('/auth/sign-out-everywhere');
    await post('/auth/sign-out');
    expect(jsonOf(await visitor.get('/auth/session')).user).toBeNull();
  });

  it('matches the contract for passkeys, Google, and erasing an account', async () => {
    const visitor = newVisitor(api);
    const post = async (path: string, body?: object) => jsonOf(await visitor.post(path, body));
    await post('/auth/sign-up', { email: MISAKI, password: PASSWORD });
    await post('/auth/confirm-email', { token: tokenIn(await letterTo(api, MISAKI, 'Confirm your email address')) });
    await visitor.connectGoogle(MISAKI);
    const authenticator = createAuthenticator();
    const { options } = await post('/auth/passkeys/options', { password: PASSWORD });
    await post('/auth/passkeys', { name: 'My phone', response: authenticator.create(options) });
    const elsewhere = newVisitor(api);
    const { options: request } = jsonOf(await elsewhere.post('/auth/passkey/options', {}));
    jsonOf(await elsewhere.post('/auth/passkey', { response: authenticator.get(request) }));
    await newVisitor(api).signInWithGoogle(MISAKI);
    const [{ id }] = jsonOf(await visitor.get('/auth/security')).data.passkeys;
    const authorization = `Bearer ${(await post('/auth/token')).token}`;
    expect(jsonOf(await visitor.get('/account/export', { authorization })).passkeys).toHaveLength(1);
    await post('/auth/passkeys/remove', { id, password: PASSWORD });
    await post('/auth/google/disconnect', { password: PASSWORD });
    await post('/auth/erase', { password: PASSWORD });
  });

  it('was checked for every route', () => {
    const checked = new Set([...shop.api.checked.successes, ...api.checked.successes]);
    expect(names.filter((name) => !checked.has(name))).toEqual([]);
  });

  it('comes only from declared routes', () => {
    const ours = registered.filter(({ method, url }) => method !== 'HEAD' && !url.endsWith('*'));
    const told = ours.map(({ method, url, config }) => [`${method} ${url}`, config?.declared]);
    const declared = Object.values<Route>(ROUTES).map((route): [string, Route | undefined] => [
      `${route.method} /api${route.path}`,
      route,
    ]);
    // The probes are for orchestrators and not for clients, so the contract does not declare them.
    declared.push(['GET /live', undefined], ['GET /ready', undefined]);
    expect(new Map(told as [string, Route][])).toEqual(new Map(declared));
  });
});

describe('an error answer', () => {
  it('matches the contract for every route', async () => {
    const cache = {
      ...createMemoryCache({ maxBytes: 1_000_000, now: Date.now }),
      buckets: { take: async () => 1_000 },
    };
    const opened = await openTestDatabase();
    const database = { ...opened, ping: () => Promise.reject(new Error('The database is gone')) };
    const refusing = await startTestApi({ hasLimits: true, cache, database, logStream: { write: () => undefined } });
    for (const { method, path } of Object.values<Route>(ROUTES)) {
      const url = `/api${path.replace(':id', '12345')}`;
      // Most calls are over their limit. The rest are refused because they come from another site.
      await refusing.app.inject({
        method,
        url,
        headers: { origin: 'https://evil.test' },
        ...(method !== 'GET' && { payload: {} }),
      });
    }
    expect(names.filter((name) => !refusing.checked.errors.has(name))).toEqual([]);
    await refusing.close();
    await opened.close();
  });
});

describe('the contract check', () => {
  it.each([
    ['an extra field', { status: 'ok', database: 'embedded', more: 1 }, 200],
    ['a missing field', { status: 'ok' }, 200],
    ['an undeclared status', { status: 'ok', database: 'embedded' }, 201],
    ['an error without a code', { error: { message: 'no' } }, 500],
  ])('finds %s', async (_, body, status) => {
    const app = Fastify();
    checkAnswers(app);
    app.get('/api/health', (_request, reply) => reply.status(status).send(body));
    await expect(app.inject('/api/health')).rejects.toThrow('breaks the contract');
  });
});
