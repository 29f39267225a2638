/** The kinds of rooms in hotels, with their beds and sizes. */
import Type from 'typebox';
import { asSeed, closed, eachOf, type Seed, Text } from '../../kernel/seed';
import { HOTEL_KINDS } from '../flavours/flavour';
import roomKinds from './room-kinds.seed.json' with { type: 'json' };

/** From, to. */
const range = Type.Tuple([Type.Number(), Type.Number()]);

const RoomKind = closed({
  name: Text,
  sleeps: Type.Integer(),
  /** A factor on the price of the hotel's plain double room. */
  priceFactor: Type.Number(),
  stars: range,
  /**
   * Each hotel has one of these layouts. S single, D double, K king size, X super-king size, B bunk, F sofa bed;
   * `DSS` is one double and two singles.
   */
  layouts: Type.Array(Type.String({ pattern: '^[SDKXBF]+$' }), { minItems: 1 }),
  squareMetres: range,
  traits: Type.Array(Type.Enum(['kitchen', 'balcony', 'terrace', 'suite', 'dormitory'])),
  /** Every hotel with these stars has it. If false, about half of them. */
  isUsual: Type.Boolean(),
});
export type RoomKind = Seed<typeof RoomKind>;

/** A room's id contains its index in the list, so append new kinds at the end. At most sixteen. */
export const RoomKinds = closed(eachOf(HOTEL_KINDS, Type.Array(RoomKind, { minItems: 1, maxItems: 16 })));

export const ROOM_KINDS = asSeed<typeof RoomKinds>(roomKinds);
