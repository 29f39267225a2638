/**
 * Three machines behind a load balancer, while visitors search and travelers book. One is killed, Redis goes away, and
 * a newer version replaces all of them. `npm run test:fleet` runs it and prints its figures.
 */
import { askFor, BUILT_HOST, type Instance } from '@tenth-night/api/testing/instances';
import { POSTGRES_PROGRAMS } from '@tenth-night/api/testing/postgres-server';
import { findRedis } from '@tenth-night/api/testing/redis-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Fleet, startFleet } from './fleet';
import { type Crowd, letIn, type Seen } from './visitors';

/** The folder of an older build. Without one, the same version replaces itself. */
const OLDER = process.env['FLEET_OLDER_HOST'] ?? BUILT_HOST;
const QUIET_MS = Number(process.env['FLEET_SECONDS'] ?? 8) * 1_000;
const MINUTE_MS = 60_000;
const json = { 'content-type': 'application/json' };
const programs = { postgres: POSTGRES_PROGRAMS ?? '', redis: findRedis(process.env['TEST_REDIS_PROGRAMS']) ?? '' };

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const lostOf = (seen: readonly Seen[]) => seen.flatMap(({ what, lost }) => (lost === null ? [] : [`${what}: ${lost}`]));
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
const post = (body: object, headers = {}) => ({
  method: 'POST',
  headers: { ...json, ...headers },
  body: JSON.stringify(body),
});

function tell(phase: string, seen: readonly Seen[], words = ''): void {
  const times = seen.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? 0;
  const figures = `${seen.length} answers, ${lostOf(seen).length} lost, median ${at(0.5)} ms, p99 ${at(0.99)} ms`;
  process.stdout.write(`${phase}: ${figures}${words && `; ${words}`}\n`);
}

