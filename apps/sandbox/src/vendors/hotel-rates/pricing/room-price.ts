/** The price of a room: a pure function of seed, hotel, nights, party, nationality and the days until check-in. */
import type { WireOccupancy } from '@tenth-night/provider-wire/hotel-rates/rates';
import { chanceOf } from '../../../kernel/random';
import type { Hotel } from '../../../world/hotels/hotel';
import type { Room } from '../../../world/hotels/hotel-rooms';
import { minorFromUsd } from '../../../world/money';
import type { Board, RatePlan } from './rate-plan';
import { guestsIn, type RateSearch } from './rate-search';
import { dayOf, daysBetween } from './stay';

/** US dollars for a plain double room with 1 to 5 stars. */
const BASE_BY_STARS: readonly number[] = [62, 84, 122, 190, 385];
/** From January. */
const SEASON: readonly number[] = [0.84, 0.87, 0.95, 1.04, 1.1, 1.16, 1.19, 1.13, 1.12, 1.04, 0.92, 0.96];
const CHRISTMAS_FACTOR = 1.32;
/** Per guest and night. */
const BOARD_USD_PER_STAR: Readonly<Record<Board, number>> = {
  RO: 0,
  RR: 0,
  SC: 0,
  BB: 3.6,
  BNB: 3.6,
  BI: 3.6,
  HB: 10.5,
  FB: 15,
  AI: 21,
};

function baseUsd({ stars, distanceKm, rating, city, id }: Hotel, seed: string): number {
  const from = BASE_BY_STARS[Math.floor(stars) - 1] ?? 0;
  const to = BASE_BY_STARS[Math.ceil(stars) - 1] ?? from;
  const byDistance = 1.22 - 0.45 * Math.sqrt(distanceKm / city.radiusKm);
  const byRating = rating === 0 ? 0.92 : 0.72 + rating * 0.035;
  const own = 0.82 + 0.4 * chanceOf(`${seed} ${id} price`);
  return ((from + to) / 2) * city.priceLevel * byDistance * byRating * own;
}

function nightFactor(hotel: Hotel, night: string, seed: string): number {
  const [month, day] = [Number(night.slice(5, 7)), night.slice(5)];
  const isChristmas = day >= '12-20' || day <= '01-02';
  const weekday = new Date(night).getUTCDay();
  const byWeekday = weekday === 5 || weekday === 6 ? 1.12 : weekday === 0 ? 0.94 : 1;
  const byChance = 0.95 + 0.12 * chanceOf(`${seed} ${hotel.id} ${night}`);
  return (isChristmas ? CHRISTMAS_FACTOR : (SEASON[month - 1] ?? 1)) * byWeekday * byChance;
}

function leadFactor(daysAhead: number): number {
  if (daysAhead <= 2) return 1.12;
  if (daysAhead <= 7) return 1.05;
  if (daysAhead <= 30) return 1;
  return daysAhead <= 90 ? 0.96 : 0.93;
}

/**
 * In a longer stay each further night is cheaper. Earlier nights keep their price, so a longer stay always costs more.
 */
function lengthFactor(nightsBefore: number): number {
  if (nightsBefore >= 13) return 0.8;
  if (nightsBefore >= 6) return 0.88;
  return nightsBefore >= 3 ? 0.94 : 1;
}

/** Every further guest costs more; a small child costs least. */
function partyFactor({ adults, children = [] }: WireOccupancy): number {
  const childShare = (age: number): number => (age < 2 ? 0.03 : age < 12 ? 0.11 : 0.19);
  const byAdults = adults === 1 ? 0.94 : 1 + (adults - 2) * 0.24;
  return children.reduce((factor, age) => factor + childShare(age), byAdults);
}

const boardUsd = (board: Board, stars: number): number => stars * BOARD_USD_PER_STAR[board];

type RoomPricer = (room: Room, plan: RatePlan, party: WireOccupancy) => number;

/** Prices one party in one room for the whole stay, in minor units of the requested currency. */
export function createRoomPricer(hotel: Hotel, search: RateSearch): RoomPricer {
  const { seed, nights, nationality, now, checkin, currency } = search;
  const byNights = nights.reduce((total, night, k) => total + nightFactor(hotel, night, seed) * lengthFactor(k), 0);
  const byLead = leadFactor(daysBetween(dayOf(now), checkin));
  const byNationality = 0.99 + 0.02 * chanceOf(`${seed} ${hotel.id} ${nationality}`);
  const plainUsd = byNights * baseUsd(hotel, seed) * byLead * byNationality;
  return (room, plan, party) => {
    const board = boardUsd(plan.board, hotel.stars) * guestsIn(party) * nights.length;
    return minorFromUsd(plainUsd * room.priceFactor * plan.priceFactor * partyFactor(party) + board, currency);
  };
}
