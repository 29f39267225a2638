/** Cancellation policies of a rate (reference §4.3): free until the first entry, which says what it costs from then on. */
import type { WireCancelPolicyInfo, WireRate } from '@tenth-night/provider-wire/hotel-rates/rates';
import { hash } from '../../../kernel/random';
import type { Hotel } from '../../../world/hotels/hotel';
import { wireAmount } from './money';
import type { RatePlan } from './rate-plan';
import type { RateSearch } from './rate-search';
import { addDays } from './stay';

type CancellationPolicies = WireRate['cancellationPolicies'];

const wireTime = (time: Date): string => time.toISOString().slice(0, 19).replace('T', ' ');

export function cancellationPolicies(
  hotel: Hotel,
  plan: RatePlan,
  total: number,
  search: RateSearch,
): CancellationPolicies {
  const chance = hash(`${hotel.id} cancellation`);
  const penalty = (cancelTime: string, minor: number): WireCancelPolicyInfo => ({
    cancelTime,
    ...wireAmount(minor, search.currency),
    type: 'amount',
    timezone: 'GMT',
  });
  const deadline = (daysBefore: number): string =>
    `${addDays(search.checkin, -daysBefore)} ${chance % 2 ? '16:00:00' : '22:00:00'}`;

  const lastDay = 1 + (chance % 4);
  const full = penalty(deadline(lastDay), total);
  const half = penalty(deadline(lastDay + 5), Math.round(total / 2));
  const infos = plan.cancellation === 'partial' ? [half, full] : [full];

  const now = wireTime(search.now);
  const isRefundable = plan.cancellation !== 'none' && infos.every(({ cancelTime }) => cancelTime > now);
  if (isRefundable) return { refundableTag: 'RFN', cancelPolicyInfos: infos, hotelRemarks: [] };
  // The vendor writes this in two ways, and a client has to read both.
  const sinceNow = chance % 3 === 0 ? [penalty(now, total)] : [];
  return { refundableTag: 'NRFN', cancelPolicyInfos: sinceNow, hotelRemarks: [] };
}
