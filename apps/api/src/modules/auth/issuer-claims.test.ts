/** An issuer that sends unusual claims about a user. The sandbox's issuer does not, so this file has its own. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../db/schema';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { createVisitor } from '../../testing/test-visitor';
import { issuerClient } from './federated-client';

const ADA = { sub: '1', email: 'ada@example.test', name: 'Ada' };

let api: TestApi;
/** The claims of the ID token and of the user info. Null means no ID token. */
let idClaims: object | null;
let userInfo: object;

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const issuer = createServer((request, response) => {
  const tokens = { access_token: 'a', token_type: 'Bearer', expires_in: 60 };
  const idToken = idClaims && { id_token: `${encoded({ alg: 'none' })}.${encoded(idClaims)}.` };
  const answer = request.url === '/token' ? { ...tokens, ...idToken } : userInfo;
  response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => issuer.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(issuer.address() as AddressInfo).port}`;
  api = await startTestApi({ auth: { google: issuerClient(url, { clientId: 'us', clientSecret: 'secret' }) } });
});
afterAll(async () => {
  await api.close();
  issuer.close();
});
beforeEach(async () => {
  await api.database.db.delete(users);
  idClaims = null;
  userInfo = {};
});

/** Returns the path on which the sign-in ends. */
async function signIn(): Promise<string> {
  const visitor = createVisitor(api);
  const { url } = (await visitor.post('/auth/google', {})).json();
  const state = new URL(url).searchParams.get('state');
  return String((await visitor.get(`/auth/callback/google?code=1&state=${state}`)).headers.location);
}
const accounts = () => api.database.db.select().from(users);

describe('a federated sign-in', () => {
  it.each([
    [true, true],
    [false, false],
    ['true', false],
    ['false', false],
    [1, false],
    [undefined, false],
  ])('with the claim email_verified: %j has a proven address: %j', async (claim, emailVerified) => {
    idClaims = { ...ADA, email_verified: claim };
    expect(await signIn()).toBe('/signed-in');
    expect(await accounts()).toMatchObject([{ email: ADA.email, emailVerified }]);
  });

  it('requests the user info if there is no ID token', async () => {
    userInfo = { ...ADA, email_verified: true };
    expect(await signIn()).toBe('/signed-in');
    expect(await accounts()).toMatchObject([{ email: ADA.email, name: 'Ada', emailVerified: true }]);
  });

  it('is refused without a subject', async () => {
    userInfo = { email: ADA.email, name: ADA.name, email_verified: true };
    expect(await signIn()).toContain('/signed-in?error=');
    expect(await accounts()).toEqual([]);
  });
});
