import { describe, expect, it } from 'vitest';
import { toPromoCode } from './voucher.mapper';

const WIRE = {
  ...{ id: 7, voucher_code: 'SUMMER10', discount_type: 'percentage', discount_value: 10, currency: 'USD' },
  ...{ minimum_spend: 100, maximum_discount_amount: 50, validity_start: '2027-01-01', status: 'active' },
  ...{ validity_end: '2027-09-01T00:00:00Z', usages_limit: 100, remaining_uses: 42, description: 'Newsletter' },
};
const usd = (minor: number) => ({ minor, currency: 'USD' });

describe('a voucher of the provider', () => {
  it('is a promo code', () => {
    expect(toPromoCode(WIRE)).toEqual({
      ...{ id: 7, code: 'SUMMER10', kind: 'percentage', percent: 10, amount: null, description: 'Newsletter' },
      ...{ leastSpend: usd(10_000), most: usd(5_000), uses: 100, usesLeft: 42, isActive: true },
      ...{ from: new Date('2027-01-01'), until: new Date('2027-09-01') },
    });
    const fixed = toPromoCode({ ...WIRE, discount_type: 'fixed_amount', discount_value: 20, status: 'inactive' });
    expect(fixed).toMatchObject({ kind: 'amount', percent: null, amount: usd(2_000), isActive: false });
  });

  it.each([
    ['of a free night', { voucher_code: 'FN-0b0e7c3e-1' }],
    ['of a free night in small letters', { voucher_code: 'fn-0b0e7c3e-1' }],
    ['of loyalty points', { discount_type: 'points_redemption' }],
    ['without an id', { id: undefined }],
    ['without a time', { validity_end: 'soon' }],
    ['without a value', { discount_value: 'ten' }],
  ])('is no promo code: %s', (_, change) => {
    expect(toPromoCode({ ...WIRE, ...change })).toBeNull();
  });
});
