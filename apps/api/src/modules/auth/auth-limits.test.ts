import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { derivedKey } from '../../config/derived-keys';
import { attempts, users } from '../../db/schema';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { createVisitor } from '../../testing/test-visitor';
import { createAttemptLimit } from './attempt-limit';
import type { Pause } from './waiting-room';

const START = Date.parse('2027-01-10T09:00:00Z');
const MINUTE_MS = 60_000;
const EMAIL = 'ada@example.test';
const PASSWORD = 'tulips in May';

/** A busy machine hashes slowly. */
const PATIENTLY = { timeout: 20_000 };
const SECRET = 'a secret of this test, long enough for all';

let api: TestApi;
let at: number;
/** How long each sign-up had to wait, and how many clients left while they waited. */
let pauses: number[];
let dropped: number;
let held: Promise<void>;

const pause: Pause = (ms, signal) => {
  pauses.push(ms);
  const gone = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => {
      dropped++;
      reject(signal.reason);
    });
  });
  return Promise.race([held, gone]);
};

/** From now on, every wait lasts until the returned function is called. */
function holdPauses(): () => void {
  let open = () => {};
  held = new Promise((resolve) => {
    open = resolve;
  });
  return open;
}

beforeAll(async () => {
  api = await startTestApi({ auth: { secrets: { current: SECRET, previous: null }, now: () => new Date(at), pause } });
});
afterAll(() => api.close());
beforeEach(async () => {
  at = START;
  pauses = [];
  dropped = 0;
  held = Promise.resolve();
  await api.database.db.delete(users);
  await api.database.db.delete(attempts);
});

const post = (name: string, body: object, address: string) => createVisitor(api, address).post(`/auth/${name}`, body);
const statuses = async (count: number, ask: (i: number) => ReturnType<typeof post>) =>
  (await Promise.all(Array.from({ length: count }, (_, i) => ask(i)))).map(({ statusCode }) => statusCode);
const of = (status: number, all: readonly number[]) => all.filter((each) => each === status).length;

/** Each try comes from another address. */
const guess = (email: string) => (i: number) => post('sign-in', { email, password: 'wrong!' }, `203.0.113.${i}`);

describe('password guessing', () => {
  it.each(['a known account', 'an unknown account'])(
    'stops after ten passwords for %s, even with parallel requests',
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

  it('cannot continue through the sign-up', async () => {
    await post('sign-up', { email: EMAIL, password: PASSWORD }, '192.0.2.1');
    const signUp = (i: number) => post('sign-up', { email: EMAIL, password: 'wrong!' }, `203.0.113.${i}`);
    const all = await statuses(12, signUp);
    expect([of(422, all), of(429, all)]).toEqual([10, 2]);
  });

  it('can start again after 15 minutes', async () => {
    await statuses(11, guess(EMAIL));
    at = START + 15 * MINUTE_MS;
    expect((await guess(EMAIL)(0)).statusCode).toBe(401);
  });

  it('starts from zero again after the right password', async () => {
    await post('sign-up', { email: EMAIL, password: PASSWORD }, '192.0.2.1');
    for (let round = 0; round < 2; round++) {
      expect(of(401, await statuses(9, guess(EMAIL)))).toBe(9);
      expect((await post('sign-in', { email: EMAIL, password: PASSWORD }, '192.0.2.1')).statusCode).toBe(200);
    }
  });
});

/** Counts this many attempts without making them. */
async function haveTried(rule: 'address' | 'signUp', count: number, address: string): Promise<void> {
  const limit = createAttemptLimit(api.database.db, {
    secret: derivedKey(SECRET, 'attempts'),
    now: () => new Date(at),
  });
  for (let i = 0; i < count; i++) await limit.count(rule, address);
}
const haveSignedUp = (count: number, address: string) => haveTried('signUp', count, address);

describe('one address', () => {
  const signUp = (i: number, address = '192.0.2.9') =>
    post('sign-up', { email: `p${i}@example.test`, password: PASSWORD }, address);

  it('is the address that our proxy saw, even if the visitor sends others', async () => {
    await haveSignedUp(299, '203.0.113.9');
    const all = await statuses(4, (i) => signUp(i, `198.51.100.${i}, 203.0.113.9`));
    expect([of(200, all), of(429, all)]).toEqual([1, 3]);
  });

  it('may try 60 times in 15 minutes, over all accounts', async () => {
    const all = await statuses(62, (i) =>
      post('sign-in', { email: `p${i}@example.test`, password: 'wrong!' }, '192.0.2.9'),
    );
    expect([of(401, all), of(429, all)]).toEqual([60, 2]);
    expect((await post('google', {}, '192.0.2.9')).statusCode).toBe(429);
  });

  it('may still create accounts after too many password tries, but cannot use sign-ups to try passwords', async () => {
    await signUp(1, '192.0.2.1');
    await haveTried('address', 60, '192.0.2.9');
    expect((await signUp(2)).statusCode).toBe(200);
    expect((await signUp(1)).statusCode).toBe(429);
  });

  it('may create 50 accounts in an hour without a wait', async () => {
    await haveSignedUp(45, '192.0.2.9');
    expect(of(200, await statuses(5, (i) => signUp(i)))).toBe(5);
    expect(pauses).toEqual([]);
  });

  it('may create more accounts, each after a growing wait', async () => {
    await haveSignedUp(50, '192.0.2.9');
    expect((await signUp(1)).statusCode).toBe(200);
    await haveSignedUp(48, '192.0.2.9');
    expect((await signUp(2)).statusCode).toBe(200);
    expect(pauses).toEqual([250, 1250]);
    expect((await signUp(3, '192.0.2.10')).statusCode).toBe(200);
    expect(pauses).toHaveLength(2);
  });

  it('may create 300 accounts in an hour, and the refusal says when the next hour begins', async () => {
    await haveSignedUp(299, '192.0.2.9');
    expect(of(200, await statuses(2, (i) => signUp(i)))).toBe(1);
    at = START + 59 * MINUTE_MS;
    const refused = await signUp(30);
    expect([refused.statusCode, refused.json().error.code, refused.headers['retry-after']]).toEqual([
      429,
      'rate_limited',
      '60',
    ]);
    at = START + 60 * MINUTE_MS;
    expect((await signUp(31)).statusCode).toBe(200);
  });

  it('may have 20 waiting sign-ups; the next one is refused and has to retry later', async () => {
    await haveSignedUp(50, '192.0.2.9');
    const open = holdPauses();
    const waiting = Array.from({ length: 20 }, (_, i) => signUp(i));
    await expect.poll(() => pauses.length, PATIENTLY).toBe(20);
    const refused = await signUp(20);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1']);
    open();
    expect((await Promise.all(waiting)).every(({ statusCode }) => statusCode === 200)).toBe(true);
  });

  it('gets no account if its client leaves while it waits', async () => {
    await haveSignedUp(50, '192.0.2.9');
    const open = holdPauses();
    const client = new AbortController();
    const left = fetch(`${await api.app.listen({ port: 0, host: '127.0.0.1' })}/api/auth/sign-up`, {
      method: 'POST',
      headers: { 'x-forwarded-for': '192.0.2.9', 'content-type': 'application/json' },
      body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
      signal: client.signal,
    }).catch((error: Error) => error.name);
    await expect.poll(() => pauses.length, PATIENTLY).toBe(1);
    client.abort();
    expect(await left).toBe('AbortError');
    await expect.poll(() => dropped, PATIENTLY).toBe(1);
    open();
    expect(await api.database.db.select().from(users)).toEqual([]);
  });
});
