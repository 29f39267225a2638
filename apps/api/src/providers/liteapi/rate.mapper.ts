/** The provider's rates, one per room. Offers and prebooks share them. */
import { type FeesAtHotel, feesAtHotel } from '@tenth-night/domain/checkout/fees-at-hotel';
import type { TaxOrFee } from '@tenth-night/domain/checkout/price-summary';
import { exactMoney } from '@tenth-night/domain/money/exact-money';
import type { Money } from '@tenth-night/domain/money/money';
import { DEFAULT_OFFER_CURRENCY, type Offer } from '@tenth-night/domain/offers/offer';
import type {
  WireAmount,
  WireCancellationPolicies,
  WireCancelPolicyInfo,
  WireRate,
  WireTaxOrFee,
} from '@tenth-night/provider-wire/hotel-rates/rates';
import { type Fields, fieldsOf, recordOf } from '../wire-records';
import { listOf, numberOf, textOf } from '../wire-values';

export type RateFields = Fields<WireRate>;

const INCLUDED: readonly unknown[] = [true, 'true', 1];

/** Null if a room is unreadable: the other rooms alone would be a different stay. */
export function ratesOf(value: unknown): readonly RateFields[] | null {
  if (!Array.isArray(value)) return null;
  const rates = value.map((rate) => recordOf<WireRate>(rate));
  return rates.every((rate) => rate !== null) ? rates : null;
}

/**
 * The rate's name often ends with its board, which is not part of the room's name: `Double Room - Breakfast Included`.
 */
export function roomNameOf(rate: RateFields): string {
  const [name, boardName] = [textOf(rate.name), textOf(rate.boardName)];
  const board = ` - ${boardName}`;
  return boardName && name?.endsWith(board) ? name.slice(0, -board.length) : (name ?? '');
}

export function boardOfRate({ boardType, boardName }: RateFields): Pick<Offer, 'board' | 'boardName'> {
  return { board: textOf(boardType), boardName: textOf(boardName) };
}

/** Null if a fee that is not included is unreadable. */
export function feesOfRates(rates: readonly RateFields[], currency: string): FeesAtHotel | null {
  const fees = rates.map((rate) => taxesAndFeesOf(rate, currency));
  return fees.every((of) => of !== null) ? feesAtHotel(fees.flat(), currency) : null;
}

/** Empty means that everything is included. Null if a fee that is not included has no amount: no sum would be right. */
export function taxesAndFeesOf({ retailRate }: RateFields, currency: string): readonly TaxOrFee[] | null {
  const retail = retailRate === undefined || retailRate === null ? {} : recordOf<WireRate['retailRate']>(retailRate);
  const listed = retail?.taxesAndFees ?? [];
  if (!retail || !Array.isArray(listed)) return null;
  const fees = listOf(listed).map((fee) => taxOrFeeOf(fee, currency));
  return fees.includes('unreadable') ? null : fees.filter((fee) => typeof fee === 'object');
}

function taxOrFeeOf(value: unknown, currency: string): TaxOrFee | 'unreadable' | 'says nothing' {
  const fee = fieldsOf<WireTaxOrFee>(value);
  const isIncluded = INCLUDED.includes(fee.included);
  const amount = toMoney(fee.amount, fee.currency, currency);
  if (!amount) return isIncluded ? 'says nothing' : 'unreadable';
  return { description: textOf(fee.description) ?? '', amount, isIncluded };
}

type Penalty = { readonly at: number; readonly minor: number; readonly total: number };

/** An offer of several rooms is as refundable as its strictest room. Unreadable penalties make it non-refundable. */
export function refundOfRates(
  rates: readonly RateFields[],
): Pick<Offer, 'isRefundable' | 'hasPartialRefund' | 'freeCancellationUntil'> {
  const read = rates.map((rate) => penaltiesOf(rate));
  const isRefundable = read.every((penalties) => penalties !== null);
  const penalties = read.flatMap((of) => of ?? []);
  const firstPenalty = Math.min(...penalties.map(({ at }) => at));
  return {
    isRefundable,
    hasPartialRefund: isRefundable && penalties.some(({ minor, total }) => minor < total),
    freeCancellationUntil: isRefundable && Number.isFinite(firstPenalty) ? firstPenalty : null,
  };
}

/** The penalties that cost something. Null for a non-refundable rate, or one with unclear times. */
function penaltiesOf({ cancellationPolicies, retailRate }: RateFields): readonly Penalty[] | null {
  const { refundableTag, cancelPolicyInfos } = fieldsOf<WireCancellationPolicies>(cancellationPolicies);
  if (refundableTag !== 'RFN' || !Array.isArray(cancelPolicyInfos ?? [])) return null;
  const total = firstAmount(fieldsOf<WireRate['retailRate']>(retailRate).total)?.minor ?? 0;
  const penalties = listOf(cancelPolicyInfos).map((value) => {
    const row = fieldsOf<WireCancelPolicyInfo>(value);
    return { at: parseGmt(textOf(row.cancelTime) ?? ''), minor: costOf(row, total), total };
  });
  const costly = penalties.filter(({ minor }) => minor > 0);
  return costly.every(({ at }) => Number.isFinite(at)) ? costly : null;
}

/** The full amount if the cost is unreadable. */
function costOf(row: Fields<WireCancelPolicyInfo>, total: number): number {
  const isShare = /percent/i.test(textOf(row.type) ?? '');
  if (isShare) return Math.round((total * Math.min(numberOf(row.amount) ?? 100, 100)) / 100);
  return firstAmount(row)?.minor ?? Math.max(total, 1);
}

/** `YYYY-MM-DD HH:MM:SS` without a zone is GMT. Plain dates and ISO texts occur too. */
export function parseGmt(text: string): number {
  const iso = text.trim().replace(' ', 'T');
  const hasZone = /(Z|[+-]\d{2}:?\d{2})$/.test(iso);
  if (/^\d{4}-\d{2}-\d{2}$/.test(iso)) return Date.parse(`${iso}T00:00:00Z`);
  return Date.parse(hasZone ? iso : `${iso}Z`);
}

/** A list in the provider's schema, but the provider sends an object. */
export function firstAmount(value: unknown): Money | null {
  const { amount, currency } = fieldsOf<WireAmount>(Array.isArray(value) ? value[0] : value);
  return toMoney(amount, currency, DEFAULT_OFFER_CURRENCY);
}

/** Amounts are in major units, and some are texts. Null also for a currency that we cannot show. */
export function toMoney(amount: unknown, currency: unknown, otherwise = ''): Money | null {
  const named = currency === undefined || currency === null || currency === '' ? otherwise : textOf(currency);
  return named ? exactMoney(numberOf(amount), named) : null;
}