describe.skipIf(!programs.postgres || !programs.redis)('a fleet of three machines', { timeout: 5 * MINUTE_MS }, () => {
  let fleet: Fleet;
  let crowd: Crowd;
  let token: string;
  let search: { hotelIds: readonly string[]; placeId: string; stay: object };

  beforeAll(async () => {
    fleet = await startFleet(programs, OLDER);
    token = await signUp(`${fleet.url}/api/auth`);
    search = await findHotels(`${fleet.url}/api`);
    crowd = letIn(fleet, search, token);
  }, 3 * MINUTE_MS);
  afterAll(async () => {
    await crowd.leave();
    await fleet.close();
  }, MINUTE_MS);

  /** What visitors saw while this happened, and some time after it. */
  async function during(act: () => Promise<void>): Promise<readonly Seen[]> {
    const from = crowd.seen.length;
    await act();
    await pause(QUIET_MS);
    return crowd.seen.slice(from);
  }

  it('serves everybody', async () => {
    const seen = await during(async () => {});
    tell('Quiet', seen);
    expect(lostOf(seen)).toEqual([]);
    expect(new Set(seen.map(({ what }) => what)).size).toBe(5);
  });

  it('loses at most what a killed machine was working on', async () => {
    let open = 0;
    let noticedMs = 0;
    const [victim] = fleet.machines();
    const seen = await during(async () => {
      const killedAt = Date.now();
      open = await fleet.kill(victim as Instance);
      while (fleet.balancer.isReady((victim as Instance).url())) await pause(10);
      noticedMs = Date.now() - killedAt;
      fleet.balancer.remove((victim as Instance).url());
    });
    await fleet.start(OLDER);
    tell('Killed', seen, `${open} requests were open, noticed after ${noticedMs} ms`);
    expect(lostOf(seen).length).toBeLessThanOrEqual(open);
    expect(lostOf(seen).filter((words) => words.startsWith('booking'))).toEqual([]);
  });

  it('loses nothing while Redis is gone and comes back', async () => {
    const gone = await during(() => fleet.stopRedis());
    tell('Without Redis', gone);
    const back = await during(() => fleet.startRedis());
    tell('Redis is back', back);
    expect(lostOf([...gone, ...back])).toEqual([]);
  });

  it('loses nothing while a newer version replaces all machines one by one', async () => {
    const startedAt = Date.now();
    let replacedMs = 0;
    const seen = await during(async () => {
      for (const machine of fleet.machines()) await fleet.replace(machine, BUILT_HOST);
      replacedMs = Date.now() - startedAt;
    });
    tell('Replaced', seen, `took ${(replacedMs / 1_000).toFixed(1)} s`);
    expect(lostOf(seen)).toEqual([]);
    expect(fleet.machines()).toHaveLength(3);
  });

  it('still knows sessions and bookings of the old version', async () => {
    await crowd.leave();
    await askFor(`${fleet.url}/api/account`, { headers: { authorization: `Bearer ${token}` } });
    expect(crowd.confirmed.length).toBeGreaterThan(3);
    const { bookings } = await ledger();
    const references = bookings.map(({ clientReference }) => clientReference);
    expect(new Set(references).size, 'each booking was made once').toBe(references.length);
    expect(references).toEqual(expect.arrayContaining([...crowd.confirmed]));
  });

  it('asks the provider once for equal searches on three machines', async () => {
    const stay = { ...search.stay, checkin: day(120), checkout: day(123) };
    const before = await rateCalls();
    const ask = (machine: Instance) =>
      askFor<{ hotels: object[] }>(`${machine.url()}/api/hotels/rates`, post({ hotelIds: search.hotelIds, ...stay }));
    const answers = await Promise.all(fleet.machines().map(ask));
    expect((await rateCalls()) - before).toBe(1);
    expect(answers[0]?.hotels.length).toBeGreaterThan(0);
    expect(answers[1]?.hotels).toHaveLength(answers[0]?.hotels.length ?? 0);
    expect(answers[2]?.hotels).toHaveLength(answers[0]?.hotels.length ?? 0);
  });

  it('counts the calls of one address on all machines together', async () => {
    const from = { 'x-forwarded-for': '10.99.0.1' };
    const call = () => fetch(`${fleet.url}/api/rates/prebook`, post({ offerId: 'unknown' }, from));
    const answers = await Promise.all(Array.from({ length: 60 }, call));
    const admitted = answers.filter(({ status }) => status !== 429).length;
    // 40 at once, and some more for the time that the calls took. Machines that count alone would admit all 60.
    expect(admitted).toBeGreaterThanOrEqual(40);
    expect(admitted).toBeLessThan(55);
  });

  type Ledger = {
    readonly bookings: readonly { readonly clientReference: string }[];
    readonly requests: readonly { readonly path: string }[];
  };
  const ledger = () => askFor<Ledger>(`${fleet.sandboxUrl}/__sandbox/ledger`);
  const rateCalls = async () => (await ledger()).requests.filter(({ path }) => path === '/v3.0/hotels/rates').length;
});

async function signUp(auth: string): Promise<string> {
  const answer = await fetch(`${auth}/sign-up`, post({ email: 'ada@example.test', password: 'tulips in May' }));
  const cookie = answer.headers.getSetCookie().map((one) => one.split(';', 1)[0]);
  const headers = { cookie: cookie.join('; ') };
  return (await askFor<{ token: string }>(`${auth}/token`, { method: 'POST', headers })).token;
}

async function findHotels(api: string) {
  const places = await askFor<{ data: { id: string }[] }>(`${api}/data/places?textQuery=Rome&language=en`);
  const placeId = places.data[0]?.id ?? '';
  const hotels = await askFor<{ data: { hotelId: string }[] }>(`${api}/data/hotels?placeId=${placeId}&language=en`);
  const hotelIds = hotels.data.slice(0, 60).map(({ hotelId }) => hotelId);
  const stay = { checkin: day(60), checkout: day(62), occupancies: [{ adults: 2 }] };
  return { hotelIds, placeId, stay };
}
