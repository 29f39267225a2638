/** Promo codes and free nights at the operator's desk. No answer contains the codes of free nights. */
import Type from 'typebox';
import { CalendarDate, Moment, Money } from './shared-shapes';
import type { Wire } from './wire';

const MoneyOrNull = Type.Union([Money, Type.Null()]);
const Kind = Type.Enum(['percentage', 'amount']);

export const DeskCode = Type.Object(
  {
    id: Type.Integer({ description: 'Of the provider.' }),
    code: Type.String(),
    kind: Kind,
    percent: Type.Union([Type.Number(), Type.Null()], { description: 'Null for an amount.' }),
    amount: Type.Union([Money, Type.Null()], { description: 'Null for a percentage.' }),
    leastSpend: Money,
    most: MoneyOrNull,
    from: Moment,
    until: Moment,
    uses: Type.Integer(),
    usesLeft: Type.Integer(),
    isActive: Type.Boolean(),
    description: Type.String(),
  },
  { title: 'DeskCode' },
);
export type DeskCode = Wire<typeof DeskCode>;

export const DeskCodesAnswer = Type.Object(
  {
    data: Type.Union([Type.Array(DeskCode), Type.Null()], {
      description: 'Newest first. Null if the provider does not answer.',
    }),
  },
  { title: 'DeskCodes' },
);
export type DeskCodes = Wire<typeof DeskCodesAnswer>;

const minor = Type.Integer({ minimum: 0 });
const MinorOrNull = Type.Union([minor, Type.Null()]);

export const DeskNewCodeBody = Type.Object(
  {
    code: Type.String({ maxLength: 64 }),
    kind: Kind,
    percent: Type.Union([Type.Number(), Type.Null()]),
    amountMinor: MinorOrNull,
    currency: Type.String({ maxLength: 3 }),
    leastSpendMinor: minor,
    mostMinor: MinorOrNull,
    from: CalendarDate,
    until: CalendarDate,
    uses: Type.Integer(),
    description: Type.String({ maxLength: 1_000 }),
  },
  { title: 'DeskNewCode' },
);

export const DeskCodeId = Type.Object({ id: Type.String({ pattern: '^\\d{1,15}$' }) });
export const DeskCodeStatusBody = Type.Object({ isActive: Type.Boolean() }, { title: 'DeskCodeStatus' });

const FreeNightSum = Type.Object(
  {
    state: Type.Enum(['open', 'used', 'ended']),
    nights: Type.Integer(),
    worth: Money,
  },
  { title: 'FreeNightSum' },
);

export const DeskFreeNightsAnswer = Type.Object(
  {
    sums: Type.Array(FreeNightSum, { description: 'One for each state and currency.' }),
    data: Type.Array(
      Type.Object({
        state: Type.Enum(['waiting', 'ready', 'used', 'ended'], {
          description: '`waiting`: the provider has not made its voucher yet.',
        }),
        worth: Money,
        earnedAt: Moment,
        endsAt: Moment,
        usedFor: Type.Union([Type.String(), Type.Null()], { description: 'The reference of a booking.' }),
        tries: Type.Integer({ description: 'How often its voucher could not be made.' }),
      }),
      { description: 'The last ones, newest first.' },
    ),
    canTryAgain: Type.Boolean({ description: 'Vouchers are missing, and the next try is later.' }),
  },
  { title: 'DeskFreeNights' },
);
export type DeskFreeNights = Wire<typeof DeskFreeNightsAnswer>;
