/**
 * Maps the provider's offer to ours. An element of `roomTypes` is an offer with one rate per room. Its price is for the
 * whole stay.
 */
import { moneyFromMajor } from '@tenth-night/domain/money/money';
import type { HotelOffers, Offer } from '@tenth-night/domain/offers/offer';
import type { WireHotelRates, WireMinRate, WireOffer } from '@tenth-night/provider-wire/hotel-rates/rates';
import type { LowestPrice } from '../ports/hotel-rates.port';
import { fieldsOf, type LeaveOut } from '../wire-records';
import { numberOf, textOf } from '../wire-values';
import { boardOfRate, feesOfRates, firstAmount, ratesOf, refundOfRates, roomNameOf } from './rate.mapper';

/** We may show only these rates to the public. Package rates must stay hidden. */
const PUBLIC_RATE_TYPE = 'standard';

type Options = {
  /** Lists need no offer ids; leaving them out saves size. */
  readonly withOfferIds: boolean;
  readonly leaveOut: LeaveOut;
};

/** Null for an unreadable hotel. */
export function toHotelOffers(wire: unknown, options: Options): HotelOffers | null {
  const { hotelId: id, roomTypes } = fieldsOf<WireHotelRates>(wire);
  const hotelId = textOf(id);
  if (!hotelId || !Array.isArray(roomTypes)) {
    options.leaveOut('hotel');
    return null;
  }
  const isHidden = (offer: unknown) => isPackage(fieldsOf<WireOffer>(offer).rateType);
  const offers = roomTypes
    .filter((offer) => !isHidden(offer))
    .flatMap((offer) => {
      const read = toOffer(offer, options);
      if (!read) options.leaveOut('offer');
      return read ?? [];
    });
  return { hotelId, offers };
}

/**
 * The price that we charge, never the public one beside it. The answer says nothing about fees that the hotel collects:
 * so this is the least that a stay costs, and only a call for rates tells the whole price.
 */
export function toLowestPrice(wire: unknown, currency: string, leaveOut: LeaveOut): LowestPrice | null {
  const { hotelId: id, price: amount } = fieldsOf<WireMinRate>(wire);
  const hotelId = textOf(id);
  const price = moneyFromMajor(numberOf(amount) ?? 0, currency);
  if (hotelId && price && price.minor > 0) return { hotelId, price };
  leaveOut('hotel');
  return null;
}

/** The same price, from an answer with offers. Null also for a hotel that has only package rates. */
export function toLowestOffer(wire: unknown, leaveOut: LeaveOut): LowestPrice | null {
  const hotel = toHotelOffers(wire, { withOfferIds: false, leaveOut });
  const [cheapest] = hotel?.offers.toSorted((a, b) => a.price.minor - b.price.minor) ?? [];
  return hotel && cheapest ? { hotelId: hotel.hotelId, price: cheapest.price } : null;
}

/** An unknown rate type may be a package rate too. */
function isPackage(rateType: unknown): boolean {
  return (rateType ?? PUBLIC_RATE_TYPE) !== PUBLIC_RATE_TYPE;
}

/** Null for an offer without a price, without rooms, with unreadable fees, or without the id to book it. */
function toOffer(value: unknown, { withOfferIds }: Options): Offer | null {
  const wire = fieldsOf<WireOffer>(value);
  const offerId = withOfferIds ? textOf(wire.offerId) : null;
  const price = firstAmount(wire.offerRetailRate);
  const rates = ratesOf(wire.rates);
  const [rate] = rates ?? [];
  if (!rates || !rate || !price || price.minor <= 0 || (withOfferIds && !offerId)) return null;
  const fees = feesOfRates(rates, price.currency);
  if (!fees) return null;
  return {
    offerId,
    roomName: roomNameOf(rate),
    roomId: null,
    mappedRoomId: textOf(rate.mappedRoomId),
    roomTypeCode: textOf(wire.roomTypeId),
    ...boardOfRate(rate),
    rateName: textOf(rate.name) ?? '',
    price,
    ...fees,
    suggested: firstAmount(wire.suggestedSellingPrice),
    ...refundOfRates(rates),
  };
}
