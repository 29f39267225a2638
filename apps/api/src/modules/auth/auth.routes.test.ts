import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, sessions, users } from '../../db/schema';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { createVisitor, type TestVisitor } from '../../testing/test-visitor';

const PASSWORD = 'tulips in May';

let api: TestApi;
let people = 0;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const newEmail = () => `person-${++people}@example.test`;
/** Each visitor has their own address, so tests do not use up each other's attempts. */
const newVisitor = (): TestVisitor => createVisitor(api, `198.51.100.${++people}`);

async function signedUp() {
  const visitor = newVisitor();
  const email = newEmail();
  const { user } = (await visitor.post('/auth/sign-up', { email, password: PASSWORD })).json();
  return { visitor, email, user };
}

describe('signing up', () => {
  it('[AUTH-15][DATA-16] creates an account and signs in', async () => {
    const visitor = newVisitor();
    const answer = await visitor.post('/auth/sign-up', { email: ' Ada@Example.TEST ', password: PASSWORD });
    const user = { uid: expect.any(String), displayName: 'ada', email: 'ada@example.test', photoURL: null };
    expect([answer.statusCode, answer.json()]).toEqual([200, { user }]);
    expect((await visitor.get('/auth/session')).json()).toEqual({ user });
  });

  it('[AUTH-14] requires a password of at least 6 characters', async () => {
    const email = newEmail();
    const short = await newVisitor().post('/auth/sign-up', { email, password: 'tulip' });
    expect([short.statusCode, short.json().error.code]).toEqual([400, 'bad_request']);
    expect((await newVisitor().post('/auth/sign-up', { email, password: 'tulips in May' })).statusCode).toBe(200);
  });

  it("stores neither the password nor the visitor's address", async () => {
    const { user } = await signedUp();
    const [account] = await api.database.db.select().from(accounts).where(eq(accounts.userId, user.uid));
    const [session] = await api.database.db.select().from(sessions).where(eq(sessions.userId, user.uid));
    expect(account?.password).toMatch(/^scrypt:\d+:\d+:\d+:[\w-]{22}:[\w-]{86}$/);
    expect([session?.ipAddress, session?.userAgent].map((value) => value || null)).toEqual([null, null]);
  });

  it('signs in a user who already has the account and knows its password', async () => {
    const { email, user } = await signedUp();
    const again = await newVisitor().post('/auth/sign-up', { email, password: PASSWORD });
    expect([again.statusCode, again.json()]).toEqual([200, { user }]);
  });

  it('does not reveal an existing account to others', async () => {
    const { email } = await signedUp();
    const answer = await newVisitor().post('/auth/sign-up', { email, password: 'another one' });
    const message = 'This account could not be created. If you already have one, sign in.';
    expect([answer.statusCode, answer.json().error]).toMatchObject([422, { code: 'account_not_created', message }]);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('leaves nothing behind if it fails halfway', async () => {
    const [visitor, email] = [newVisitor(), newEmail()];
    const { db } = api.database;
    await db.execute('alter table accounts rename to accounts_away');
    const answer = await visitor.post('/auth/sign-up', { email, password: PASSWORD });
    await db.execute('alter table accounts_away rename to accounts');
    expect(answer.statusCode).toBe(500);
    expect(await db.select().from(users).where(eq(users.email, email))).toEqual([]);
  });

  it('creates one account for many simultaneous requests', async () => {
    const email = newEmail();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => newVisitor().post('/auth/sign-up', { email, password: PASSWORD })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(await api.database.db.select().from(users).where(eq(users.email, email))).toHaveLength(1);
  });
});

describe('signing in', () => {
  it('[AUTH-16] accepts the email in any spelling, with the right password', async () => {
    const { email, user } = await signedUp();
    const answer = await newVisitor().post('/auth/sign-in', { email: email.toUpperCase(), password: PASSWORD });
    expect([answer.statusCode, answer.json()]).toEqual([200, { user }]);
  });

  it('answers a wrong password and an unknown account with the same message', async () => {
    const { email } = await signedUp();
    const wrong = await newVisitor().post('/auth/sign-in', { email, password: 'violets in May' });
    const unknown = await newVisitor().post('/auth/sign-in', { email: newEmail(), password: 'violets in May' });
    const { requestId: _one, ...first } = wrong.json().error;
    const { requestId: _two, ...second } = unknown.json().error;
    expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401]);
    expect([first, second]).toEqual(
      Array(2).fill({ code: 'invalid_credentials', message: 'Invalid email or password' }),
    );
  });

  it('sets a cookie that no script reads and no other site sends', async () => {
    const { email } = await signedUp();
    const answer = await newVisitor().post('/auth/sign-in', { email, password: PASSWORD });
    expect(answer.headers['set-cookie']).toMatch(
      /^tenth-night\.session_token=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('answers an invalid request with a client error, never with a server error', async () => {
    const email = newEmail();
    const long = 'a'.repeat(10_000);
    const bodies: unknown[] = [
      null,
      [],
      [email, PASSWORD],
      {},
      { email },
      { password: PASSWORD },
      { email: null, password: null },
      { email: 12_345_678, password: 12_345_678 },
      { email: [email], password: { length: 8 } },
      { email: 'a\u0000@example.test', password: PASSWORD },
      { email: `${long}@example.test`, password: PASSWORD },
      { email, password: long },
      { email: '😀@😀.test', password: PASSWORD },
      { email: 'ada@example', password: PASSWORD },
      { email: "'; drop table users; --@example.test", password: PASSWORD },
    ];
    const statuses = await Promise.all(
      bodies.flatMap((body) =>
        ['/auth/sign-up', '/auth/sign-in'].map(async (path) => post(path, JSON.stringify(body))),
      ),
    );
    expect(new Set(statuses)).toEqual(new Set([400]));
    const odd = [
      { email, password: '\u0000\u0000\u0000' },
      { email, password: '😀'.repeat(64) },
    ];
    expect(await Promise.all(odd.map((body) => post('/auth/sign-in', JSON.stringify(body))))).toEqual([401, 401]);
    expect([await post('/auth/sign-in', '{"email":'), await post('/auth/sign-in', '')]).toEqual([400, 400]);
  });

  const post = async (path: string, payload: string) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${++people}` };
    return (await api.app.inject({ method: 'POST', url: `/api${path}`, payload, headers })).statusCode;
  };
});

describe('the auth routes', () => {
  const foreign = [
    'https://evil.test',
    'null',
    'http://localhost:81',
    'https://localhost',
    'http://localhost.evil.test',
  ];

  it.each(['sign-up', 'sign-in', 'sign-out', 'sign-out-everywhere', 'google', 'token'])(
    'accept %s only from our own origin',
    async (name) => {
      const { visitor, email } = await signedUp();
      const body = { email, password: PASSWORD };
      const ask = async (origin: string) => (await visitor.post(`/auth/${name}`, body, { origin })).statusCode;
      expect(await Promise.all(foreign.map(ask))).toEqual(foreign.map(() => 403));
      expect(await ask('http://localhost')).toBe(200);
    },
  );

  it('answer a GET from another origin, because browsers do not let that site read the answer', async () => {
    const { visitor, email } = await signedUp();
    const answer = await visitor.get('/auth/session', { origin: 'https://evil.test' });
    expect([answer.statusCode, answer.json().user.email]).toEqual([200, email]);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'refuse a body of the type %s, which forms on other sites can send',
    async (type) => {
      const payload = JSON.stringify({ email: newEmail(), password: PASSWORD });
      const headers = { 'content-type': type };
      for (const path of ['sign-in', 'sign-out']) {
        const answer = await api.app.inject({ method: 'POST', url: `/api/auth/${path}`, payload, headers });
        expect([answer.statusCode, answer.json().error.code]).toEqual([415, 'unsupported_media_type']);
      }
    },
  );

  it('use the public address if it is set, with cookies for HTTPS only', async () => {
    const publicApi = await startTestApi({ database: api.database, auth: { publicUrl: 'https://tenth.example' } });
    const visitor = createVisitor(publicApi, '192.0.2.1');
    const body = { email: newEmail(), password: PASSWORD };
    expect((await visitor.post('/auth/sign-up', body, { origin: 'http://localhost' })).statusCode).toBe(403);
    const answer = await visitor.post('/auth/sign-up', body, { origin: 'https://tenth.example' });
    expect(answer.headers['set-cookie']).toMatch(
      /^__Secure-tenth-night\.session_token=.*; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect((await visitor.get('/auth/session')).json()).toEqual({
      user: expect.objectContaining({ email: body.email }),
    });
    const { url } = (await visitor.post('/auth/google', {})).json();
    expect(new URL(url).searchParams.get('redirect_uri')).toBe('https://tenth.example/api/auth/callback/google');
    await publicApi.close();
  });

  it('require a valid host', async () => {
    const answer = await api.app.inject({ url: '/api/auth/session', headers: { host: 'a/b' } });
    expect(answer.statusCode).toBe(400);
  });

  it.each(['/sign-in/email', '/sign-up/email', '/update-user', '/list-sessions', '/jwks', '/ok', '/delete-user'])(
    'do not expose the route %s of the library',
    async (path) => {
      const { visitor } = await signedUp();
      expect((await visitor.get(`/auth${path}`)).statusCode).toBe(404);
      expect((await visitor.post(`/auth${path}`, {})).statusCode).toBe(404);
    },
  );
});
