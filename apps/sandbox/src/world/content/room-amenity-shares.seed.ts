/** How many hotels put what into their rooms. Names stand in `room-amenity-names.seed.ts`. */

/** Id, then the share of hotels at 1 and at 5 stars; in between it is a straight line. */
export const ROOM_AMENITY_SHARES: readonly (readonly [id: number, plain: number, grand: number])[] = [
  [3, 0.95, 0.95],
  [4, 0.1, 0.6],
  [5, 0.5, 1],
  [7, 0.4, 1],
  [8, 0, 0.8],
  [9, 0, 0.75],
  [14, 0.6, 1],
  [15, 0.4, 0.95],
  [16, 0.7, 1],
  [20, 0.3, 0.75],
  [21, 0.02, 0.6],
  [22, 0, 0.8],
  [23, 0.15, 0.95],
  [24, 0.3, 0.8],
  [25, 0.1, 0.5],
  [30, 0.05, 0.5],
  [37, 0.3, 0.8],
  [38, 0.1, 0.4],
];
