import { describe, expect, it } from 'vitest';
import { readPromoCode } from './promo-code';

describe('a typed promo code', () => {
  it('is read in capital letters, without spaces around it', () => {
    expect(readPromoCode(' summer10 ')).toBe('SUMMER10');
    expect(readPromoCode('Early_Bird-27')).toBe('EARLY_BIRD-27');
  });

  it.each(['', 'AB', 'SUMMER 10', '-SUMMER', 'SÜMMER', 'A'.repeat(33), 'A\nB', '../vouchers'])(
    'is null if it cannot be a code: %j',
    (typed) => {
      expect(readPromoCode(typed)).toBeNull();
    },
  );

  it.each(['FN-0b0e7c3e-1', 'fn-0b0e7c3e-1', ' Fn-x1 '])('is never the code of a free night: %j', (typed) => {
    expect(readPromoCode(typed)).toBeNull();
  });

  it('may begin with the same letters as a free night', () => {
    expect(readPromoCode('FNORD')).toBe('FNORD');
  });
});
