/** Prebooks at the same hotel for other dates or another party (reference §8.5). They can only replace that booking. */
import type { WireAlternativesRequest } from '@tenth-night/provider-wire/hotel-rates/amendments';
import type { WirePrebook } from '@tenth-night/provider-wire/hotel-rates/prebook';
import type { Clock } from '../../../kernel/clock';
import type { World } from '../../../world/world';
import { isOnSale } from '../pricing/availability';
import { wireOffer } from '../pricing/hotel-offers';
import { pricedOffers } from '../pricing/priced-offer';
import { readRateSearch } from '../rates/rates-request';
import type { BookingRecord } from './booking-record';
import { AS_OFFERED } from './prebook-changes';
import type { PrebookDesk } from './prebook-desk';

const PREBOOKS_DEFAULT = 3;
const PREBOOKS_MAX = 10;

interface Parts {
  readonly world: World;
  readonly clock: Clock;
  readonly prebooks: PrebookDesk;
}

export type Alternatives = (booking: BookingRecord, request: WireAlternativesRequest) => Promise<WirePrebook[]>;

/** Cheapest first. A refundable booking gets every rate, a non-refundable one only non-refundable rates. */
export function createAlternatives({ world, clock, prebooks }: Parts): Alternatives {
  return async (booking, request) => {
    const { bookingId, prebook, nationality, minor } = booking;
    const { maxPrebooks = PREBOOKS_DEFAULT, checkin = prebook.checkin, checkout = prebook.checkout } = request;
    const wanted = {
      checkin,
      checkout,
      occupancies: request.occupancies,
      currency: prebook.currency,
      guestNationality: nationality,
      hotelIds: [prebook.hotelId],
      roomMapping: true,
      ...(request.boardType && { boardType: request.boardType }),
      refundableRatesOnly: request.refundableRatesOnly ?? false,
    };
    const search = readRateSearch(wanted, world.seed, clock.now());
    const hotel = await world.hotel(prebook.hotelId);
    if (!hotel || !isOnSale(hotel, search)) return [];
    const isBound = !isRefundable(prebook) && request.refundableRatesOnly === undefined;
    const offers = pricedOffers(hotel, search).map((offer) => wireOffer(hotel, offer, search));
    const found = offers.filter(({ rates: [rate] }) => !isBound || rate?.cancellationPolicies.refundableTag !== 'RFN');
    const made = found.slice(0, Math.min(maxPrebooks, PREBOOKS_MAX)).map(async ({ offerId }) => {
      const wish = { offerId, withPayment: false, replaced: { bookingId, minor } };
      return prebooks.prebook(wish, AS_OFFERED);
    });
    return (await Promise.all(made)).filter((one) => typeof one !== 'string');
  };
}

function isRefundable({ roomTypes }: WirePrebook): boolean {
  return roomTypes.every(({ rates }) => rates.every((rate) => rate.cancellationPolicies.refundableTag === 'RFN'));
}
