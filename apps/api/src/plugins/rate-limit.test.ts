import { DESK_PATHS } from '@tenth-night/contract/desk-paths';
import { PATHS } from '@tenth-night/contract/paths';
import { PROMO_PATHS } from '@tenth-night/contract/promo-paths';
import { SAVED_PATHS } from '@tenth-night/contract/saved-paths';
import type { InjectOptions, RouteOptions } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { KIND_OF_PATH, LIMITS, type LimitKind } from '../limits/limit-table';
import { startTestApi, type TestApi } from '../testing/test-api';
import { createVisitor } from '../testing/test-visitor';

const ALL_PATHS = { ...PATHS, ...PROMO_PATHS, ...SAVED_PATHS, ...DESK_PATHS };
const MINUTE_MS = 60_000;
const PATIENTLY = { timeout: 120_000 };

let api: TestApi;
/** The method of each route. */
const methods = new Map<string, InjectOptions['method']>();
/** The clock of the limits. It moves only when a test moves it. */
let at = 0;

beforeAll(async () => {
  const onRoute = ({ url, method }: RouteOptions) => {
    const [first] = [method].flat().filter((one) => one !== 'HEAD');
    if (!methods.has(url)) methods.set(url, first as InjectOptions['method']);
  };
  api = await startTestApi({ hasLimits: true, limitsNow: () => at, onRoute });
});
afterEach(() => {
  at += 10 * MINUTE_MS;
});
afterAll(() => api.close());

type PathName = keyof typeof ALL_PATHS;
/** A request without the required fields. It gets a 400 and causes no provider call. */
function bare(name: PathName): InjectOptions {
  const url = `/api${ALL_PATHS[name]}`;
  const method = methods.get(url) ?? 'GET';
  return method === 'GET' ? { url } : { method, url, payload: {} };
}
const call = (name: PathName, address: string, headers: Record<string, string> = {}) =>
  api.app.inject({ ...bare(name), headers: { 'x-forwarded-for': address, ...headers } });

async function statuses(count: number, ask: (k: number) => ReturnType<typeof call>): Promise<number[]> {
  const all: number[] = [];
  for (let k = 0; k < count; k++) all.push((await ask(k)).statusCode);
  return all;
}
const refused = (all: readonly number[]) => all.filter((status) => status === 429).length;

/** The kinds with a burst that a test can use up in a reasonable time. The code is the same for all kinds. */
const KINDS = (Object.keys(LIMITS) as LimitKind[]).filter((kind) => LIMITS[kind].address.burst <= 500);
const pathsOf = (kind: LimitKind) =>
  (Object.keys(ALL_PATHS) as PathName[]).filter(
    (name) => KIND_OF_PATH[name] === kind && methods.has(`/api${ALL_PATHS[name]}`),
  );

describe('one address', () => {
  it.each(KINDS)('is refused after it has used up its burst, on all paths of a kind: %s', PATIENTLY, async (kind) => {
    const { burst, perMinute } = LIMITS[kind].address;
    const names = pathsOf(kind);
    const next = (k: number) => call(names[k % names.length] ?? 'health', '203.0.113.9');
    const all = await statuses(burst + 5, next);
    expect([refused(all.slice(0, burst)), refused(all.slice(burst))]).toEqual([0, 5]);
    const answer = await next(0);
    expect(answer.json().error.code).toBe('rate_limited');
    expect(answer.headers['retry-after']).toBe(String(Math.ceil(60 / perMinute)));
    expect((await call(names[0] ?? 'health', '203.0.113.10')).statusCode).not.toBe(429);
    at += Math.ceil(MINUTE_MS / perMinute);
    expect(refused(await statuses(2, next))).toBe(1);
  });

  it('is a whole /64 of IPv6', async () => {
    const { burst } = LIMITS.cancel.address;
    const all = await statuses(burst + 1, (k) => call('cancelBooking', `2001:db8:0:7::${(k + 1).toString(16)}`));
    expect(refused(all)).toBe(1);
    expect((await call('cancelBooking', '2001:db8:0:8::1')).statusCode).toBe(400);
  });

  it('is the address that our proxy saw, even if the client sends others', async () => {
    const { burst } = LIMITS.cancel.address;
    const all = await statuses(burst + 1, (k) => call('cancelBooking', `198.51.100.${k}, 203.0.113.9`));
    expect(refused(all)).toBe(1);
  });

  it('may still read its session and the health when the limit of another kind is used up', async () => {
    await statuses(LIMITS.cancel.address.burst + 1, () => call('cancelBooking', '203.0.113.9'));
    expect(refused(await statuses(500, () => call('health', '203.0.113.9')))).toBe(0);
    expect((await call('session', '203.0.113.9')).statusCode).toBe(200);
  });

  it('is refused after too many calls for its session, a token and the Google callback', PATIENTLY, async () => {
    const { burst } = LIMITS.session.address;
    const names = ['session', 'token', 'googleCallback'] as const;
    const all = await statuses(burst + 3, (k) => call(names[k % 3] ?? 'session', '203.0.113.9'));
    expect([refused(all.slice(0, burst)), refused(all.slice(burst))]).toEqual([0, 3]);
    expect((await call('session', '203.0.113.10')).statusCode).toBe(200);
  });

  it('causes no more provider calls after it is refused', async () => {
    const body = { offerId: 'no-such-offer' };
    const visitor = createVisitor(api, '203.0.113.9');
    const { burst } = LIMITS.prebook.address;
    for (let k = 0; k < burst + 10; k++) await visitor.post('/rates/prebook', body);
    expect(await api.ledger('/v3.0/rates/prebook')).toHaveLength(burst);
  });
});

describe('one account', () => {
  it('is refused when it has used up its burst, from any address', async () => {
    const visitor = createVisitor(api, '192.0.2.1');
    await visitor.post('/auth/sign-up', { email: 'ada@example.test', password: 'tulips in May' });
    const { token } = (await visitor.post('/auth/token')).json() as { token: string };
    const { burst } = LIMITS.cancel.account;
    const ask = (k: number) => call('cancelBooking', `203.0.113.${k}`, { authorization: `Bearer ${token}` });
    expect(refused(await statuses(burst + 3, ask))).toBe(3);
    expect((await call('cancelBooking', '203.0.113.1')).statusCode).toBe(400);
  });

  it('cannot be blocked by a caller with a forged token', async () => {
    const claim = { authorization: 'Bearer eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiJhZGEifQ.AAAA' };
    const all = await statuses(LIMITS.cancel.account.burst + 3, (k) => call('cancelBooking', `203.0.113.${k}`, claim));
    expect(refused(all)).toBe(0);
  });
});
