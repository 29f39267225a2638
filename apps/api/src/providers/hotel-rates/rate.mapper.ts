/** The rates of the provider, one per room, as an offer and a prebook both have them. */
import { addMoney, type Money, moneyFromMajor } from '@tenth-night/domain/money/money';
import { DEFAULT_OFFER_CURRENCY, type Offer } from '@tenth-night/domain/offers/offer';
import type { WireAmount, WireRate } from '@tenth-night/provider-wire/hotel-rates/rates';
import { numberOf } from './wire-values';

/** The name of a rate often ends with its board, which the room itself has not: `Double Room - Breakfast Included`. */
export function roomNameOf({ name, boardName }: WireRate): string {
  const board = ` - ${boardName}`;
  return boardName && name?.endsWith(board) ? name.slice(0, -board.length) : (name ?? '');
}

export function boardOfRate({ boardType, boardName }: WireRate): Pick<Offer, 'board' | 'boardName'> {
  return { board: boardType || null, boardName: boardName || null };
}

/** Null taxes and fees mean that everything is included. */
export function payAtHotel(rates: readonly WireRate[], currency: string): Money {
  return rates
    .flatMap((rate) => rate.retailRate?.taxesAndFees ?? [])
    .filter((fee) => !fee.included && (fee.currency || currency) === currency)
    .reduce((sum, fee) => addMoney(sum, toMoney(fee.amount, currency) ?? sum), { minor: 0, currency });
}

/** An offer of several rooms is as refundable as its strictest room. */
export function refundOfRates(
  rates: readonly WireRate[],
): Pick<Offer, 'isRefundable' | 'hasPartialRefund' | 'freeCancellationUntil'> {
  const isRefundable = rates.every((rate) => rate.cancellationPolicies?.refundableTag === 'RFN');
  const penalties = rates.flatMap((rate) => {
    const total = firstAmount(rate.retailRate?.total)?.minor ?? 0;
    const rows = rate.cancellationPolicies?.cancelPolicyInfos ?? [];
    const costs = rows.map((row) => ({
      at: parseGmt(row.cancelTime ?? ''),
      minor: /percent/i.test(row.type ?? '') ? shareOf(total, numberOf(row.amount)) : (firstAmount(row)?.minor ?? 0),
      total,
    }));
    return costs.filter(({ minor }) => minor > 0);
  });
  const firstPenalty = Math.min(...penalties.map(({ at }) => at).filter(Number.isFinite));
  return {
    isRefundable,
    hasPartialRefund: isRefundable && penalties.some(({ minor, total }) => minor < total),
    freeCancellationUntil: isRefundable && Number.isFinite(firstPenalty) ? firstPenalty : null,
  };
}

const shareOf = (minor: number, percent: number | null): number => Math.round((minor * (percent ?? 100)) / 100);

/** `YYYY-MM-DD HH:MM:SS` without a zone is GMT; a bare date and an ISO text occur too. */
export function parseGmt(text: string): number {
  const iso = text.trim().replace(' ', 'T');
  const hasZone = /(Z|[+-]\d{2}:?\d{2})$/.test(iso);
  if (/^\d{4}-\d{2}-\d{2}$/.test(iso)) return Date.parse(`${iso}T00:00:00Z`);
  return Date.parse(hasZone ? iso : `${iso}Z`);
}

/** Typed as a list in the provider's schema, sent as an object. */
export function firstAmount(value: WireAmount | readonly WireAmount[] | null | undefined): Money | null {
  const amount = Array.isArray(value) ? value[0] : (value as WireAmount | null | undefined);
  return amount ? toMoney(amount.amount, amount.currency || DEFAULT_OFFER_CURRENCY) : null;
}

/** Amounts are in major units, and some are texts. */
export function toMoney(amount: unknown, currency: string): Money | null {
  return moneyFromMajor(numberOf(amount) ?? Number.NaN, currency);
}
