/** What a traveller agreed to before they paid. Stored with the booking, and part of the data export. */
import Type from 'typebox';
import { CancellationTerms, Milliseconds, Money, RoomOccupancy, StayDates, TextOrNull } from './shared-shapes';
import type { Wire } from './wire';

export const PromoDiscount = Type.Object({ code: Type.String(), amount: Money }, { title: 'PromoDiscount' });

export const ShownOffer = Type.Object(
  {
    hotelId: Type.String(),
    dates: StayDates,
    rooms: Type.Array(RoomOccupancy),
    roomName: Type.String(),
    terms: Type.Object({
      price: Money,
      payAtHotel: Money,
      otherFees: Type.Optional(Type.Array(Money)),
      board: TextOrNull,
      boardName: TextOrNull,
      isRefundable: Type.Boolean(),
      hasPartialRefund: Type.Boolean(),
      freeCancellationUntil: Type.Union([Milliseconds, Type.Null()]),
      isBoardChanged: Type.Boolean(),
      isCancellationChanged: Type.Boolean(),
    }),
    price: Type.Object({
      total: Money,
      freeNight: Type.Optional(Money),
      promoCode: Type.Optional(PromoDiscount),
      taxesAndFees: Type.Array(Type.Object({ description: Type.String(), amount: Money, isIncluded: Type.Boolean() })),
      commissions: Type.Array(Money),
      nights: Type.Integer(),
    }),
    cancellation: CancellationTerms,
  },
  { title: 'ShownOffer' },
);
export type ShownOffer = Wire<typeof ShownOffer>;
