/** The answer to prebook, in major units and text. Hotel-checkout-trips §3 "Prebook response fields read". */
import Type from 'typebox';
import { Moment, Money, StayDates, TextOrNull } from './shared-shapes';
import type { Wire } from './wire';

const Fee = Type.Object(
  {
    description: Type.String(),
    included: Type.Boolean({
      description: 'Whether it is part of the total. If not, it is paid at the hotel, in addition to the total.',
    }),
    amount: Type.Number(),
    currency: Type.String(),
  },
  { title: 'Fee' },
);

const CancelPolicyInfo = Type.Object(
  {
    cancelTime: Moment,
    amount: Type.Number(),
    currency: Type.String(),
    type: Type.Literal('amount'),
    timezone: Type.Literal('GMT'),
  },
  { title: 'CancelPolicyInfo' },
);

export const PrebookBodyOffer = Type.Object(
  {
    currency: Type.String(),
    total: Type.Number(),
    freeNight: Type.Optional(Type.Number({ description: 'What a free night takes off. Not part of the total.' })),
    promoCode: Type.Optional(
      Type.Object(
        { code: Type.String(), amount: Type.Number() },
        { description: 'What a promo code takes off. Not part of the total.' },
      ),
    ),
    payAtHotel: Type.Number(),
    nights: Type.Integer(),
    retailRate: Type.Object({ total: Type.Number(), taxesAndFees: Type.Array(Fee) }),
    commission: Type.Array(Type.Number(), { description: 'One per room.' }),
    board: TextOrNull,
    boardName: TextOrNull,
    refundable: Type.Boolean(),
    partialRefund: Type.Boolean(),
    freeCancellationUntil: Type.Union([Moment, Type.Null()]),
    boardChanged: Type.Boolean(),
    cancellationChanged: Type.Boolean(),
    cancellationPolicies: Type.Object({ cancelPolicyInfos: Type.Array(CancelPolicyInfo) }),
  },
  { title: 'PrebookedOffer' },
);
export type PrebookBodyOffer = Wire<typeof PrebookBodyOffer>;

export const PrebookAnswer = Type.Object({
  data: Type.Object({
    prebookId: Type.String(),
    transactionId: TextOrNull,
    secretKey: Type.Union([Type.String(), Type.Null()], { description: 'For the payment widget.' }),
    hotelId: Type.String(),
    checkin: Type.String(),
    checkout: Type.String(),
    roomName: Type.String(),
    offer: PrebookBodyOffer,
    replaced: Type.Union([Type.Object({ dates: StayDates, refund: Money }), Type.Null()], {
      description: 'The stay that ends when this one is confirmed, and its refund. Null if there is none.',
    }),
  }),
});
export type PrebookAnswer = Wire<typeof PrebookAnswer>;

const PromoProblem = Type.Enum(
  ['promo-code-unknown', 'promo-code-expired', 'promo-code-used-up', 'promo-code-too-cheap', 'promo-code-currency'],
  { title: 'PromoProblem', description: '`promo-code-unknown` if the provider does not say why.' },
);
export const PromoPrebookAnswer = Type.Union([PrebookAnswer, Type.Object({ refused: PromoProblem })]);
export type PromoPrebookAnswer = Wire<typeof PromoPrebookAnswer>;
