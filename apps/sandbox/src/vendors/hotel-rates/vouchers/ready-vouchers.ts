/** Promo codes that always exist, so that people can try them by hand. The README lists them. */
import type { WireVoucher } from '@tenth-night/provider-wire/hotel-rates/vouchers';

/** Vouchers that are created have lower ids. */
export const FIRST_READY_ID = 900_001;

const [LONG_AGO, LAST_SUMMER, FAR_AWAY] = ['2020-01-01T00:00:00Z', '2020-08-31T00:00:00Z', '2099-12-31T00:00:00Z'];

const ready = (number: number, voucher_code: string, change: Partial<WireVoucher>): WireVoucher => ({
  id: FIRST_READY_ID + number,
  user_id: 1,
  voucher_code,
  discount_type: 'percentage',
  discount_value: 10,
  minimum_spend: 0,
  maximum_discount_amount: 50,
  currency: 'USD',
  validity_start: LONG_AGO,
  validity_end: FAR_AWAY,
  usages_limit: 100_000,
  remaining_uses: 100_000,
  budget_used: 0,
  status: 'active',
  created_at: LONG_AGO,
  updated_at: LONG_AGO,
  ...change,
});

export const READY_VOUCHERS: readonly WireVoucher[] = [
  ready(0, 'WELCOME10', { description: 'For the first stay' }),
  ready(1, 'MINUS20', {
    ...{ discount_type: 'fixed_amount', discount_value: 20, maximum_discount_amount: 20, minimum_spend: 100 },
    description: 'For everybody',
  }),
  ready(2, 'GRANDTOUR', { discount_value: 15, maximum_discount_amount: 300, minimum_spend: 5_000 }),
  ready(3, 'LASTSUMMER', { validity_end: LAST_SUMMER }),
  ready(4, 'FIRST100', { usages_limit: 100, remaining_uses: 0 }),
];
