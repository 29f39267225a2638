/** Offers in the vendor's format (reference §4.2): each has one rate per requested room. */
import type {
  WireHotelRates,
  WireOffer,
  WirePublicPrice,
  WireRate,
} from '@tenth-night/provider-wire/hotel-rates/rates';
import { chanceOf } from '../../../kernel/random';
import type { Hotel } from '../../../world/hotels/hotel';
import { wireAmount } from '../../../world/money';
import { cancellationPolicies } from './cancellation';
import { perksOf, promotionsOf, publicPriceSource } from './extras';
import { taxesAndFees } from './local-taxes';
import { encodeOfferId } from './offer-id';
import { type PricedOffer, type PricedRoom, pricedOffers, suggestedOf, totalOf } from './priced-offer';
import type { Product } from './product';
import { BOARD_NAMES } from './rate-plan';
import type { RateSearch } from './rate-search';

const UNMAPPED_SHARE = 0.04;
const BOARD_IN_NAME_SHARE = 0.3;

export const publicPrice = (hotel: Hotel, minor: number, { currency }: RateSearch): WirePublicPrice => ({
  ...wireAmount(minor, currency),
  source: publicPriceSource(hotel),
});

/** Null if the vendor has not mapped the room to one of the hotel's rooms. */
export const mappedRoomId = ({ room }: Product): number | null =>
  chanceOf(`${room.id} mapped`) < UNMAPPED_SHARE ? null : room.id;

/** Names are not translated, and often contain the board. */
function rateName({ key, room, plan }: Product): string {
  return chanceOf(`${key} name`) < BOARD_IN_NAME_SHARE ? `${room.name} - ${BOARD_NAMES[plan.board]}` : room.name;
}

function wireRate(hotel: Hotel, product: Product, priced: PricedRoom, index: number, search: RateSearch): WireRate {
  const { room, plan, key } = product;
  const { party, total, commission, suggested } = priced;
  const children = party.children ?? [];
  return {
    rateId: Buffer.from(`${key} ${search.checkin} ${search.checkout} ${index + 1}`).toString('base64url'),
    occupancyNumber: index + 1,
    name: rateName(product),
    ...(search.hasRoomMapping && { mappedRoomId: mappedRoomId(product) }),
    maxOccupancy: room.sleeps,
    adultCount: party.adults,
    childCount: children.length,
    childrenAges: children,
    boardType: plan.board,
    boardName: BOARD_NAMES[plan.board],
    remarks: '',
    priceType: 'commission',
    commission: [wireAmount(commission, search.currency)],
    providerCommission: null,
    retailRate: {
      total: [wireAmount(total, search.currency)],
      suggestedSellingPrice: [publicPrice(hotel, suggested, search)],
      initialPrice: [wireAmount(total, search.currency)],
      taxesAndFees: taxesAndFees(hotel, party, total, search),
      promotions: promotionsOf(product, search),
    },
    cancellationPolicies: cancellationPolicies(hotel, plan, total, search),
    paymentTypes: plan.cancellation === 'free' ? ['NUITEE_PAY', 'PROPERTY_PAY'] : ['NUITEE_PAY'],
    perks: perksOf(hotel, product, search),
  };
}

export const wireRates = (hotel: Hotel, { product, rooms }: PricedOffer, search: RateSearch): WireRate[] =>
  rooms.map((room, index) => wireRate(hotel, product, room, index, search));

export function wireOffer(hotel: Hotel, offer: PricedOffer, search: RateSearch): WireOffer {
  const { seed, checkin, checkout, nationality, currency, now } = search;
  const { product } = offer;
  const price = totalOf(offer);
  return {
    roomTypeId: Buffer.from(`${hotel.id} ${product.key} ${checkin}`).toString('hex').toUpperCase(),
    offerId: encodeOfferId(seed, {
      hotelId: hotel.id,
      product: product.key,
      checkin,
      checkout,
      occupancies: [...search.occupancies],
      nationality,
      currency: currency.code,
      price,
      issuedAt: now.getTime(),
      ...search.markup,
    }),
    supplier: 'nuitee',
    supplierId: 2,
    priceType: 'commission',
    rateType: product.isPackage ? 'package' : 'standard',
    loyaltyMembershipIdRequired: false,
    paymentTypes: ['NUITEE_PAY'],
    rates: wireRates(hotel, offer, search),
    offerRetailRate: wireAmount(price, currency),
    suggestedSellingPrice: publicPrice(hotel, suggestedOf(offer), search),
    offerInitialPrice: wireAmount(price, currency),
  };
}

/** Only for hotels that are on sale. */
export const hotelOffers = (hotel: Hotel, search: RateSearch): WireHotelRates => ({
  hotelId: hotel.id,
  roomTypes: pricedOffers(hotel, search).map((offer) => wireOffer(hotel, offer, search)),
});
