/** `POST /rates/prebook` and `GET /prebooks/{prebookId}`: checks the offer again and opens a payment for it. */
import Type from 'typebox';
import { WirePublicPrice, WireRate } from './rates';

const strict = { additionalProperties: false };

export const WirePrebookQuery = Type.Object({
  timeout: Type.Optional(Type.Number()),
  includeCreditBalance: Type.Optional(Type.Boolean()),
});
export type WirePrebookQuery = Type.Static<typeof WirePrebookQuery>;

/** The offer id contains everything about the stay. The currency cannot be changed here. */
export const WirePrebookRequest = Type.Object(
  {
    offerId: Type.String(),
    usePaymentSdk: Type.Optional(Type.Boolean()),
    voucherCode: Type.Optional(Type.String()),
    bedTypeIds: Type.Optional(Type.Array(Type.Integer())),
    includeCreditBalance: Type.Optional(Type.Boolean()),
    payment: Type.Optional(
      Type.Object(
        {
          descriptorSuffix: Type.Optional(Type.String()),
          gateway: Type.Optional(Type.String()),
          useOwnSecretKey: Type.Optional(Type.Boolean()),
          paymentMethodConfiguration: Type.Optional(Type.String()),
        },
        strict,
      ),
    ),
  },
  strict,
);
export type WirePrebookRequest = Type.Static<typeof WirePrebookRequest>;

/**
 * `transactionId` and `secretKey` are present only if the caller requested the payment widget. There is no expiry time.
 */
export const WirePrebook = Type.Object({
  prebookId: Type.String(),
  offerId: Type.String(),
  hotelId: Type.String(),
  checkin: Type.String(),
  checkout: Type.String(),
  currency: Type.String(),
  termsAndConditions: Type.Optional(Type.String()),
  roomTypes: Type.Array(Type.Object({ rates: Type.Array(WireRate) })),
  mappedRoomId: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
  suggestedSellingPrice: Type.Optional(Type.Union([WirePublicPrice, Type.Null()])),
  isPackageRate: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
  commission: Type.Number(),
  addonsTotalAmount: Type.Optional(Type.Number()),
  /** All rooms together. */
  price: Type.Number(),
  priceType: Type.String(),
  /** The three fields from here say what has changed since the offer was shown. */
  priceDifferencePercent: Type.Number(),
  cancellationChanged: Type.Boolean(),
  boardChanged: Type.Boolean(),
  supplier: Type.Optional(Type.String()),
  supplierId: Type.Optional(Type.Integer()),
  paymentTypes: Type.Optional(Type.Array(Type.String())),
  transactionId: Type.Optional(Type.String()),
  secretKey: Type.Optional(Type.String()),
  voucherCode: Type.Optional(Type.String()),
  voucherTotalAmount: Type.Optional(Type.Number()),
  addonsRequest: Type.Optional(Type.Array(Type.Unknown())),
  creditLine: Type.Optional(Type.Object({ remainingCredit: Type.Number(), currency: Type.String() })),
});
export type WirePrebook = Type.Static<typeof WirePrebook>;

export const WirePrebookAnswer = Type.Object({
  data: WirePrebook,
  guestLevel: Type.Optional(Type.Integer()),
  sandbox: Type.Optional(Type.Boolean()),
});
export type WirePrebookAnswer = Type.Static<typeof WirePrebookAnswer>;
