/** Who may use the desk, and how they sign in to it. */
import { DESK_PATHS } from '@tenth-night/contract/desk-paths';
import { ROUTES } from '@tenth-night/contract/routes';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { deskFactors, deskLog } from '../../db/desk-tables';
import { users } from '../../db/schema';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { letterTo, newPerson, tokenIn } from '../auth/testing/test-people';
import { DESK_VARIABLES, enrol, enrolLetter, newStaff, STAFF, signInAgain, type TestStaff } from './testing/test-desk';

const T0 = Date.parse('2027-01-10T09:00:00Z');
const HOUR_MS = 3_600_000;
let now = T0;
let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ sendsMail: true, variables: DESK_VARIABLES, auth: { now: () => new Date(now) } });
});
afterEach(async () => {
  now = T0;
  await api.reset();
  await api.database.db.delete(users);
});
afterAll(() => api.close());

const codeOf = (answer: { json(): { error?: { code: string } } }) => answer.json().error?.code;
const INSIDE = [
  '/desk/waiting',
  '/desk/bookings',
  '/desk/bookings/TN2222222222',
  '/desk/log',
  '/desk/health',
  '/desk/days',
  '/desk/margin',
  '/desk/codes',
  '/desk/free-nights',
];
const statusesOf = (staff: Pick<TestStaff, 'get'>) =>
  Promise.all(INSIDE.map(async (path) => (await staff.get(path)).statusCode));

