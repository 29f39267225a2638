/** Facilities by stars. The ids are the vendor's (reference §3.6) and those of the product's amenity list. */
import type { Random } from '../../kernel/random';

/** Id, then the share of houses that have it at 1 and at 5 stars; in between it is a straight line. */
const FACILITIES: readonly (readonly [id: number, plain: number, grand: number])[] = [
  [2, 0.25, 0.7], // parking
  [3, 0.1, 0.95], // restaurant
  [4, 0.35, 0.45], // pets allowed
  [5, 0.05, 0.97], // room service
  [7, 0.15, 0.95], // bar
  [11, 0.03, 0.9], // fitness centre
  [16, 0.7, 0.95], // non-smoking rooms
  [17, 0.05, 0.45], // airport shuttle
  [20, 0.05, 0.6], // business centre
  [22, 0.3, 0.9], // laundry
  [23, 0.05, 0.85], // dry cleaning
  [24, 0.5, 0.95], // breakfast
  [25, 0.2, 0.8], // facilities for disabled guests
  [28, 0.4, 0.6], // family rooms
  [30, 0, 0.02], // casino
  [46, 0.1, 0.08], // free parking
  [47, 0.95, 1], // WiFi available
  [48, 0.4, 1], // lift
  [51, 0.4, 0.9], // safety deposit box
  [52, 0, 0.5], // valet parking
  [54, 0.01, 0.6], // spa and wellness centre
  [63, 0.01, 0.3], // hot tub
  [64, 0.2, 0.7], // soundproof rooms
  [91, 0.7, 1], // luggage storage
  [107, 0.8, 0.96], // free WiFi
  [109, 0.3, 1], // air conditioning
  [126, 0, 0.05], // night club
  [182, 0.03, 0.4], // electric vehicle charging
  [185, 0.1, 0.5], // wheelchair accessible
  [301, 0.01, 0.5], // swimming pool
];

/** Of a few hotels the vendor knows no facilities at all. */
const UNKNOWN_SHARE = 0.02;

export function drawFacilities(stars: number, random: Random): number[] {
  if (random.chance(UNKNOWN_SHARE)) return [];
  return FACILITIES.filter(([, plain, grand]) => random.chance(plain + ((grand - plain) * (stars - 1)) / 4)).map(
    ([id]) => id,
  );
}
