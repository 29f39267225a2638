/** Maps the provider's vouchers to promo codes. The vouchers of free nights and of loyalty points are none. */

import { toMajor } from '@tenth-night/domain/money/money';
import type { NewPromoCode } from '@tenth-night/domain/promo-codes/new-promo-code';
import { isFreeNightCode } from '@tenth-night/domain/rewards/free-night-code';
import { addDays } from '@tenth-night/domain/stay/dates';
import type { WireVoucher, WireVoucherRequest } from '@tenth-night/provider-wire/hotel-rates/vouchers';
import type { PromoCode } from '../ports/promo-codes.port';
import { fieldsOf } from '../wire-records';
import { countOf, numberOf, textOf } from '../wire-values';
import { toMoney } from './rate.mapper';

const KINDS: Readonly<Record<string, PromoCode['kind']>> = { percentage: 'percentage', fixed_amount: 'amount' };

/** Null if it is no promo code, or unreadable. */
export function toPromoCode(value: unknown): PromoCode | null {
  const wire = fieldsOf<WireVoucher>(value);
  const [id, code, kind] = [numberOf(wire.id), textOf(wire.voucher_code), KINDS[textOf(wire.discount_type) ?? '']];
  if (id === null || !code || !kind || isFreeNightCode(code)) return null;
  const [from, until] = [wire.validity_start, wire.validity_end].map((time) => new Date(textOf(time) ?? ''));
  const worth = numberOf(wire.discount_value);
  const amount = toMoney(wire.discount_value, wire.currency);
  const leastSpend = toMoney(wire.minimum_spend ?? 0, wire.currency);
  if (!isTime(from) || !isTime(until) || worth === null || !amount || !leastSpend) return null;
  const isPercentage = kind === 'percentage';
  return {
    ...{ id, code, kind, leastSpend, from, until },
    percent: isPercentage ? worth : null,
    amount: isPercentage ? null : amount,
    most: toMoney(wire.maximum_discount_amount, wire.currency),
    uses: countOf(wire.usages_limit) ?? 0,
    usesLeft: countOf(wire.remaining_uses) ?? 0,
    isActive: wire.status === 'active',
    description: textOf(wire.description) ?? '',
  };
}

export function promoCodeBody(draft: NewPromoCode): WireVoucherRequest {
  const { code, currency, description } = draft;
  const major = (minor: number | null) => toMajor({ minor: minor ?? 0, currency });
  const isPercentage = draft.kind === 'percentage';
  return {
    voucher_code: code,
    discount_type: isPercentage ? 'percentage' : 'fixed_amount',
    discount_value: isPercentage ? (draft.percent ?? 0) : major(draft.amountMinor),
    maximum_discount_amount: major(isPercentage ? draft.mostMinor : draft.amountMinor),
    minimum_spend: major(draft.leastSpendMinor),
    currency,
    validity_start: `${draft.from}T00:00:00Z`,
    // The last day is included.
    validity_end: `${addDays(draft.until, 1)}T00:00:00Z`,
    usages_limit: draft.uses,
    status: 'active',
    ...(description && { description }),
  };
}

function isTime(time: Date | undefined): time is Date {
  return time !== undefined && !Number.isNaN(time.getTime());
}
