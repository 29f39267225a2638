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
  const make = () => createRateCache({ storage: () => storage, now: () => now });
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

describe('offers that came a moment ago', () => {
  it('[RATE-44] are kept in memory for 180000 ms, and not longer', () => {
    const { cache, pass } = open();
    cache.keep('q', [hotel('a'), hotel('b')]);
    pass(179_999);
    expect(cache.read('q', ['a', 'b', 'c']).map(({ hotelId }) => hotelId)).toEqual(['a', 'b']);
    pass(1);
    expect(cache.read('q', ['a'])).toEqual([]);
  });

  it('[RATE-45] are kept in local storage for 180000 ms, over a reload', () => {
    const { cache, reopened, pass } = open();
    cache.keep('q', [hotel('a')]);
    cache.store('q');
    expect(reopened().read('q', ['a'])).toEqual([hotel('a')]);
    pass(180_000);
    expect(reopened().read('q', ['a'])).toEqual([]);
  });

  it('belong to their question alone', () => {
    const { cache } = open();
    cache.keep('two adults', [hotel('a')]);
    expect(cache.read('three adults', ['a'])).toEqual([]);
  });

  it('are also the knowledge that there are none', () => {
    const { cache } = open();
    cache.keep('q', [{ hotelId: 'a', offers: [] }]);
    expect(cache.read('q', ['a'])).toEqual([{ hotelId: 'a', offers: [] }]);
  });

  it('leave one search in the storage, and do without it when it is full or refuses', () => {
    const { cache, storage } = open();
    for (const question of ['one', 'two']) {
      cache.keep(question, [hotel('a')]);
      cache.store(question);
    }
    expect(Object.keys(storage)).toEqual(['rates:two']);
    const full = open(fakeStorage(5));
    full.cache.keep('q', [hotel('a')]);
    full.cache.store('q');
    expect(full.cache.read('q', ['a'])).toEqual([hotel('a')]);
    const refusing = createRateCache({
      storage: () => {
        throw new Error('SecurityError');
      },
      now: () => 0,
    });
    expect(refusing.read('q', ['a'])).toEqual([]);
  });

  it.each(['{', '{}', 'null', '[null]', '[{"at":1}]'])('stand a storage that holds %s', (text) => {
    const { storage, reopened } = open();
    storage.setItem('rates:q', text);
    expect(reopened().read('q', ['a'])).toEqual([]);
  });
});
