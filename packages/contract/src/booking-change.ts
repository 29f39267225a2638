/** Changes of a booking: its holder, its dates, its party. */
import Type from 'typebox';
import { PrebookBodyOffer } from './prebook';
import { CalendarDate, RoomOccupancy } from './shared-shapes';
import type { Wire } from './wire';

const id = Type.String({ pattern: '^[\\w-]{1,128}$' });
const filledName = Type.String({ pattern: '\\S', maxLength: 100 });

/** Names a booking. The token is for people without an account. */
export const BookingKey = Type.Object({ reference: id, token: Type.Optional(id) }, { title: 'BookingKey' });

const Room = Type.Object({
  adults: Type.Integer({ minimum: 1, maximum: 20 }),
  childrenAges: Type.Array(Type.Integer({ minimum: 0, maximum: 17 }), { maxItems: 20 }),
});

export const AlternativesBody = Type.Object(
  {
    ...BookingKey.properties,
    checkin: CalendarDate,
    checkout: CalendarDate,
    rooms: Type.Array(Room, { minItems: 1, maxItems: 20 }),
  },
  { title: 'AlternativesBody' },
);
export type AlternativesBody = Type.Static<typeof AlternativesBody>;

export const Alternative = Type.Object(
  {
    prebookId: Type.String({ description: 'For an exchange.' }),
    offerId: Type.String({ description: 'For a checkout: the same stay, paid for.' }),
    roomName: Type.String(),
    rooms: Type.Array(RoomOccupancy),
    offer: PrebookBodyOffer,
  },
  { title: 'Alternative' },
);
export type Alternative = Wire<typeof Alternative>;

export const AlternativesAnswer = Type.Object({ data: Type.Array(Alternative) });
export type AlternativesAnswer = Wire<typeof AlternativesAnswer>;

export const ExchangeBody = Type.Object(
  {
    ...BookingKey.properties,
    prebookId: id,
    /** What the page showed, in minor units. If it has changed, nothing happens. */
    priceMinor: Type.Integer(),
    backMinor: Type.Integer(),
  },
  { title: 'ExchangeBody' },
);
export type ExchangeBody = Type.Static<typeof ExchangeBody>;

export const NewHolderBody = Type.Object(
  {
    ...BookingKey.properties,
    firstName: filledName,
    lastName: filledName,
    email: Type.String({ maxLength: 254 }),
  },
  { title: 'NewHolderBody' },
);
export type NewHolderBody = Type.Static<typeof NewHolderBody>;
