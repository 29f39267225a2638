/**
 * Maps the provider's prebook to ours. It has the rates of an offer, one per room. Its price is for the whole stay.
 * Hotel-checkout-trips §3 "Prebook response".
 */
import { joinPenalties } from '@tenth-night/domain/checkout/penalties';
import { readPenalties } from '@tenth-night/domain/checkout/read-penalties';
import type { Money } from '@tenth-night/domain/money/money';
import { parseCalendarDate, type StayDates, stayNights } from '@tenth-night/domain/stay/dates';
import { type RoomOccupancy, readChildrenAges } from '@tenth-night/domain/stay/occupancy';
import type { WirePrebook } from '@tenth-night/provider-wire/hotel-rates/prebook';
import type { WireRate } from '@tenth-night/provider-wire/hotel-rates/rates';
import type { Alternative, Prebooked } from '../ports/booking.port';
import { type Fields, fieldsOf } from '../wire-records';
import { countOf, listOf, numberOf, numbersOf, textOf } from '../wire-values';
import {
  boardOfRate,
  feesOfRates,
  firstAmount,
  type RateFields,
  ratesOf,
  refundOfRates,
  roomNameOf,
  taxesAndFeesOf,
  toMoney,
} from './rate.mapper';

/** Null without an id, rooms, dates or a price, or with unreadable fees: nobody could agree to such a prebook. */
export function toPrebooked(value: unknown): Prebooked | null {
  const wire = fieldsOf<WirePrebook>(value);
  const [prebookId, hotelId] = [wire.prebookId, wire.hotelId].map(textOf);
  const rates = roomsOf(wire);
  const [rate] = rates;
  const rooms = rates.flatMap((room) => occupancyOf(room) ?? []);
  const dates = datesOf(wire);
  const nights = dates && stayNights(dates);
  const total = toMoney(wire.price, wire.currency);
  if (!prebookId || !hotelId || !rate || !dates || !nights || !total || total.minor <= 0) return null;
  const fees = rates.map((room) => taxesAndFeesOf(room, total.currency));
  const atHotel = feesOfRates(rates, total.currency);
  if (rooms.length < rates.length || !atHotel || !fees.every((of) => of !== null)) return null;
  const refund = refundOfRates(rates);
  const discount = toMoney(wire.voucherTotalAmount, wire.currency);
  const { isRefundable, hasPartialRefund } = refund;
  return {
    prebookId,
    transactionId: textOf(wire.transactionId),
    secretKey: textOf(wire.secretKey),
    hotelId,
    dates,
    rooms,
    roomName: roomNameOf(rate),
    terms: {
      price: total,
      ...atHotel,
      ...boardOfRate(rate),
      ...refund,
      isBoardChanged: Boolean(wire.boardChanged),
      isCancellationChanged: Boolean(wire.cancellationChanged),
    },
    price: {
      total,
      taxesAndFees: fees.flat(),
      commissions: rates.flatMap(({ commission }) => firstAmount(commission) ?? []),
      nights,
    },
    discount: discount && discount.minor > 0 ? discount : null,
    cancellation: { penalties: penaltiesOf(rates, total), total, isRefundable, hasPartialRefund },
  };
}

/** Null for the same reasons, and without an offer id. */
export function toAlternative(value: unknown): Alternative | null {
  const prebooked = toPrebooked(value);
  const offerId = textOf(fieldsOf<WirePrebook>(value).offerId);
  if (!prebooked || !offerId) return null;
  const { transactionId: _transactionId, secretKey: _secretKey, discount: _discount, ...alternative } = prebooked;
  return { ...alternative, offerId };
}

/** In the order of the requested rooms. Empty if one of them is unreadable. */
function roomsOf({ roomTypes }: Fields<WirePrebook>): readonly RateFields[] {
  const lists = listOf(roomTypes).map((roomType) => ratesOf(fieldsOf<{ rates: unknown }>(roomType).rates));
  if (!lists.every((rates) => rates !== null)) return [];
  const place = ({ occupancyNumber }: RateFields) => numberOf(occupancyNumber) ?? 0;
  return lists.flat().toSorted((a, b) => place(a) - place(b));
}

function datesOf(wire: Fields<WirePrebook>): StayDates | null {
  const [checkin, checkout] = [wire.checkin, wire.checkout].map((date) =>
    parseCalendarDate(textOf(date)?.slice(0, 10)),
  );
  return checkin && checkout ? { checkin, checkout } : null;
}

/** The answer may give only the number of children, without ages. Null if the room has no adults. */
function occupancyOf({ adultCount, childCount, childrenAges }: RateFields): RoomOccupancy | null {
  const adults = countOf(adultCount);
  if (!adults || !Number.isSafeInteger(adults)) return null;
  return { adults, childrenAges: readChildrenAges(numbersOf(childrenAges).join(), countOf(childCount)) };
}

/**
 * A percentage applies to the room's own price. Without a room price it applies to the total, which is the worst case.
 */
function penaltiesOf(rates: readonly RateFields[], total: Money) {
  return joinPenalties(
    rates.map(({ retailRate, cancellationPolicies }) => {
      const own = firstAmount(fieldsOf<WireRate['retailRate']>(retailRate).total);
      return readPenalties(cancellationPolicies, own?.currency === total.currency ? own : total);
    }),
  );
}
