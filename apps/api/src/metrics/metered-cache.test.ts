import { expect, it } from 'vitest';
import { createMemoryCache } from '../cache/memory-cache';
import { createRemember } from '../cache/remember';
import { meterCache } from './metered-cache';
import { NO_METERS } from './meters';
import { keptMeters } from './testing/kept-meters';

const HOUR_MS = 3_600_000;

it('counts hits and misses by the first word of the key', async () => {
  const { meters, lines } = keptMeters();
  const cache = meterCache(createMemoryCache({ maxBytes: 1_000_000 }), meters);
  await cache.get('place:en:1');
  await cache.set('place:en:1', Buffer.from('x'), HOUR_MS);
  await cache.get('place:en:1');
  await cache.getMany(['place:en:1', 'place:en:2', 'place:en:3']);
  expect(lines).toEqual([
    'cacheReads place miss',
    'cacheReads place hit',
    'cacheReads place hit',
    'cacheReads place miss x2',
  ]);
});

it('counts callers who join the call of another caller', async () => {
  const { meters, lines } = keptMeters();
  const remember = createRemember(meterCache(createMemoryCache({ maxBytes: 1_000_000 }), meters));
  const { signal } = new AbortController();
  const ask = () => remember('place:en:1', HOUR_MS, signal, async () => 'Paris');
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['Paris', 'Paris', 'Paris']);
  expect(lines.filter((line) => line.startsWith('joined'))).toEqual(['joinedCalls place', 'joinedCalls place']);
});

it('returns the cache itself if there are no meters', () => {
  const cache = createMemoryCache({ maxBytes: 1_000 });
  expect(meterCache(cache, NO_METERS)).toBe(cache);
});
