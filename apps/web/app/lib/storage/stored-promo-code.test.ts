import { expect, it } from 'vitest';
import { readStoredPromoCode, storePromoCode } from './stored-promo-code';

it('keeps the promo code of an offer until it is removed', () => {
  const kept = new Map<string, string>();
  const storage = () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
  storePromoCode('3gAV', 'SUMMER10', storage);
  expect([readStoredPromoCode('3gAV', storage), readStoredPromoCode('4hBW', storage)]).toEqual(['SUMMER10', null]);
  storePromoCode('3gAV', null, storage);
  expect(kept.size).toBe(0);
});

it('does without a storage that is blocked', () => {
  const blocked = () => {
    throw new Error('blocked');
  };
  storePromoCode('3gAV', 'SUMMER10', blocked);
  expect(readStoredPromoCode('3gAV', blocked)).toBeNull();
});
