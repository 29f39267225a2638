import { describe, expect, it } from 'vitest';
import { readStoredCheckout, storeCheckout } from './stored-checkout';

const STAY = { hotel: 'Albergo del Sole', days: 'Mar 12 – 15, 2027', sum: '€504.00' };
const KEPT = { checkout: '/checkout?offerId=3gAV', hotel: '/hotel/lp7a10c?checkin=2027-03-12', stay: STAY };

const read = (kept: unknown) => readStoredCheckout('kQ7', () => ({ getItem: () => JSON.stringify(kept) }));

describe('the stored checkout', () => {
  it('is read only with its own prebook', () => {
    const storage = new Map<string, string>();
    storeCheckout('kQ7', KEPT, () => ({ setItem: (key, text) => storage.set(key, text) }));
    const readOf = (prebookId: string) =>
      readStoredCheckout(prebookId, () => ({ getItem: (key) => storage.get(key) ?? null }));
    expect([readOf('kQ7'), readOf('other')]).toEqual([KEPT, null]);
  });

  it.each([
    ['nothing', null],
    ['no object', 7],
    ['no checkout', { hotel: KEPT.hotel }],
    ['a foreign address', { ...KEPT, hotel: '//elsewhere.example' }],
    ['a script', { ...KEPT, checkout: 'javascript:alert(1)' }],
  ])('is null if the stored value has another shape: %s', (_, kept) => {
    expect(read(kept)).toBeNull();
  });

  it('has no stay if the stored one has another shape', () => {
    for (const stay of [undefined, null, 7, { ...STAY, sum: 504 }]) {
      expect(read({ ...KEPT, stay })).toEqual({ ...KEPT, stay: null });
    }
  });

  it('is null if the storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('The operation is insecure.');
    };
    expect(() => storeCheckout('kQ7', KEPT, blocked)).not.toThrow();
    expect(readStoredCheckout('kQ7', blocked)).toBeNull();
  });
});
