/** The operator's desk: what waits for a person, every booking with its story, and what was done here. */
import Type from 'typebox';
import { BookingState } from './booking';
import { CalendarDate, Moment, Money, NumberOrNull, RoomOccupancy, StayDates, TextOrNull } from './shared-shapes';
import { PromoDiscount } from './shown-offer';
import type { Wire } from './wire';

const code = Type.String({ pattern: '^\\d{6}$', description: 'The six digits of the authenticator app.' });
const token = Type.String({ pattern: '^[\\w-]{20,100}$', description: 'From the letter.' });

export const DeskEntryAnswer = Type.Object(
  {
    email: Type.String(),
    step: Type.Enum(['enrol', 'prove', 'open'], {
      description: 'Has no second factor yet, has to show it, or may come in.',
    }),
  },
  { title: 'DeskEntry' },
);
export type DeskEntry = Wire<typeof DeskEntryAnswer>;

export const DeskEnrolBody = Type.Object({ token });
export const DeskEnrolAnswer = Type.Object(
  { secret: Type.String({ description: 'In base 32, to be typed.' }), uri: Type.String() },
  { title: 'DeskEnrol' },
);
export type DeskEnrol = Wire<typeof DeskEnrolAnswer>;
export const DeskEnrolledBody = Type.Object({ token, code });
export const DeskProveBody = Type.Object({ code });

export const Waiting = Type.Enum(
  ['refund-due', 'unverified', 'no-answer', 'other-terms', 'still-standing', 'not-ended', 'letter-refused'],
  { title: 'Waiting' },
);
export const DeskActionName = Type.Enum(['mark-refunded', 'look-up', 'cancel', 'send-letter', 'set-aside'], {
  title: 'DeskActionName',
});

export const DeskBookingRow = Type.Object(
  {
    reference: Type.String(),
    state: BookingState,
    since: Moment,
    createdAt: Moment,
    guest: TextOrNull,
    email: TextOrNull,
    dates: Type.Union([StayDates, Type.Null()]),
    price: Type.Union([Money, Type.Null()]),
    waiting: Type.Array(Waiting),
  },
  { title: 'DeskBookingRow' },
);
export type DeskBookingRow = Wire<typeof DeskBookingRow>;

export const DeskWaitingAnswer = Type.Object({ data: Type.Array(DeskBookingRow) }, { title: 'DeskWaiting' });

export const DeskBookingsQuery = Type.Object({
  q: Type.Optional(
    Type.String({ maxLength: 200, description: 'A reference, an id of the provider, an email address or a name.' }),
  ),
  state: Type.Optional(BookingState),
  before: Type.Optional(Moment),
});
export const DeskBookingsAnswer = Type.Object(
  { data: Type.Array(DeskBookingRow), more: Type.Union([Moment, Type.Null()], { description: 'For `before`.' }) },
  { title: 'DeskBookings' },
);
export type DeskBookings = Wire<typeof DeskBookingsAnswer>;

export const DeskStoryLine = Type.Object(
  {
    at: Moment,
    kind: Type.Enum(['state', 'call', 'letter', 'action']),
    what: Type.String(),
    outcome: TextOrNull,
    ms: Type.Union([Type.Integer(), Type.Null()]),
    who: Type.Union([Type.String(), Type.Null()], { description: 'The person at the desk.' }),
    requestId: TextOrNull,
  },
  { title: 'DeskStoryLine' },
);
export type DeskStoryLine = Wire<typeof DeskStoryLine>;

export const DeskLetter = Type.Object(
  {
    id: Type.String(),
    kind: Type.String(),
    status: Type.Enum(['sent', 'waiting', 'refused']),
    at: Moment,
  },
  { title: 'DeskLetter' },
);

export const DeskBookingAnswer = Type.Object(
  {
    ...DeskBookingRow.properties,
    hotel: Type.Object({ id: Type.String(), name: TextOrNull }),
    roomName: Type.String(),
    rooms: Type.Array(RoomOccupancy),
    phone: TextOrNull,
    hasAccount: Type.Boolean(),
    provider: Type.String(),
    bookingId: TextOrNull,
    confirmationCode: TextOrNull,
    prebookId: Type.String(),
    transactionId: TextOrNull,
    isPaymentSeen: Type.Boolean(),
    failure: TextOrNull,
    otherTerms: Type.Array(Type.String()),
    freeNight: Type.Union([Money, Type.Null()]),
    promoCode: Type.Union([PromoDiscount, Type.Null()]),
    refundNow: Type.Union([Money, Type.Null()], { description: 'What a cancellation now returns. Null if unknown.' }),
    refunded: Type.Union([Money, Type.Null()]),
    changeOf: TextOrNull,
    replacedBy: TextOrNull,
    actions: Type.Array(DeskActionName),
    letters: Type.Array(DeskLetter),
    story: Type.Array(DeskStoryLine),
  },
  { title: 'DeskBooking' },
);
export type DeskBookingDetail = Wire<typeof DeskBookingAnswer>;

