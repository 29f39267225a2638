import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRateReader } from './rate-reader';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const { signal } = new AbortController();
const hotels = (...ids: string[]) => ids.map((hotelId) => ({ hotelId, offers: '[]' }));

/** Waits a few turns of the event loop, for everything that does not need the fake clock. */
async function settled() {
  for (let turn = 0; turn < 4; turn++) await new Promise((resolve) => setImmediate(resolve));
}

async function pass(ms: number) {
  vi.advanceTimersByTime(ms);
  await settled();
}

/** A reader with this many flights, after it has passed on its first hotel. */
async function readFrom(flights: number) {
  const reader = createRateReader(signal);
  const groups: string[][] = [];
  reader.expect(flights);
  const done = (async () => {
    for await (const group of reader.groups()) groups.push(group.map(({ hotelId }) => hotelId));
  })();
  await settled();
  reader.take(hotels('a'));
  await settled();
  return { reader, groups, done };
}

describe('a reader of rates', () => {
  it('passes on the first hotels at once, and later ones in a group every five milliseconds', async () => {
    const { reader, groups } = await readFrom(1);
    expect(groups).toEqual([['a']]);
    await pass(3);
    reader.take(hotels('b'));
    await settled();
    await pass(4);
    reader.take(hotels('c'));
    await settled();
    expect(groups).toEqual([['a']]);
    await pass(1);
    expect(groups).toEqual([['a'], ['b', 'c']]);
  });

  it('does not wait for more hotels after the last flight has ended', async () => {
    const { reader, groups, done } = await readFrom(1);
    reader.take(hotels('b'));
    await settled();
    reader.end(null);
    await done;
    expect(groups).toEqual([['a'], ['b']]);
  });

  it('does not wait for more hotels if the last ones arrive together with the end', async () => {
    const { reader, groups, done } = await readFrom(1);
    reader.take(hotels('b'));
    reader.end(null);
    await done;
    expect(groups).toEqual([['a'], ['b']]);
  });

  it('still waits for more hotels while another flight is running', async () => {
    const { reader, groups } = await readFrom(2);
    reader.take(hotels('b'));
    await settled();
    reader.end(null);
    await settled();
    expect(groups).toEqual([['a']]);
    await pass(5);
    expect(groups).toEqual([['a'], ['b']]);
  });

  it('leaves no listener behind', () => {
    const { signal: own } = new AbortController();
    const reader = createRateReader(own);
    expect(getEventListeners(own, 'abort')).toHaveLength(1);
    reader.close();
    expect(getEventListeners(own, 'abort')).toEqual([]);
  });
});
