import type { WireAmount, WireRate } from '@tenth-night/provider-wire/hotel-rates/rates';
import { describe, expect, it } from 'vitest';
import { feesOfRates, firstAmount, parseGmt, refundOfRates, roomNameOf } from './rate.mapper';
import { eur, wireRate } from './testing/wire-rate';

describe('a rate of the provider', () => {
  it.each(['2027-03-08 23:00:00', '2027-03-08T23:00:00Z', '2027-03-09T00:00:00+01:00'])('reads %s as GMT', (text) => {
    expect(parseGmt(text)).toBe(Date.parse('2027-03-08T23:00:00Z'));
  });

  it('reads a bare date as midnight GMT', () => {
    expect(parseGmt('2027-03-08')).toBe(Date.parse('2027-03-08T00:00:00Z'));
  });

  it.each([[[eur(428)]], [eur(428)], [{ amount: '428.00', currency: 'EUR' }]])('has an amount in %j', (value) => {
    expect(firstAmount(value as WireAmount)).toEqual({ minor: 42_800, currency: 'EUR' });
  });

  it.each([null, undefined, [], {}, { amount: 'much', currency: 'EUR' }])('has no amount in %j', (value) => {
    expect(firstAmount(value as WireAmount)).toBeNull();
  });

  it('compares penalties as numbers even if they are texts', () => {
    const infos = [{ cancelTime: '2027-03-08 23:00:00', amount: '90', currency: 'EUR', type: 'amount' }];
    const policies = { refundableTag: 'RFN', cancelPolicyInfos: infos };
    const retailRate = { total: { amount: '428', currency: 'EUR' } };
    const rate = wireRate({ retailRate, cancellationPolicies: policies } as unknown as Partial<WireRate>);
    expect(refundOfRates([rate]).hasPartialRefund).toBe(true);
  });

  it.each([
    [100, false],
    [40, true],
  ])('reads a penalty of %d percent as that share of the price', (amount, hasPartialRefund) => {
    const infos = [{ cancelTime: '2027-03-08 23:00:00', amount, currency: 'EUR', type: 'percent' }];
    const policies = { refundableTag: 'RFN', cancelPolicyInfos: infos };
    const rate = wireRate({ retailRate: { total: [eur(428)] }, cancellationPolicies: policies } as Partial<WireRate>);
    expect(refundOfRates([rate]).hasPartialRefund).toBe(hasPartialRefund);
  });

  it('leaves out unknown facts, and promises no refund', () => {
    const bare = { adultCount: 2 } as WireRate;
    expect(refundOfRates([bare])).toEqual({
      isRefundable: false,
      hasPartialRefund: false,
      freeCancellationUntil: null,
    });
    const nothing = { payAtHotel: { minor: 0, currency: 'EUR' } };
    expect([roomNameOf(bare), feesOfRates([bare], 'EUR')]).toEqual(['', nothing]);
  });

  it('promises no refund if a penalty has no time', () => {
    const cancelPolicyInfos = [{ amount: 428, currency: 'EUR' }];
    const policies = { refundableTag: 'RFN', cancelPolicyInfos } as unknown as WireRate['cancellationPolicies'];
    expect(refundOfRates([wireRate({ cancellationPolicies: policies })])).toEqual({
      isRefundable: false,
      hasPartialRefund: false,
      freeCancellationUntil: null,
    });
  });

  it("adds up the fees at the hotel in the price's currency, and separately those in another currency", () => {
    const fee = (part: object) => ({ included: false, amount: 24, currency: '', ...part });
    const taxesAndFees = [fee({}), fee({ currency: 'EUR' }), fee({ currency: 'CZK' }), fee({ included: true })];
    const rate = wireRate({ retailRate: { total: [eur(428)], taxesAndFees } });
    expect(feesOfRates([rate], 'EUR')).toEqual({
      payAtHotel: { minor: 4_800, currency: 'EUR' },
      otherFees: [{ minor: 2_400, currency: 'CZK' }],
    });
  });
});
