import { NO_LOCATION } from '@tenth-night/domain/preferences/location';
import { describe, expect, it } from 'vitest';
import { createLocationLookup } from './location-lookup';

const POLAND = { success: true, country_code: 'PL', city: 'Poznań', latitude: 52.4, longitude: 16.9 };

/** Two services that answer what they are told to, a clock and a store of one's own. */
function world({ primary = POLAND as unknown, secondary = {} as unknown } = {}) {
  const asked: string[] = [];
  const timeouts: { ms: number; abort: () => void }[] = [];
  const kept = new Map<string, string>();
  let now = Date.parse('2027-03-01T12:00:00Z');
  const answer = (name: string, value: unknown) => (signal: AbortSignal) => {
    asked.push(name);
    if (value !== 'hang') return value instanceof Error ? Promise.reject(value) : Promise.resolve(value);
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  };
  const lookUp = createLocationLookup({
    ask: { primary: answer('primary', primary), secondary: answer('secondary', secondary) },
    timeout: (ms) => {
      const controller = new AbortController();
      timeouts.push({ ms, abort: () => controller.abort() });
      return controller.signal;
    },
    storage: () => ({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, text) => void kept.set(key, text),
    }),
    now: () => now,
  });
  const pass = (ms: number) => {
    now += ms;
  };
  return { lookUp, asked, timeouts, kept, pass };
}

describe('the location lookup', () => {
  it('[GEO-12] asks the second service only when the first has failed', async () => {
    const good = world();
    expect((await good.lookUp()).country).toBe('PL');
    expect(good.asked).toEqual(['primary']);

    for (const primary of [{ success: false }, new Error('offline'), null, '<html>']) {
      const { lookUp, asked } = world({ primary, secondary: { country_code: 'UA' } });
      expect((await lookUp()).country).toBe('UA');
      expect(asked).toEqual(['primary', 'secondary']);
    }
  });

  it('[GEO-15][GEO-16] is empty, with a null position, when both have failed', async () => {
    const { lookUp } = world({ primary: new Error('offline'), secondary: new Error('offline') });
    expect(await lookUp()).toEqual(NO_LOCATION);
    expect((await lookUp()).coordinates).toBeNull();
  });

  it('[GEO-17] gives each service 4 seconds, then continues', async () => {
    const { lookUp, asked, timeouts } = world({ primary: 'hang', secondary: 'hang' });
    const found = lookUp();
    await expect.poll(() => asked).toEqual(['primary']);
    timeouts[0]?.abort();
    await expect.poll(() => asked).toEqual(['primary', 'secondary']);
    timeouts[1]?.abort();
    expect(await found).toEqual(NO_LOCATION);
    expect(timeouts.map(({ ms }) => ms)).toEqual([4000, 4000]);
  });

  it('[GEO-07] caches a result for 10 minutes, and not longer', async () => {
    const { lookUp, asked, pass } = world();
    const first = await lookUp();
    pass(10 * 60_000 - 1);
    expect(await lookUp()).toEqual(first);
    expect(asked).toHaveLength(1);
    pass(1);
    await lookUp();
    expect(asked).toHaveLength(2);
  });

  it('[GEO-08] is one request for all simultaneous callers', async () => {
    const { lookUp, asked } = world();
    const [one, two, three] = await Promise.all([lookUp(), lookUp(), lookUp()]);
    expect([one, two]).toEqual([two, three]);
    expect(asked).toEqual(['primary']);
  });

  it.each(['{', 'null', '[]', '{"at":"soon"}', '{"at":99999999999999,"location":{}}'])(
    'asks again when the cached value is %s',
    async (text) => {
      const { lookUp, kept, asked } = world();
      kept.set('visitor-location', text);
      expect((await lookUp()).country).toBe('PL');
      expect(asked).toHaveLength(1);
    },
  );
});
