import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attempts, users } from '../../db/schema';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { createVisitor } from '../../testing/test-visitor';

const START = Date.parse('2027-01-10T09:00:00Z');
const MINUTE_MS = 60_000;
const EMAIL = 'ada@example.test';
const PASSWORD = 'tulips';

let api: TestApi;
let at: number;

beforeAll(async () => {
  api = await startTestApi({ auth: { now: () => new Date(at) } });
});
afterAll(() => api.close());
beforeEach(async () => {
  at = START;
  await api.database.db.delete(users);
  await api.database.db.delete(attempts);
});

const post = (name: string, body: object, address: string) => createVisitor(api, address).post(`/auth/${name}`, body);
const statuses = async (count: number, ask: (i: number) => ReturnType<typeof post>) =>
  (await Promise.all(Array.from({ length: count }, (_, i) => ask(i)))).map(({ statusCode }) => statusCode);
const of = (status: number, all: readonly number[]) => all.filter((each) => each === status).length;

/** From as many addresses as there are tries. */
const guess = (email: string) => (i: number) => post('sign-in', { email, password: 'wrong!' }, `203.0.113.${i}`);

describe('guessing', () => {
  it.each(['a known account', 'an unknown account'])(
    'ends after ten passwords for %s, also of many at once',
    async (kind) => {
      if (kind === 'a known account') await post('sign-up', { email: EMAIL, password: PASSWORD }, '192.0.2.1');
      const all = await statuses(20, guess(EMAIL));
      expect([of(401, all), of(429, all)]).toEqual([10, 10]);
      const right = await post('sign-in', { email: EMAIL, password: PASSWORD }, '192.0.2.2');
      expect([right.statusCode, right.json().error.code, right.headers['retry-after']]).toEqual([
        429,
        'rate_limited',
        '900',
      ]);
    },
  );

  it('cannot go on by signing up', async () => {
    await post('sign-up', { email: EMAIL, password: PASSWORD }, '192.0.2.1');
    const signUp = (i: number) => post('sign-up', { email: EMAIL, password: 'wrong!' }, `203.0.113.${i}`);
    const all = await statuses(12, signUp);
    expect([of(422, all), of(429, all)]).toEqual([10, 2]);
  });

  it('may begin again after 15 minutes', async () => {
    await statuses(11, guess(EMAIL));
    at = START + 15 * MINUTE_MS;
    expect((await guess(EMAIL)(0)).statusCode).toBe(401);
  });

  it('is forgotten when the password was right', async () => {
    await post('sign-up', { email: EMAIL, password: PASSWORD }, '192.0.2.1');
    for (let round = 0; round < 2; round++) {
      expect(of(401, await statuses(9, guess(EMAIL)))).toBe(9);
      expect((await post('sign-in', { email: EMAIL, password: PASSWORD }, '192.0.2.1')).statusCode).toBe(200);
    }
  });
});

describe('one address', () => {
  it('is the one that our proxy has seen, whatever a visitor writes before it', async () => {
    const all = await statuses(25, (i) =>
      post('sign-up', { email: `guest-${i}@example.test`, password: PASSWORD }, `198.51.100.${i}, 203.0.113.9`),
    );
    expect([of(200, all), of(429, all)]).toEqual([20, 5]);
  });

  it('may try 60 times in 15 minutes, whichever accounts it tries', async () => {
    const all = await statuses(62, (i) =>
      post('sign-in', { email: `p${i}@example.test`, password: 'wrong!' }, '192.0.2.9'),
    );
    expect([of(401, all), of(429, all)]).toEqual([60, 2]);
    const other = ['google', 'sign-up'].map((name) => post(name, { email: EMAIL, password: PASSWORD }, '192.0.2.9'));
    expect((await Promise.all(other)).map(({ statusCode }) => statusCode)).toEqual([429, 429]);
    expect((await post('sign-up', { email: EMAIL, password: PASSWORD }, '192.0.2.10')).statusCode).toBe(200);
  });

  it('may make 20 accounts in an hour', async () => {
    const signUp = (i: number) => post('sign-up', { email: `p${i}@example.test`, password: PASSWORD }, '192.0.2.9');
    const all = await statuses(21, signUp);
    expect([of(200, all), of(429, all)]).toEqual([20, 1]);
    at = START + 59 * MINUTE_MS;
    expect((await signUp(30)).headers['retry-after']).toBe('60');
    at = START + 60 * MINUTE_MS;
    expect((await signUp(31)).statusCode).toBe(200);
  });
});