describe('the desk', () => {
  it('does not exist for visitors and other accounts', async () => {
    const { visitor } = await newPerson(api);
    const { token } = (await visitor.post('/auth/token')).json();
    const callers = [{}, { authorization: `Bearer ${token}` }, { authorization: 'Bearer a.b.c' }];
    const routes = Object.entries(ROUTES).filter(([name]) => name in DESK_PATHS);
    expect(routes).toHaveLength(Object.keys(DESK_PATHS).length);
    for (const headers of callers) {
      for (const [name, { method, path }] of routes) {
        const url = path.replace(':reference', 'TN2222222222');
        const body = { token: 'x'.repeat(43), code: '123456', action: 'look-up' };
        const answer = method === 'GET' ? await visitor.get(url, headers) : await visitor.post(url, body, headers);
        expect([name, answer.statusCode, codeOf(answer)]).toEqual([name, 404, 'not_found']);
      }
    }
  });

  it('does not reveal itself by an error about an invalid request', async () => {
    const { visitor } = await newPerson(api);
    const odd = [
      await visitor.post('/desk/prove', {}),
      await visitor.post('/desk/enrol', { token: 5 }),
      await visitor.get('/desk/bookings?q=%00'),
      await visitor.get('/desk/days?days=many'),
      await visitor.get('/desk/bookings/a%20b'),
    ];
    expect(odd.map(({ statusCode }) => statusCode)).toEqual(odd.map(() => 404));
  });

  it('does not open for an unconfirmed address', async () => {
    const staff = await newStaff(api);
    await api.database.db.update(users).set({ emailVerified: false }).where(eq(users.id, staff.uid));
    expect((await staff.get('/desk/entry')).statusCode).toBe(404);
    const token = tokenIn(await letterTo(api, STAFF, 'Confirm your email address'));
    await staff.visitor.post('/auth/confirm-email', { token });
    expect((await staff.get('/desk/entry')).json()).toEqual({ email: STAFF, step: 'enrol' });
  });

  it('opens after the app is set up with the letter, and not before', async () => {
    const staff = await newStaff(api);
    expect(await statusesOf(staff)).toEqual(INSIDE.map(() => 403));
    await enrol(api, staff, T0);
    expect((await staff.get('/desk/entry')).json()).toEqual({ email: STAFF, step: 'open' });
    expect(await statusesOf(staff)).toEqual([200, 200, 404, 200, 200, 200, 200, 200, 200]);
  });

  it('gives no secret without the letter, or with the letter of somebody else', async () => {
    const staff = await newStaff(api);
    const other = await newStaff(api, 'second@tenth-night.example', '198.51.100.79');
    expect(codeOf(await staff.post('/desk/enrol', { token: 'x'.repeat(43) }))).toBe('link_ended');
    const token = await enrolLetter(api, staff);
    expect(codeOf(await other.post('/desk/enrol', { token }))).toBe('link_ended');
    expect(codeOf(await other.post('/desk/enrol/code', { token, code: '123456' }))).toBe('link_ended');
  });

  it('asks every session for a code, and accepts each code once', async () => {
    const first = await newStaff(api);
    const codeAtTime = await enrol(api, first, T0);
    const second = await signInAgain(api, first);
    expect((await second.get('/desk/entry')).json().step).toBe('prove');
    expect(await statusesOf(second)).toEqual(INSIDE.map(() => 403));
    const used = await second.post('/desk/prove', { code: codeAtTime(T0) });
    expect([used.statusCode, codeOf(used)]).toEqual([401, 'invalid_credentials']);
    now = T0 + 30_000;
    const answers = await Promise.all([1, 2].map(() => second.post('/desk/prove', { code: codeAtTime(now) })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401]);
    expect((await second.get('/desk/waiting')).statusCode).toBe(200);
  });

  it('closes after twelve hours, and when the person signs out of it', async () => {
    const staff = await newStaff(api);
    const codeAtTime = await enrol(api, staff, T0);
    now = T0 + 12 * HOUR_MS;
    expect((await staff.get('/desk/waiting')).statusCode).toBe(200);
    now += 1;
    expect(codeOf(await staff.get('/desk/waiting'))).toBe('second_factor');
    await staff.post('/desk/prove', { code: codeAtTime(now) });
    expect((await staff.get('/desk/waiting')).statusCode).toBe(200);
    await staff.post('/desk/leave');
    expect(codeOf(await staff.get('/desk/waiting'))).toBe('second_factor');
  });

  it('refuses further codes after ten wrong ones', async () => {
    const staff = await newStaff(api);
    const codeAtTime = await enrol(api, staff, T0);
    const wrong = codeAtTime(T0 + 3_600_000);
    const tries = [];
    for (let i = 0; i < 11; i++) tries.push((await staff.post('/desk/prove', { code: wrong })).statusCode);
    expect(tries).toEqual([...Array(10).fill(401), 429]);
    now = T0 + 60_000;
    expect((await staff.post('/desk/prove', { code: codeAtTime(now) })).statusCode).toBe(429);
  });

  it('sends no second letter to a person who has a second factor', async () => {
    const staff = await newStaff(api);
    const token = await enrolLetter(api, staff);
    await enrol(api, staff, T0);
    expect(codeOf(await staff.post('/desk/enrol/letter'))).toBe('conflict');
    expect(codeOf(await staff.post('/desk/enrol', { token }))).toBe('link_ended');
  });

  it('closes for a person whose second factor was removed', async () => {
    const staff = await newStaff(api);
    await enrol(api, staff, T0);
    await api.database.db.delete(deskFactors);
    expect(codeOf(await staff.get('/desk/waiting'))).toBe('second_factor');
  });

  it('stores the secret encrypted, and logs who set up the app', async () => {
    const staff = await newStaff(api);
    const token = await enrolLetter(api, staff);
    const { secret } = (await staff.post('/desk/enrol', { token })).json();
    const [factor] = await api.database.db.select().from(deskFactors);
    expect(factor?.secret).not.toContain(secret);
    await enrol(api, staff, T0);
    const actions = (await api.database.db.select().from(deskLog)).map(({ email, action }) => [email, action]);
    expect(actions.at(-1)).toEqual([STAFF, 'enrol']);
  });
});

describe('a site without addresses for the desk', () => {
  it('has no desk', async () => {
    const plain = await startTestApi();
    const staff = await newStaff(plain);
    expect((await staff.get('/desk/entry')).statusCode).toBe(404);
    await plain.close();
  });
});
