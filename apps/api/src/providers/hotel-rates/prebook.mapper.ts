/** The provider's prebook to ours. Its rates are those of an offer, one per room; its price is for the whole stay. Hotel-checkout-trips §3 "Prebook response". */
import { joinPenalties } from '@tenth-night/domain/checkout/penalties';
import type { TaxOrFee } from '@tenth-night/domain/checkout/price-summary';
import { readPenalties } from '@tenth-night/domain/checkout/read-penalties';
import type { Money } from '@tenth-night/domain/money/money';
import { parseCalendarDate, type StayDates, stayNights } from '@tenth-night/domain/stay/dates';
import { type RoomOccupancy, readChildrenAges } from '@tenth-night/domain/stay/occupancy';
import type { WirePrebook } from '@tenth-night/provider-wire/hotel-rates/prebook';
import type { WireRate } from '@tenth-night/provider-wire/hotel-rates/rates';
import type { Prebooked } from './booking.port';
import { boardOfRate, firstAmount, payAtHotel, refundOfRates, roomNameOf, toMoney } from './rate.mapper';
import { countOf, listOf, textOf } from './wire-values';

/** Null where it has no id, no rooms, no dates or no price: nobody could agree to it. */
export function toPrebooked(wire: WirePrebook): Prebooked | null {
  const [prebookId, hotelId, currency] = [wire.prebookId, wire.hotelId, wire.currency].map(textOf);
  const rates = ratesOf(wire);
  const [rate] = rates;
  const dates = datesOf(wire);
  const nights = dates && stayNights(dates);
  const total = currency ? toMoney(wire.price, currency) : null;
  if (!prebookId || !hotelId || !rate || !dates || !nights || !total || total.minor <= 0) return null;
  const refund = refundOfRates(rates);
  const { isRefundable, hasPartialRefund } = refund;
  return {
    prebookId,
    transactionId: textOf(wire.transactionId),
    secretKey: textOf(wire.secretKey),
    hotelId,
    dates,
    rooms: rates.map(occupancyOf),
    roomName: roomNameOf(rate),
    terms: {
      price: total,
      payAtHotel: payAtHotel(rates, total.currency),
      ...boardOfRate(rate),
      ...refund,
      isBoardChanged: Boolean(wire.boardChanged),
      isCancellationChanged: Boolean(wire.cancellationChanged),
    },
    price: {
      total,
      taxesAndFees: rates.flatMap((room) => taxesAndFeesOf(room, total.currency)),
      commissions: rates.flatMap(({ commission }) => firstAmount(commission) ?? []),
      nights,
    },
    cancellation: { penalties: penaltiesOf(rates, total), total, isRefundable, hasPartialRefund },
  };
}

/** In the order in which the rooms were asked for. */
function ratesOf({ roomTypes }: WirePrebook): readonly WireRate[] {
  const rates = listOf(roomTypes).flatMap((roomType) => listOf(roomType.rates));
  return rates.toSorted((a, b) => a.occupancyNumber - b.occupancyNumber);
}

function datesOf(wire: WirePrebook): StayDates | null {
  const [checkin, checkout] = [wire.checkin, wire.checkout].map((date) =>
    parseCalendarDate(textOf(date)?.slice(0, 10)),
  );
  return checkin && checkout ? { checkin, checkout } : null;
}

/** Children may be told by their number alone. */
function occupancyOf({ adultCount, childCount, childrenAges }: WireRate): RoomOccupancy {
  return { adults: adultCount, childrenAges: readChildrenAges(listOf(childrenAges).join(), countOf(childCount)) };
}

function taxesAndFeesOf({ retailRate }: WireRate, currency: string): readonly TaxOrFee[] {
  return listOf(retailRate?.taxesAndFees).flatMap((fee) => {
    const amount = toMoney(fee.amount, fee.currency || currency);
    return amount ? [{ description: textOf(fee.description) ?? '', amount, isIncluded: Boolean(fee.included) }] : [];
  });
}

/** A share is one of the room's own price; without one it is of everything, which is the worst that it can be. */
function penaltiesOf(rates: readonly WireRate[], total: Money) {
  return joinPenalties(
    rates.map(({ retailRate, cancellationPolicies }) => {
      const own = firstAmount(retailRate?.total);
      return readPenalties(cancellationPolicies, own?.currency === total.currency ? own : total);
    }),
  );
}
