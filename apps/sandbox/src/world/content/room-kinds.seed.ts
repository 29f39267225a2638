/** The kinds of room that houses have, their beds and their size. */
import type { HotelKind } from '../flavours/flavour';

/** S single, D double, K king size, X super-king size, B bunk, F sofa bed; `DSS` is one double and two singles. */
type Beds = string;
type Trait = 'kitchen' | 'balcony' | 'terrace' | 'suite' | 'dormitory';

export interface RoomKind {
  readonly name: string;
  readonly sleeps: number;
  /** Times the price of the hotel's plain double. */
  readonly priceFactor: number;
  readonly stars: readonly [from: number, to: number];
  /** Each hotel has one of these layouts. */
  readonly layouts: readonly [Beds, ...Beds[]];
  readonly squareMetres: readonly [from: number, to: number];
  readonly traits: readonly Trait[];
  /** Every hotel of that standard has it; of the others about half. */
  readonly isUsual: boolean;
}

type Figures = readonly [sleeps: number, priceFactor: number, starsFrom: number, starsTo: number];
type Inside = readonly [sizeFrom: number, sizeTo: number, ...layouts: [Beds, ...Beds[]]];

const kind = (name: string, figures: Figures, inside: Inside, traits: readonly Trait[] = []): RoomKind => {
  const [sleeps, priceFactor, starsFrom, starsTo] = figures;
  const [sizeFrom, sizeTo, ...layouts] = inside;
  return {
    name,
    sleeps,
    priceFactor,
    stars: [starsFrom, starsTo],
    layouts,
    squareMetres: [sizeFrom, sizeTo],
    traits,
    isUsual: false,
  };
};
const usual = (...parts: Parameters<typeof kind>): RoomKind => ({ ...kind(...parts), isUsual: true });

/** A room's id tells its place in the list, so new kinds go to the end: sixteen at most. */
export const ROOM_KINDS: Readonly<Record<HotelKind, readonly RoomKind[]>> = {
  hotel: [
    kind('Single Room', [1, 0.8, 1, 3.5], [10, 15, 'S']),
    usual('Standard Double Room', [2, 1, 1, 4], [14, 20, 'D', 'K']),
    kind('Standard Twin Room', [2, 1.02, 1, 4.5], [15, 21, 'SS']),
    usual('Superior Double Room', [3, 1.16, 2, 5], [19, 27, 'KS', 'DF']),
    kind('Triple Room', [3, 1.24, 1, 4], [20, 28, 'SSS', 'DS']),
    usual('Quadruple Room', [4, 1.4, 1, 2], [22, 30, 'DSS', 'SSSS', 'DD']),
    usual('Family Room', [5, 1.5, 2, 5], [28, 40, 'DSSS', 'KBS', 'DDS']),
    kind('Deluxe King Room', [3, 1.34, 3.5, 5], [24, 34, 'KF', 'XS']),
    kind('Junior Suite', [4, 1.75, 4, 5], [34, 48, 'KF', 'XF'], ['suite']),
    kind('One-Bedroom Suite', [4, 2.3, 4.5, 5], [45, 70, 'XF', 'KF'], ['suite']),
    kind('Economy Double Room', [2, 0.9, 1, 3], [11, 15, 'D']),
    kind('Double Room with Balcony', [2, 1.2, 3, 5], [18, 26, 'K', 'D'], ['balcony']),
    kind('Terrace Suite', [4, 2.6, 4.5, 5], [50, 80, 'XF', 'KSS'], ['suite', 'terrace']),
    kind('Deluxe Twin Room', [2, 1.32, 5, 5], [26, 34, 'SS']),
  ],
  apartments: [
    usual('Studio', [2, 1, 3, 4], [22, 32, 'D', 'K', 'F'], ['kitchen']),
    usual('One-Bedroom Apartment', [4, 1.35, 3, 4], [35, 50, 'DF', 'KF'], ['kitchen']),
    usual('Two-Bedroom Apartment', [6, 1.85, 3, 4], [55, 80, 'DSSF', 'KDF'], ['kitchen']),
    kind('Three-Bedroom Apartment', [8, 2.4, 3.5, 4], [80, 120, 'KDSSF', 'DDDF'], ['kitchen']),
    kind('Studio with Terrace', [2, 1.15, 3, 4], [26, 36, 'K', 'D'], ['kitchen', 'terrace']),
    kind('Loft Apartment', [4, 1.6, 3.5, 4], [45, 65, 'KF', 'DSS'], ['kitchen', 'suite']),
  ],
  hostel: [
    usual('Bed in Eight-Bed Dormitory', [1, 0.42, 1, 2], [28, 36, 'B'], ['dormitory']),
    usual('Private Twin Room', [2, 1, 1, 2], [11, 15, 'SS', 'B']),
    usual('Private Four-Bed Room', [4, 1.5, 1, 2], [18, 24, 'BB', 'SSB']),
    kind('Private Ten-Bed Room', [10, 2.6, 1, 2], [38, 48, 'BBBBB']),
    kind('Bed in Four-Bed Dormitory', [1, 0.52, 1, 2], [18, 22, 'B'], ['dormitory']),
    kind('Private Double Room', [2, 1.08, 1, 2], [12, 16, 'D']),
  ],
  guesthouse: [
    kind('Attic Double Room', [2, 0.9, 2, 4], [13, 18, 'D']),
    usual('Double Room', [2, 1, 2, 4], [15, 22, 'D', 'K']),
    kind('Garden Room', [3, 1.18, 2, 4], [18, 26, 'DS', 'KS'], ['terrace']),
    usual('Family Room', [5, 1.45, 2, 4], [26, 36, 'DSB', 'DSSS']),
    kind('Single Room', [1, 0.75, 2, 4], [9, 13, 'S']),
  ],
};
