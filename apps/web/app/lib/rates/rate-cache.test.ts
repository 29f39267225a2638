import type { HotelOffers } from '@tenth-night/domain/offers/offer';
import { describe, expect, it } from 'vitest';
import { createRateCache } from './rate-cache';

const hotel = (hotelId: string, price = 100) => ({ hotelId, offers: [{ price }] }) as unknown as HotelOffers;

/** A storage as browsers have it: its keys are its own properties. */
function fakeStorage(limit = Number.POSITIVE_INFINITY) {
  const items: Record<string, string> = {};
  const storage = Object.create({
    getItem: (key: string) => items[key] ?? null,
    setItem(key: string, text: string) {
      if (text.length > limit) throw new Error('QuotaExceededError');
      items[key] = text;
      (storage as Record<string, string>)[key] = text;
    },
    removeItem(key: string) {
      delete items[key];
      delete (storage as Record<string, string>)[key];
    },
  }) as Storage;
  return storage;
}

function open(storage = fakeStorage()) {
  let now = 1_000_000;
  const make = () => createRateCache(null, { storage: () => storage, now: () => now });
  return {
    cache: make(),
    /** The same browser after a reload. */
    reopened: make,
    pass: (ms: number) => {
      now += ms;
    },
    storage,
  };
}

describe('cached offers', () => {
  it('[RATE-44] stay in memory for 180000 ms, and not longer', () => {
    const { cache, pass } = open();
    cache.keep('q', [hotel('a'), hotel('b')]);
    pass(179_999);
    expect(cache.read('q', ['a', 'b', 'c']).map(({ hotelId }) => hotelId)).toEqual(['a', 'b']);
    pass(1);
    expect(cache.read('q', ['a'])).toEqual([]);
  });

  it('[RATE-45] stay in local storage for 180000 ms, over a reload', async () => {
    const { cache, reopened, pass } = open();
    cache.keep('q', [hotel('a')]);
    await cache.store('q');
    expect(reopened().read('q', ['a'])).toEqual([hotel('a')]);
    pass(180_000);
    expect(reopened().read('q', ['a'])).toEqual([]);
  });

  it('are written in parts, so that thousands of them do not block the page', async () => {
    const { cache, reopened, storage } = open();
    const hotels = Array.from({ length: 1_000 }, (_, k) => hotel(`h${k}`));
    cache.keep('q', hotels);
    await cache.store('q');
    expect(Object.keys(storage)).toEqual(['rates:0:q', 'rates:1:q', 'rates:2:q']);
    const ids = hotels.map(({ hotelId }) => hotelId);
    expect(reopened().read('q', ids)).toEqual(hotels);
  });

  it('are cached for six requests at once, and the least recently used makes room', () => {
    const { cache } = open();
    const isKept = (question: string) => cache.read(question, ['a']).length > 0;
    for (const question of ['1', '2', '3', '4', '5', '6']) cache.keep(question, [hotel('a')]);
    expect(isKept('1')).toBe(true);
    cache.keep('7', [hotel('a')]);
    expect(['1', '3', '4', '5', '6', '7'].map(isKept)).toEqual([true, true, true, true, true, true]);
    expect(isKept('2')).toBe(false);
  });

  it('are ignored when they come from the future, because the clock was set back', async () => {
    const { cache, reopened, pass } = open();
    cache.keep('q', [hotel('a')]);
    await cache.store('q');
    pass(-1);
    expect(cache.read('q', ['a'])).toEqual([]);
    expect(reopened().read('q', ['a'])).toEqual([]);
    pass(1);
    expect(reopened().read('q', ['a'])).toEqual([hotel('a')]);
  });

  it('belong only to their request', () => {
    const { cache } = open();
    cache.keep('two adults', [hotel('a')]);
    expect(cache.read('three adults', ['a'])).toEqual([]);
  });

  it('include the fact that there are none', () => {
    const { cache } = open();
    cache.keep('q', [{ hotelId: 'a', offers: [] }]);
    expect(cache.read('q', ['a'])).toEqual([{ hotelId: 'a', offers: [] }]);
  });

  it('leave one search in the storage, and work without it when it is full or blocked', async () => {
    const { cache, storage } = open();
    for (const question of ['one', 'two']) {
      cache.keep(question, [hotel('a')]);
      await cache.store(question);
    }
    expect(Object.keys(storage)).toEqual(['rates:0:two']);
    const full = open(fakeStorage(5));
    full.cache.keep('q', [hotel('a')]);
    await full.cache.store('q');
    expect(full.cache.read('q', ['a'])).toEqual([hotel('a')]);
    const refusing = createRateCache(null, {
      storage: () => {
        throw new Error('SecurityError');
      },
      now: () => 0,
    });
    expect(refusing.read('q', ['a'])).toEqual([]);
  });

  it.each(['{', '{}', 'null', '[null]', '[{"at":1}]'])('handle a storage that holds %s', (text) => {
    const { storage, reopened } = open();
    storage.setItem('rates:0:q', text);
    expect(reopened().read('q', ['a'])).toEqual([]);
  });
});
