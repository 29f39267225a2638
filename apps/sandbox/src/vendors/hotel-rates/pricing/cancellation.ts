/** Cancellation policies of a rate (reference §4.3): free until the first entry, which gives the cost from then on. */
import type { WireCancellationPolicies, WireCancelPolicyInfo } from '@tenth-night/provider-wire/hotel-rates/rates';
import { hash } from '../../../kernel/random';
import type { Hotel } from '../../../world/hotels/hotel';
import { type Currency, wireAmount } from '../../../world/money';
import type { RatePlan } from './rate-plan';
import type { RateSearch } from './rate-search';
import { addDays } from './stay';

export const wireTime = (time: Date): string => time.toISOString().slice(0, 19).replace('T', ' ');

/** When cancelling begins to cost half, and when it costs everything. Each hotel has its own days and hour. */
function deadlines(hotel: Hotel, { checkin }: RateSearch): { half: string; full: string } {
  const chance = hash(`${hotel.id} cancellation`);
  const hour = chance % 2 ? '16:00:00' : '22:00:00';
  const lastDay = 1 + (chance % 4);
  return { half: `${addDays(checkin, -lastDay - 5)} ${hour}`, full: `${addDays(checkin, -lastDay)} ${hour}` };
}

export function isRefundable(hotel: Hotel, { cancellation }: RatePlan, search: RateSearch): boolean {
  if (cancellation === 'none') return false;
  const { half, full } = deadlines(hotel, search);
  return (cancellation === 'partial' ? half : full) > wireTime(search.now);
}

const penalty = (cancelTime: string, minor: number, currency: Currency): WireCancelPolicyInfo => ({
  cancelTime,
  ...wireAmount(minor, currency),
  type: 'amount',
  timezone: 'GMT',
});

export function cancellationPolicies(
  hotel: Hotel,
  plan: RatePlan,
  total: number,
  search: RateSearch,
): WireCancellationPolicies {
  const { currency, now } = search;
  if (isRefundable(hotel, plan, search)) {
    const { half, full } = deadlines(hotel, search);
    const everything = penalty(full, total, currency);
    const cancelPolicyInfos =
      plan.cancellation === 'partial' ? [penalty(half, Math.round(total / 2), currency), everything] : [everything];
    return { refundableTag: 'RFN', cancelPolicyInfos, hotelRemarks: [] };
  }
  // The vendor writes this in two ways, and a client has to read both.
  const isWritten = hash(`${hotel.id} cancellation`) % 3 === 0;
  const cancelPolicyInfos = isWritten ? [penalty(wireTime(now), total, currency)] : [];
  return { refundableTag: 'NRFN', cancelPolicyInfos, hotelRemarks: [] };
}
