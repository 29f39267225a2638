import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { isMemberNumber } from '@tenth-night/domain/rewards/member-number';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { members, signingKeys } from '../../db/schema';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { createVisitor, type TestVisitor } from '../../testing/test-visitor';
import { createAccountRepo } from './account.repo';

const EMAIL = 'ada@example.test';

let api: TestApi;
let visitor: TestVisitor;
let uid: string;
let token: string;
let expiresAt: string;

beforeAll(async () => {
  api = await startTestApi();
  visitor = createVisitor(api);
  uid = (await visitor.post('/auth/sign-up', { email: EMAIL, password: 'tulips in May' })).json().user.uid;
  ({ token, expiresAt } = (await visitor.post('/auth/token')).json());
});
afterAll(() => api.close());

const ask = (authorization: string) => createVisitor(api).get('/account', { authorization });
const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
const write = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('the account', () => {
  it('has a member number from the sign-up on', async () => {
    const answer = await ask(`Bearer ${token}`);
    const data = { uid, email: EMAIL, memberNumber: expect.toSatisfy(isMemberNumber), guestId: null };
    expect([answer.statusCode, answer.json()]).toEqual([200, { data }]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await api.database.db.select().from(members)).toHaveLength(1);
  });

  it('gets a number on the first request, if the sign-up could not create one', async () => {
    await api.database.db.delete(members);
    const { memberNumber } = (await ask(`Bearer ${token}`)).json().data;
    expect(memberNumber).toSatisfy(isMemberNumber);
    expect((await ask(`Bearer ${token}`)).json().data.memberNumber).toBe(memberNumber);
  });

  it('shows the guest id beside the number', async () => {
    await createAccountRepo(api.database.db).saveGuestId(uid, '412');
    expect((await ask(`Bearer ${token}`)).json().data).toMatchObject({
      guestId: '412',
      memberNumber: expect.any(String),
    });
  });

  it('does not open with only a cookie', async () => {
    expect((await visitor.get('/account')).statusCode).toBe(401);
  });
});

describe('a bearer token', () => {
  it('[ROLE-07] identifies a user and gives no role: there are only visitors and signed-in users', () => {
    const claims = Object.keys(read(token.split('.')[1] ?? ''));
    expect(claims.toSorted()).toEqual(['aud', 'email', 'exp', 'iat', 'iss', 'name', 'sid', 'sub']);
  });

  it('is valid for five minutes, and names its audience', () => {
    const [header = '', payload = ''] = token.split('.');
    const { iat, exp, sid, ...claims } = read(payload);
    expect(exp - iat).toBe(300);
    expect(sid).not.toBe('');
    expect(new Date(expiresAt).getTime()).toBe(exp * 1000);
    expect(claims).toEqual({ sub: uid, email: EMAIL, name: 'ada', iss: 'tenth-night', aud: 'tenth-night-api' });
    expect(read(header).alg).toBe('EdDSA');
  });

  it('is given only to a session', async () => {
    expect((await createVisitor(api).post('/auth/token')).json().error.code).toBe('unauthorized');
  });

  it.each(['/auth/sign-out', '/auth/sign-out-everywhere'])('ends with its session: %s', async (way) => {
    const leaver = createVisitor(api, '203.0.113.77');
    await leaver.post('/auth/sign-up', { email: `leaver${way.length}@example.test`, password: 'tulips in May' });
    const authorization = `Bearer ${(await leaver.post('/auth/token')).json().token}`;
    expect((await ask(authorization)).statusCode).toBe(200);
    await leaver.post(way);
    expect((await ask(authorization)).statusCode).toBe(401);
  });

  it('is refused in every forged form', async () => {
    const [header = '', payload = '', signature = ''] = token.split('.');
    const { kid } = read(header);
    const claims = read(payload);
    const { privateKey } = generateKeyPairSync('ed25519');
    const signed = (head: object, body: object) => {
      const text = `${write(head)}.${write(body)}`;
      return `${text}.${sign(null, Buffer.from(text), privateKey).toString('base64url')}`;
    };
    const [key] = await api.database.db.select().from(signingKeys);
    const hmacText = `${write({ alg: 'HS256', kid })}.${payload}`;
    const hmac = createHmac('sha256', key?.publicKey ?? '')
      .update(hmacText)
      .digest('base64url');
    const forged = [
      `${write({ alg: 'none', kid })}.${payload}.`,
      `${write({ alg: 'none', kid })}.${payload}.${signature}`,
      `${hmacText}.${hmac}`,
      signed({ alg: 'EdDSA', kid }, claims),
      signed({ alg: 'EdDSA', kid: 'unknown' }, claims),
      signed({ alg: 'EdDSA' }, claims),
      `${header}.${write({ ...claims, sub: 'somebody-else' })}.${signature}`,
      `${header}.${payload}.`,
      `${header}.${payload}`,
      'x.y.z',
      '',
    ];
    const answers = await Promise.all(forged.map((each) => ask(`Bearer ${each}`)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(forged.map(() => 401));
    expect(new Set(answers.map((answer) => answer.json().error.code))).toEqual(new Set(['unauthorized']));
    const odd = await Promise.all([ask(token), ask(`Basic ${token}`), ask(`Bearer ${token} ${token}`)]);
    expect(odd.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401]);
  });
});
