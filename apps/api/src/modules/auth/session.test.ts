/** How long a session lasts, what ends it, and what does not. */
import { generateKeyPairSync } from 'node:crypto';
import { symmetricEncrypt } from 'better-auth/crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions, signingKeys, users } from '../../db/schema';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { createVisitor, type TestVisitor } from '../../testing/test-visitor';

const PASSWORD = 'tulips in May';
const SECRET = 'a secret of the tests, long enough to be one';
const OTHER_SECRET = 'quite another secret, also long enough';
const DAY_MS = 86_400_000;
const SIGNED_OUT = { user: null };

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

describe('a session', () => {
  it('has no user without a cookie, with another cookie, or with a forged one', async () => {
    const forged = ['', 'other=1', 'tenth-night.session_token=abc', 'tenth-night.session_token=abc.def%3D'];
    for (const cookie of forged) {
      const answer = await api.app.inject({ url: '/api/auth/session', headers: { cookie } });
      expect([answer.statusCode, answer.json(), answer.headers['cache-control']]).toEqual([
        200,
        SIGNED_OUT,
        'no-store',
      ]);
    }
  });

  it('[AUTH-18] ends with the sign-out: the old cookie opens nothing', async () => {
    const { visitor } = await signedUp();
    const cookie = visitor.cookieHeader();
    expect((await visitor.post('/auth/sign-out')).json()).toEqual(SIGNED_OUT);
    expect(visitor.cookies.size).toBe(0);
    const old = createVisitor(api);
    expect((await old.get('/auth/session', { cookie })).json()).toEqual(SIGNED_OUT);
    expect((await old.post('/auth/token', undefined, { cookie })).statusCode).toBe(401);
  });

  it('marks the account as used, because an unused one may be erased', async () => {
    const { visitor, email, user } = await signedUp();
    const isUser = eq(users.id, user.uid);
    await api.database.db
      .update(users)
      .set({ updatedAt: new Date(0) })
      .where(isUser);
    expect((await visitor.post('/auth/sign-in', { email, password: PASSWORD })).statusCode).toBe(200);
    const [row] = await api.database.db.select().from(users).where(isUser);
    expect(row?.updatedAt.getTime()).toBeGreaterThan(Date.now() - DAY_MS);
  });

  it('continues on other devices after a sign-out, and ends everywhere on request', async () => {
    const { visitor, email, user } = await signedUp();
    const [second, third] = [newVisitor(), newVisitor()];
    for (const other of [second, third]) await other.post('/auth/sign-in', { email, password: PASSWORD });
    await visitor.post('/auth/sign-out');
    expect((await second.get('/auth/session')).json()).toEqual({ user });
    expect((await third.post('/auth/sign-out-everywhere')).json()).toEqual(SIGNED_OUT);
    expect((await second.get('/auth/session')).json()).toEqual(SIGNED_OUT);
    expect((await third.post('/auth/sign-out-everywhere')).statusCode).toBe(401);
  });

  it('cannot be ended everywhere with the cookie of a session that has ended', async () => {
    const { visitor } = await signedUp();
    const cookie = visitor.cookieHeader();
    await visitor.post('/auth/sign-out');
    const answer = await newVisitor().post('/auth/sign-out-everywhere', undefined, { cookie });
    expect([answer.statusCode, answer.json().error.code]).toEqual([401, 'unauthorized']);
  });

  it('gives tokens, and says when they expire', async () => {
    const { visitor } = await signedUp();
    const { token, expiresAt } = (await visitor.post('/auth/token')).json();
    const { exp } = JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString());
    expect(Date.parse(expiresAt)).toBe(exp * 1000);
  });

  it('ends 30 days after it began, even if the user visits often', async () => {
    const { visitor, user } = await signedUp();
    const [row] = await api.database.db.select().from(sessions).where(eq(sessions.userId, user.uid));
    expect((row?.expiresAt.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0)).toBeCloseTo(30 * DAY_MS, -4);
    const soon = new Date(Date.now() + 2 * DAY_MS);
    await api.database.db.update(sessions).set({ expiresAt: soon }).where(eq(sessions.userId, user.uid));
    expect((await visitor.get('/auth/session')).headers['set-cookie']).toBeUndefined();
    const [later] = await api.database.db.select().from(sessions).where(eq(sessions.userId, user.uid));
    expect(later?.expiresAt).toEqual(soon);
  });

  it('ends when the same browser signs in again, by password or with a federated account', async () => {
    const { visitor, email } = await signedUp();
    for (const signIn of [
      () => visitor.post('/auth/sign-in', { email, password: PASSWORD }),
      () => visitor.post('/auth/sign-up', { email: `again-${email}`, password: PASSWORD }),
      () => visitor.signInWithGoogle('amara.okafor@example.test'),
    ]) {
      const before = visitor.cookieHeader();
      await signIn();
      expect(visitor.cookieHeader()).not.toBe(before);
      expect((await createVisitor(api).get('/auth/session', { cookie: before })).json()).toEqual(SIGNED_OUT);
      expect((await visitor.get('/auth/session')).json().user).not.toBeNull();
    }
  });

  it('has expired after its last day', async () => {
    const { visitor, user } = await signedUp();
    const table = api.database.db.update(sessions);
    await table.set({ expiresAt: new Date(Date.now() - 1000) }).where(eq(sessions.userId, user.uid));
    expect((await visitor.get('/auth/session')).json()).toEqual(SIGNED_OUT);
  });

  it('survives a restart with the same secret', async () => {
    const { visitor, user } = await signedUp();
    const ask = async (auth = {}) => {
      const other = await startTestApi({ database: api.database, auth });
      const answer = await createVisitor(other).get('/auth/session', { cookie: visitor.cookieHeader() });
      await other.close();
      return answer.json();
    };
    expect(await ask()).toEqual({ user });
    expect(await ask({ secrets: { current: OTHER_SECRET, previous: null } })).toEqual(SIGNED_OUT);
    expect(await ask({ secrets: { current: OTHER_SECRET, previous: SECRET } })).toEqual({ user });
  });

  it('gives a token even after a change of the secret, because the signing keys stay', async () => {
    const { visitor, user } = await signedUp();
    await visitor.post('/auth/token');
    const secrets = { current: OTHER_SECRET, previous: SECRET };
    const other = await startTestApi({ database: api.database, auth: { secrets } });
    const answer = await createVisitor(other).post('/auth/token', {}, { cookie: visitor.cookieHeader() });
    expect(answer.statusCode).toBe(200);
    const authorization = `Bearer ${answer.json().token}`;
    expect((await createVisitor(other).get('/account', { authorization })).json().data).toMatchObject({
      uid: user.uid,
    });
    await other.close();
  });

  it('gives a token with a new key after the operator deletes the signing keys, and the old tokens end', async () => {
    const { visitor, user } = await signedUp();
    const tokenOf = async () => `Bearer ${(await visitor.post('/auth/token')).json().token}`;
    const before = await tokenOf();
    await api.database.db.delete(signingKeys);
    expect((await visitor.get('/account', { authorization: before })).statusCode).toBe(401);
    const { data } = (await visitor.get('/account', { authorization: await tokenOf() })).json();
    expect(data).toMatchObject({ uid: user.uid });
  });

  it('gives a token after the old secret is gone, with a new signing key', async () => {
    const { visitor } = await signedUp();
    await visitor.post('/auth/token');
    const secrets = { current: OTHER_SECRET, previous: null };
    const other = await startTestApi({ database: api.database, auth: { secrets } });
    const guest = createVisitor(other);
    const { user } = (await guest.post('/auth/sign-up', { email: newEmail(), password: PASSWORD })).json();
    for (const _again of [1, 2]) {
      const authorization = `Bearer ${(await guest.post('/auth/token')).json().token}`;
      expect((await guest.get('/account', { authorization })).json().data).toMatchObject({ uid: user.uid });
    }
    expect(await api.database.db.select().from(signingKeys)).toHaveLength(1);
    await other.close();
    await api.database.db.delete(signingKeys);
  });

  it.each([null, OTHER_SECRET])(
    'gives a token with a signing key that is older than our derived keys: %j',
    async (next) => {
      const own = await startTestApi({
        auth: { secrets: next ? { current: next, previous: SECRET } : { current: SECRET, previous: null } },
      });
      const { publicKey, privateKey } = generateKeyPairSync('ed25519');
      const data = JSON.stringify(privateKey.export({ format: 'jwk' }));
      await own.database.db.insert(signingKeys).values({
        id: 'old',
        publicKey: JSON.stringify(publicKey.export({ format: 'jwk' })),
        privateKey: JSON.stringify(await symmetricEncrypt({ key: SECRET, data })),
        createdAt: new Date(),
      });
      const visitor = createVisitor(own);
      await visitor.post('/auth/sign-up', { email: newEmail(), password: PASSWORD });
      const { token } = (await visitor.post('/auth/token')).json();
      expect(JSON.parse(Buffer.from(token.split('.')[0], 'base64url').toString())).toMatchObject({ kid: 'old' });
      await own.close();
    },
  );
});
