/** Bearer tokens that have our signature, but are not for us, or are no longer valid. */
import { generateKeyPairSync, sign } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signingKeys } from '../db/schema';
import { startTestApi, type TestApi } from '../testing/test-api';
import { createVisitor } from '../testing/test-visitor';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const KID = 'a-key-of-this-test';

let api: TestApi;
let claims: Record<string, unknown>;

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The status of a request with these claims in its token. The signature is valid, because the key is in our table. */
async function statusWith(part: object): Promise<number> {
  const signed = `${encoded({ alg: 'EdDSA', kid: KID })}.${encoded({ ...claims, ...part })}`;
  const token = `${signed}.${sign(null, Buffer.from(signed), privateKey).toString('base64url')}`;
  return (await createVisitor(api).get('/account', { authorization: `Bearer ${token}` })).statusCode;
}

beforeAll(async () => {
  api = await startTestApi();
  const visitor = createVisitor(api);
  await visitor.post('/auth/sign-up', { email: 'ada@example.test', password: 'tulips in May' });
  const { token } = (await visitor.post('/auth/token')).json() as { token: string };
  claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  await api.database.db.insert(signingKeys).values({
    id: KID,
    publicKey: JSON.stringify(publicKey.export({ format: 'jwk' })),
    privateKey: 'of no use here',
    alg: 'EdDSA',
    crv: 'Ed25519',
    createdAt: new Date(),
  });
});
afterAll(() => api.close());

describe('a bearer token', () => {
  it('is valid for five minutes, only for our API', async () => {
    expect(await statusWith({})).toBe(200);
    const { iat, exp, aud, iss } = claims;
    expect([Number(exp) - Number(iat), aud, iss]).toEqual([300, 'tenth-night-api', 'tenth-night']);
  });

  it('is refused after its expiry', async () => {
    const now = Math.floor(Date.now() / 1000);
    expect(await statusWith({ iat: now - 3_600, exp: now - 3_300 })).toBe(401);
  });

  it('is refused before its start', async () => {
    expect(await statusWith({ nbf: Math.floor(Date.now() / 1000) + 3_600 })).toBe(401);
  });

  it.each([['another-api'], [['another-api']], [undefined]])('is refused if its audience is %j', async (aud) => {
    expect(await statusWith({ aud })).toBe(401);
  });

  it.each(['somebody-else', undefined])('is refused if its issuer is %j', async (iss) => {
    expect(await statusWith({ iss })).toBe(401);
  });
});
