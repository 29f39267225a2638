/** The cost of cancelling at a given moment (reference §4.3 and §8.4). Each policy entry applies from its time on. */
import type { WireCancellationPolicies, WireCancelPolicyInfo } from '@tenth-night/provider-wire/hotel-rates/rates';
import { type Currency, minorOf, wireAmount } from '../../../world/money';
import { wireTime } from '../pricing/cancellation';

/** All rooms of a booking have the same times, so we add their fees time by time. */
export function joinedPolicies(
  rooms: readonly WireCancellationPolicies[],
  currency: Currency,
): WireCancellationPolicies {
  const byTime = new Map<string, WireCancelPolicyInfo>();
  for (const info of rooms.flatMap(({ cancelPolicyInfos }) => cancelPolicyInfos ?? [])) {
    const minor = minorOf(byTime.get(info.cancelTime)?.amount ?? 0, currency) + minorOf(info.amount, currency);
    byTime.set(info.cancelTime, { ...info, ...wireAmount(minor, currency) });
  }
  const isRefundable = rooms.every(({ refundableTag }) => refundableTag === 'RFN');
  return {
    refundableTag: isRefundable ? 'RFN' : 'NRFN',
    cancelPolicyInfos: [...byTime.values()].toSorted((a, b) => (a.cancelTime < b.cancelTime ? -1 : 1)),
    hotelRemarks: [],
  };
}

/** In minor units. A non-refundable rate costs everything, with or without entries. */
export function cancellationFee(
  policies: WireCancellationPolicies,
  total: number,
  currency: Currency,
  now: Date,
): number {
  if (policies.refundableTag !== 'RFN') return total;
  const current = policies.cancelPolicyInfos?.findLast(({ cancelTime }) => cancelTime <= wireTime(now));
  return current ? Math.min(total, minorOf(current.amount, currency)) : 0;
}
