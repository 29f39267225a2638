/** The kinds of room that houses have, their beds and their size. */
import Type from 'typebox';
import { asSeed, closed, eachOf, type Seed, Text } from '../../kernel/seed';
import { HOTEL_KINDS } from '../flavours/flavour';
import roomKinds from './room-kinds.seed.json' with { type: 'json' };

/** From, to. */
const range = Type.Tuple([Type.Number(), Type.Number()]);

const RoomKind = closed({
  name: Text,
  sleeps: Type.Integer(),
  /** Times the price of the hotel's plain double. */
  priceFactor: Type.Number(),
  stars: range,
  /**
   * Each hotel has one of these layouts. S single, D double, K king size, X super-king size, B bunk, F sofa bed;
   * `DSS` is one double and two singles.
   */
  layouts: Type.Array(Type.String({ pattern: '^[SDKXBF]+$' }), { minItems: 1 }),
  squareMetres: range,
  traits: Type.Array(Type.Enum(['kitchen', 'balcony', 'terrace', 'suite', 'dormitory'])),
  /** Every hotel of that standard has it; of the others about half. */
  isUsual: Type.Boolean(),
});
export type RoomKind = Seed<typeof RoomKind>;

/** A room's id tells its place in the list, so new kinds go to the end: sixteen at most. */
export const RoomKinds = closed(eachOf(HOTEL_KINDS, Type.Array(RoomKind, { minItems: 1, maxItems: 16 })));

export const ROOM_KINDS = asSeed<typeof RoomKinds>(roomKinds);
