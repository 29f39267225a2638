/** All offers of one hotel for one search, cheapest first (reference §4.2): one rate in each for every room asked for. */
import type { WireHotelRates, WireOccupancy, WireOffer, WireRate } from '@tenth-night/provider-wire/hotel-rates/rates';
import { chanceOf } from '../../../kernel/random';
import type { Hotel } from '../../../world/hotels/hotel';
import { type Room, roomsOf } from '../../../world/hotels/hotel-rooms';
import { cancellationPolicies } from './cancellation';
import { taxesAndFees } from './local-taxes';
import { sum, wireAmount } from './money';
import { encodeOfferId } from './offer-id';
import { BOARD_NAMES, type RatePlan, ratePlansOf } from './rate-plan';
import { guestsIn, type RateSearch } from './rate-search';
import { createRoomPricer } from './room-price';

interface Product {
  readonly key: string;
  readonly room: Room;
  readonly plan: RatePlan;
  /** Drawn once for ever: the hotel sells the products with the lowest lots. */
  readonly lot: number;
}

/** Prices are in the smallest unit of the currency asked for. */
interface PricedRoom {
  readonly party: WireOccupancy;
  readonly total: number;
  readonly suggested: number;
}

const PUBLIC_PRICE_SHARE = 0.92;
const UNMAPPED_SHARE = 0.04;

const priceOf = (rooms: readonly PricedRoom[]): number => sum(rooms.map(({ total }) => total));

function productOf(room: Room, plan: RatePlan): Product {
  const key = `${room.id} ${plan.key}`;
  return { key, room, plan, lot: chanceOf(key) };
}

/** What the hotel sells to a party of this size: the cheapest always, and one to five others. */
function productsOf(hotel: Hotel, largestParty: number): Product[] {
  const plans = ratePlansOf(hotel);
  const [cheapest, ...others] = roomsOf(hotel)
    .filter((room) => room.sleeps >= largestParty)
    .flatMap((room) => plans.map((plan) => productOf(room, plan)));
  if (!cheapest) return [];
  const count = 1 + Math.floor(chanceOf(`${hotel.id} offers`) * 5);
  return [cheapest, ...others.toSorted((a, b) => a.lot - b.lot).slice(0, count)];
}

function wireRate(hotel: Hotel, product: Product, priced: PricedRoom, index: number, search: RateSearch): WireRate {
  const { room, plan, key } = product;
  const { party, total, suggested } = priced;
  const children = party.children ?? [];
  const amount = (minor: number): WireRate['commission'] => [wireAmount(minor, search.currency)];
  const isMapped = chanceOf(`${room.id} mapped`) >= UNMAPPED_SHARE;
  const commissionShare = 0.06 + 0.08 * chanceOf(`${hotel.id} commission`);
  return {
    rateId: Buffer.from(`${key} ${search.checkin} ${search.checkout} ${index + 1}`).toString('base64url'),
    occupancyNumber: index + 1,
    name: room.name,
    ...(search.hasRoomMapping && { mappedRoomId: isMapped ? room.id : null }),
    maxOccupancy: room.sleeps,
    adultCount: party.adults,
    childCount: children.length,
    childrenAges: children,
    boardType: plan.board,
    boardName: BOARD_NAMES[plan.board],
    remarks: '',
    priceType: 'commission',
    commission: amount(Math.round(total * commissionShare)),
    retailRate: {
      total: amount(total),
      suggestedSellingPrice: amount(suggested),
      initialPrice: amount(total),
      taxesAndFees: taxesAndFees(hotel, party, total, search),
    },
    cancellationPolicies: cancellationPolicies(hotel, plan, total, search),
    paymentTypes: plan.cancellation === 'free' ? ['NUITEE_PAY', 'PROPERTY_PAY'] : ['NUITEE_PAY'],
  };
}

function wireOffer(hotel: Hotel, product: Product, rooms: readonly PricedRoom[], search: RateSearch): WireOffer {
  const { checkin, checkout, occupancies, nationality, currency, now } = search;
  const price = wireAmount(priceOf(rooms), currency);
  return {
    roomTypeId: Buffer.from(`${hotel.id} ${product.key} ${checkin}`).toString('hex').toUpperCase(),
    offerId: encodeOfferId({
      hotelId: hotel.id,
      offer: product.key,
      checkin,
      checkout,
      occupancies,
      nationality,
      price,
      issuedAt: now.toISOString(),
    }),
    supplier: 'nuitee',
    supplierId: 2,
    priceType: 'commission',
    rateType: 'standard',
    paymentTypes: ['NUITEE_PAY'],
    rates: rooms.map((room, index) => wireRate(hotel, product, room, index, search)),
    offerRetailRate: price,
    suggestedSellingPrice: wireAmount(sum(rooms.map(({ suggested }) => suggested)), currency),
    offerInitialPrice: price,
  };
}

/** Asked only for hotels that are on sale. */
export function hotelOffers(hotel: Hotel, search: RateSearch): WireHotelRates {
  const { seed, occupancies, maxRatesPerHotel } = search;
  const price = createRoomPricer(hotel, search);
  const chance = chanceOf(`${seed} ${hotel.id} public price`);
  const markUp = chance < PUBLIC_PRICE_SHARE ? 1.04 + chance * 0.18 : 1;
  const priceRoom = ({ room, plan }: Product, party: WireOccupancy): PricedRoom => {
    const total = price(room, plan, party);
    return { party, total, suggested: Math.round(total * markUp) };
  };

  const offers = productsOf(hotel, Math.max(...occupancies.map(guestsIn)))
    .map((product) => ({ product, rooms: occupancies.map((party) => priceRoom(product, party)) }))
    .toSorted((a, b) => priceOf(a.rooms) - priceOf(b.rooms))
    .slice(0, maxRatesPerHotel);
  return { hotelId: hotel.id, roomTypes: offers.map(({ product, rooms }) => wireOffer(hotel, product, rooms, search)) };
}
