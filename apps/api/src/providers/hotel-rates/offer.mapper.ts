/** The provider's offer to ours. One element of `roomTypes` is an offer with one rate per room; its price is for the whole stay. */
import type { HotelOffers, Offer } from '@tenth-night/domain/offers/offer';
import type { WireHotelRates, WireOffer } from '@tenth-night/provider-wire/hotel-rates/rates';
import { boardOfRate, firstAmount, payAtHotel, refundOfRates, roomNameOf } from './rate.mapper';

/** The only rates that may be shown to the public; package rates must stay hidden. */
const PUBLIC_RATE_TYPE = 'standard';

export function toHotelOffers(wire: WireHotelRates, { withOfferIds }: { withOfferIds: boolean }): HotelOffers {
  const offers = wire.roomTypes.flatMap((roomType) => toOffer(roomType, withOfferIds) ?? []);
  return { hotelId: wire.hotelId, offers };
}

function toOffer(wire: WireOffer, withOfferId: boolean): Offer | null {
  const [rate] = wire.rates;
  const price = firstAmount(wire.offerRetailRate);
  if (!rate || !price || price.minor <= 0 || (wire.rateType ?? PUBLIC_RATE_TYPE) !== PUBLIC_RATE_TYPE) return null;
  return {
    offerId: withOfferId ? wire.offerId : null,
    roomName: roomNameOf(rate),
    roomId: null,
    mappedRoomId: rate.mappedRoomId ? String(rate.mappedRoomId) : null,
    roomTypeCode: wire.roomTypeId || null,
    ...boardOfRate(rate),
    rateName: rate.name,
    price,
    payAtHotel: payAtHotel(wire.rates, price.currency),
    suggested: firstAmount(wire.suggestedSellingPrice),
    ...refundOfRates(wire.rates),
  };
}
