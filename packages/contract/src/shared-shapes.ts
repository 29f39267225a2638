/** Shapes that several answers share. Browsers import only the types. */
import type { CalendarDate as Day } from '@tenth-night/domain/stay/dates';
import Type from 'typebox';

export const TextOrNull = Type.Union([Type.String(), Type.Null()]);
export const NumberOrNull = Type.Union([Type.Number(), Type.Null()]);

/** An instant as text, always in UTC. */
export const Moment = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}T[\\d:.]+Z$',
  description: 'ISO 8601, in UTC.',
});
export const Milliseconds = Type.Integer({ description: 'UTC instant, in milliseconds since 1970.' });

/** A text on the wire. Our API sends only days that exist. */
export const CalendarDate = Type.Unsafe<Day>(
  Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'A calendar date without a time zone.' }),
);

export const StayDates = Type.Object({ checkin: CalendarDate, checkout: CalendarDate }, { title: 'StayDates' });

export const RoomOccupancy = Type.Object(
  { adults: Type.Integer(), childrenAges: Type.Array(Type.Integer()) },
  { title: 'RoomOccupancy' },
);

export const Money = Type.Object(
  {
    minor: Type.Integer({ description: 'In the smallest unit of the currency, such as cents.' }),
    currency: Type.String(),
  },
  { title: 'Money' },
);

/** Major units, as in the specification. */
export const Amount = Type.Object({ amount: Type.Number(), currency: Type.String() }, { title: 'Amount' });

export const CancellationTerms = Type.Object(
  {
    penalties: Type.Array(Type.Object({ from: Milliseconds, amount: Money })),
    total: Money,
    isRefundable: Type.Boolean(),
    hasPartialRefund: Type.Boolean(),
  },
  { title: 'CancellationTerms' },
);