export const DeskReference = Type.Object({ reference: Type.String({ pattern: '^[\\w-]{1,40}$' }) });
export const DeskActionBody = Type.Object(
  {
    action: DeskActionName,
    refundMinor: Type.Optional(
      Type.Union([Type.Integer({ minimum: 0 }), Type.Null()], { description: 'For `cancel`: the sum that was shown.' }),
    ),
    letterId: Type.Optional(Type.String({ maxLength: 200, description: 'For `send-letter`.' })),
    waiting: Type.Optional(Waiting),
    note: Type.Optional(Type.String({ maxLength: 500, description: 'For the log.' })),
  },
  { title: 'DeskActionBody' },
);
export type DeskActionBody = Type.Static<typeof DeskActionBody>;

export const DeskLogQuery = Type.Object({
  before: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
});
export const DeskLogAnswer = Type.Object(
  {
    data: Type.Array(
      Type.Object({
        id: Type.Integer(),
        at: Moment,
        email: Type.String(),
        action: Type.String(),
        subject: TextOrNull,
        detail: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Null()])),
        requestId: Type.String(),
      }),
    ),
  },
  { title: 'DeskLog' },
);
export type DeskLog = Wire<typeof DeskLogAnswer>;

export const DeskHealthAnswer = Type.Object(
  {
    calls: Type.Array(
      Type.Object({
        call: Type.String(),
        count: Type.Integer(),
        failed: Type.Integer(),
        medianMs: Type.Integer(),
      }),
      { description: 'Calls about bookings to the rate provider, in the last hour.' },
    ),
    mail: Type.Object({
      waiting: Type.Integer(),
      oldest: Type.Union([Moment, Type.Null()]),
      refused: Type.Integer(),
    }),
    states: Type.Array(Type.Object({ state: BookingState, count: Type.Integer(), oldest: Moment })),
  },
  { title: 'DeskHealth' },
);
export type DeskHealth = Wire<typeof DeskHealthAnswer>;

export const DeskDaysQuery = Type.Object({ days: Type.Optional(Type.Integer({ minimum: 1, maximum: 366 })) });
export const DeskDaysAnswer = Type.Object(
  {
    data: Type.Array(
      Type.Object({
        day: CalendarDate,
        searches: Type.Integer(),
        checkouts: Type.Integer(),
        booked: Type.Integer(),
        cancelled: Type.Integer(),
        soldUsdMinor: Type.Integer({ description: 'In US cents, with the rate of each booking.' }),
      }),
    ),
  },
  { title: 'DeskDays' },
);
export type DeskDays = Wire<typeof DeskDaysAnswer>;

export const DeskMarginBooking = Type.Object(
  {
    reference: Type.String(),
    createdAt: Moment,
    travelerPays: Money,
    atHotel: Money,
    otherAtHotel: Type.Array(Type.Object({ description: Type.String(), amount: Money })),
    forProvider: Money,
    commission: Money,
    discount: Type.Union([Money, Type.Null()]),
    earned: Money,
    marginPercent: NumberOrNull,
  },
  { title: 'DeskMarginBooking' },
);
export const DeskMarginAnswer = Type.Object(
  {
    provider: Type.String(),
    isSandbox: Type.Boolean(),
    setting: Type.Union(
      [
        Type.Object({
          kind: Type.Enum(['margin', 'additional-markup']),
          percent: Type.Number(),
          variable: Type.String({ description: 'The environment variable that sets it.' }),
        }),
        Type.Null(),
      ],
      { description: 'Null for the setting of the account at the provider.' },
    ),
    bookings: Type.Array(DeskMarginBooking, { description: 'The latest that stand, newest first.' }),
  },
  { title: 'DeskMargin' },
);
export type DeskMargin = Wire<typeof DeskMarginAnswer>;
