/** `GET /rewards`: the nights that a user stayed, and the free nights that they earned. Decision on REW-03. */
import Type from 'typebox';
import { CalendarDate, Moment, Money, TextOrNull } from './shared-shapes';
import type { Wire } from './wire';

export const FreeNight = Type.Object(
  {
    id: Type.String(),
    worth: Money,
    state: Type.Enum(['ready', 'used', 'ended'], {
      description: 'A free night is also `ready` for the few seconds until its voucher exists.',
    }),
    earnedAt: Moment,
    endsAt: Moment,
    usedFor: Type.Union([Type.String(), Type.Null()], { description: 'Our reference of the booking that used it.' }),
  },
  { title: 'FreeNight' },
);
export type FreeNight = Wire<typeof FreeNight>;

export const Rewards = Type.Object(
  {
    nights: Type.Integer({ description: 'Nights towards the next free night.' }),
    stays: Type.Array(
      Type.Object({
        reference: Type.String(),
        hotelName: TextOrNull,
        checkin: CalendarDate,
        nights: Type.Integer({ description: 'Nights of this stay that count. Each date counts once.' }),
      }),
      { description: 'Completed stays, newest first.' },
    ),
    freeNights: Type.Array(FreeNight, { description: 'Those that can be used first, then the newest first.' }),
  },
  { title: 'Rewards' },
);
export type Rewards = Wire<typeof Rewards>;
export const RewardsAnswer = Type.Object({ data: Rewards });
export type RewardsAnswer = Wire<typeof RewardsAnswer>;

export const EndStayBody = Type.Object(
  { reference: Type.String({ pattern: '^[\\w-]{1,128}$' }) },
  { title: 'EndStayBody' },
);
export type EndStayBody = Type.Static<typeof EndStayBody>;
