import { AMARA, MATEO } from '@tenth-night/sandbox/vendors/identity/testing/test-identity';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accounts, attempts, users } from '../../db/schema';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { createVisitor, type TestVisitor } from '../../testing/test-visitor';

let api: TestApi;
let visitor: TestVisitor;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.db.delete(users);
  await api.database.db.delete(attempts);
  visitor = createVisitor(api);
});

const sessionOf = async (who: TestVisitor) => (await who.get('/auth/session')).json().user;
const callback = (path: string) => path.replace(/^\/api/, '');
const rowsOf = (email: string) => api.database.db.select().from(users).where(eq(users.email, email));

describe('continuing with Google', () => {
  it('[DATA-16] signs in with the name, the address and the picture of the Google account', async () => {
    expect(await visitor.signInWithGoogle(AMARA)).toBe('/signed-in');
    expect(await sessionOf(visitor)).toEqual({
      uid: expect.any(String),
      displayName: 'Amara Okafor',
      email: AMARA,
      photoURL: expect.stringMatching(/^http.*\/identity\/avatars\/\d{21}\.svg$/),
    });
  });

  it('finds the same account again, and stores none of the issuer’s tokens', async () => {
    await visitor.signInWithGoogle(AMARA);
    const first = await sessionOf(visitor);
    const other = createVisitor(api);
    await other.signInWithGoogle(AMARA);
    expect(await sessionOf(other)).toEqual(first);
    const rows = await api.database.db.select().from(accounts);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ accessToken: null, refreshToken: null, idToken: null, password: null });
  });

  it('lets the user choose an account, even if Google knows only one', async () => {
    const { url } = (await visitor.post('/auth/google', {})).json();
    expect(new URL(url).searchParams.get('prompt')).toBe('select_account');
  });

  it('returns to the page where it started', async () => {
    expect(await visitor.signInWithGoogle(AMARA, '/hotel/lp1?checkin=2027-01-12')).toBe(
      '/hotel/lp1?checkin=2027-01-12',
    );
  });

  it.each(['//evil.test', 'https://evil.test', '/\\evil.test', '/%5Cevil.test', 'javascript:alert(1)'])(
    'does not redirect to %s',
    async (returnTo) => {
      const answer = await visitor.post('/auth/google', { returnTo });
      // The message is ours, because we refuse the request before the identity library gets it.
      const { code, message } = answer.json().error;
      expect([answer.statusCode, code, message]).toEqual([400, 'bad_request', 'returnTo must be a path of this site']);
    },
  );

  it('shows the issuer’s reason for a failure', async () => {
    const place = new URL(await visitor.signInWithGoogle(null, '/trips?tab=past'), 'http://localhost');
    expect([place.pathname, Object.fromEntries(place.searchParams)]).toEqual([
      '/trips',
      { tab: 'past', error: 'access_denied', error_description: 'The person has cancelled the sign-in' },
    ]);
    expect(await sessionOf(visitor)).toBeNull();
  });

  it('is refused in a browser that did not start it, and with another state', async () => {
    const path = callback(await visitor.chooseAtIssuer(AMARA));
    const stranger = createVisitor(api);
    expect((await stranger.get(path)).headers.location).toBe('/signed-in?error=state_mismatch');
    const changed = path.replace(/state=[\w-]{4}/, 'state=aaaa');
    expect(changed).not.toBe(path);
    expect((await visitor.get(changed)).headers.location).toBe('/signed-in?error=state_mismatch');
    expect([await sessionOf(stranger), await sessionOf(visitor)]).toEqual([null, null]);
  });

  it('works once: a repeated callback is refused', async () => {
    const path = callback(await visitor.chooseAtIssuer(AMARA));
    const cookie = visitor.cookieHeader();
    expect((await visitor.get(path)).headers.location).toBe('/signed-in');
    const again = await createVisitor(api).get(path, { cookie });
    expect(again.headers.location).toBe('/signed-in?error=state_mismatch');
    expect(again.headers['set-cookie'] ?? '').not.toContain('session_token');
  });

  it('ends on our page after an invalid callback', async () => {
    for (const query of ['', 'code=1', 'state=1', 'code=1&code=2&state=3', 'error=x&error_description=%00', '%']) {
      const answer = await visitor.get(`/auth/callback/google?${query}`);
      expect([answer.statusCode, answer.headers.location]).toEqual([
        302,
        expect.stringMatching(/^\/signed-in\?error=(state_not_found|state_mismatch|invalid_callback_request)$/),
      ]);
    }
  });

  it('is not available without a client', async () => {
    const without = await startTestApi({ database: api.database, auth: { google: null } });
    expect((await createVisitor(without).post('/auth/google', {})).statusCode).toBe(404);
    expect((await createVisitor(without).get('/auth/callback/google?code=1')).statusCode).toBe(404);
    const body = { email: AMARA, password: 'tulips in May' };
    expect((await createVisitor(without).post('/auth/sign-up', body)).statusCode).toBe(200);
    await without.close();
  });
});

describe('linking by email address', () => {
  const NOT_LINKED = '/signed-in?error=account_not_linked';

  it('does not open a password account with an unproven address', async () => {
    const squatter = createVisitor(api);
    await squatter.post('/auth/sign-up', { email: AMARA, password: 'tulips in May' });
    expect(await visitor.signInWithGoogle(AMARA)).toBe(NOT_LINKED);
    expect(await sessionOf(visitor)).toBeNull();
    expect(await api.database.db.select().from(accounts)).toHaveLength(1);
  });

  it('links to an account with a proven address, if the issuer has proven it too', async () => {
    await visitor.post('/auth/sign-up', { email: AMARA, password: 'tulips in May' });
    await api.database.db.update(users).set({ emailVerified: true });
    const other = createVisitor(api);
    expect(await other.signInWithGoogle(AMARA)).toBe('/signed-in');
    expect((await sessionOf(other)).uid).toBe((await sessionOf(visitor)).uid);
  });

  it('creates a separate account for an unproven address, and never links it', async () => {
    expect(await visitor.signInWithGoogle(MATEO)).toBe('/signed-in');
    expect(await rowsOf(MATEO)).toMatchObject([{ emailVerified: false }]);
  });

  it('does not link an unproven address even to a proven account', async () => {
    await visitor.post('/auth/sign-up', { email: MATEO, password: 'tulips in May' });
    await api.database.db.update(users).set({ emailVerified: true });
    expect(await createVisitor(api).signInWithGoogle(MATEO)).toBe(NOT_LINKED);
  });

  it('does not give a federated account a password', async () => {
    await visitor.signInWithGoogle(AMARA);
    const body = { email: AMARA, password: 'tulips in May' };
    const other = createVisitor(api);
    expect((await other.post('/auth/sign-up', body)).json().error.code).toBe('account_not_created');
    expect((await other.post('/auth/sign-in', body)).json().error.code).toBe('invalid_credentials');
  });
});
