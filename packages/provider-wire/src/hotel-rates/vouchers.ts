/** `/vouchers`, on the vendor's third host. No version in the path, snake case, and no `data` envelope. */
import Type from 'typebox';

const strict = { additionalProperties: false };

/** Amounts are in major units of `currency`. */
export const WireVoucherRequest = Type.Object(
  {
    voucher_code: Type.String({ minLength: 1, maxLength: 64 }),
    discount_type: Type.Enum(['percentage', 'points_redemption', 'fixed_amount']),
    discount_value: Type.Number({ exclusiveMinimum: 0 }),
    minimum_spend: Type.Number({ minimum: 0 }),
    maximum_discount_amount: Type.Number({ minimum: 0 }),
    currency: Type.String(),
    validity_start: Type.String(),
    validity_end: Type.String(),
    usages_limit: Type.Integer({ minimum: 1 }),
    status: Type.Enum(['active', 'inactive']),
    guest_id: Type.Optional(Type.Integer()),
    description: Type.Optional(Type.String()),
    terms_and_conditions: Type.Optional(Type.String()),
    budget: Type.Optional(Type.Number()),
  },
  strict,
);
export type WireVoucherRequest = Type.Static<typeof WireVoucherRequest>;

export const WireVoucherStatusRequest = Type.Object({ status: Type.Enum(['active', 'inactive']) }, strict);
export type WireVoucherStatusRequest = Type.Static<typeof WireVoucherStatusRequest>;

export const WireVoucher = Type.Object({
  ...WireVoucherRequest.properties,
  id: Type.Integer(),
  user_id: Type.Integer(),
  remaining_uses: Type.Integer(),
  budget_used: Type.Number(),
  created_at: Type.String(),
  updated_at: Type.String(),
});
export type WireVoucher = Type.Static<typeof WireVoucher>;

export const WireVoucherAnswer = Type.Object({ voucher: WireVoucher });
export type WireVoucherAnswer = Type.Static<typeof WireVoucherAnswer>;

export const WireVouchersQuery = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
});
export type WireVouchersQuery = Type.Static<typeof WireVouchersQuery>;

export const WireVouchersAnswer = Type.Object({ vouchers: Type.Array(WireVoucher), total: Type.Integer() });
export type WireVouchersAnswer = Type.Static<typeof WireVouchersAnswer>;

/** One use of a voucher. */
export const WireVoucherUse = Type.Object({
  id: Type.Integer(),
  voucher_id: Type.Integer(),
  voucher_code: Type.String(),
  booking_id: Type.String(),
  discount_amount: Type.Number(),
  currency: Type.String(),
  created_at: Type.String(),
});
export type WireVoucherUse = Type.Static<typeof WireVoucherUse>;

export const WireVoucherHistoryAnswer = Type.Object({ history: Type.Array(WireVoucherUse) });
export type WireVoucherHistoryAnswer = Type.Static<typeof WireVoucherHistoryAnswer>;

export const WireVoucherMessage = Type.Object({ message: Type.String() });
export type WireVoucherMessage = Type.Static<typeof WireVoucherMessage>;
