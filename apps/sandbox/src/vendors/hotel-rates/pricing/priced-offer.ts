/** An offer with its price: the same product for every requested room. Prices are in minor units. */
import type { WireOccupancy } from '@tenth-night/provider-wire/hotel-rates/rates';
import { chanceOf } from '../../../kernel/random';
import type { Hotel } from '../../../world/hotels/hotel';
import { sum } from '../../../world/money';
import { type Product, productsOf } from './product';
import type { Markup, RateSearch } from './rate-search';
import { createRoomPricer } from './room-price';

export interface PricedRoom {
  readonly party: WireOccupancy;
  readonly total: number;
  /** The seller's part of the total. */
  readonly commission: number;
  /** The public price elsewhere. Never below the total, unless the seller set a margin. */
  readonly suggested: number;
}

export interface PricedOffer {
  readonly product: Product;
  readonly rooms: readonly PricedRoom[];
}

const MARKED_UP_SHARE = 0.92;
const BY_ONE_UNIT_SHARE = 0.96;

export const totalOf = ({ rooms }: PricedOffer): number => sum(rooms.map(({ total }) => total));
export const suggestedOf = ({ rooms }: PricedOffer): number => sum(rooms.map(({ suggested }) => suggested));

export const commissionOf = ({ rooms }: PricedOffer): number => sum(rooms.map(({ commission }) => commission));

/** What the account's setting earns at this hotel. */
const ownCommission = ({ id }: Hotel, total: number): number =>
  Math.round(total * (0.06 + 0.08 * chanceOf(`${id} commission`)));

const percentOf = (net: number, percent: number): number => Math.round((net * percent) / 100);

/** `total` is the price with the account's setting. */
function marked(hotel: Hotel, total: number, { margin, additionalMarkup = 0 }: Markup) {
  const own = ownCommission(hotel, total);
  const net = total - own;
  const commission = (margin === undefined ? own : percentOf(net, margin)) + percentOf(net, additionalMarkup);
  return { total: net + commission, commission };
}

/** Most hotels cost more elsewhere, a few only one minor unit more, and some the same. */
function createPublicPrice(hotel: Hotel, seed: string): (total: number) => number {
  const chance = chanceOf(`${seed} ${hotel.id} public price`);
  if (chance < MARKED_UP_SHARE) return (total) => Math.round(total * (1.04 + chance * 0.18));
  return chance < BY_ONE_UNIT_SHARE ? (total) => total + 1 : (total) => total;
}

export function createOfferPricer(hotel: Hotel, search: RateSearch): (product: Product) => PricedOffer {
  const price = createRoomPricer(hotel, search);
  const publicPrice = createPublicPrice(hotel, search.seed);
  return (product) => ({
    product,
    rooms: search.occupancies.map((party) => {
      const total = price(product.room, product.plan, party);
      return { party, ...marked(hotel, total, search.markup), suggested: publicPrice(total) };
    }),
  });
}

/** Cheapest first, and not more than requested. */
export const pricedOffers = (hotel: Hotel, search: RateSearch): PricedOffer[] =>
  productsOf(hotel, search)
    .map(createOfferPricer(hotel, search))
    .map((offer) => ({ offer, total: totalOf(offer) }))
    .toSorted((a, b) => a.total - b.total)
    .slice(0, search.maxRatesPerHotel)
    .map(({ offer }) => offer);
