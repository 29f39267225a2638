/**
 * Vouchers (reference §9.3). A prebook names one and costs less, and the booking uses it up. The reference does not say
 * what a cancellation does to a voucher: here a used voucher stays used. It does not give the texts of a refusal
 * either, so these are ours.
 */
import type { WireVoucher, WireVoucherRequest, WireVoucherUse } from '@tenth-night/provider-wire/hotel-rates/vouchers';
import type { Clock } from '../../../kernel/clock';
import type { Store } from '../../../kernel/store';
import { type Currency, knownCurrency, minorFromLocal, minorOf, wireAmount } from '../../../world/money';
import { FIRST_READY_ID, READY_VOUCHERS } from './ready-vouchers';

/** The description of the refusal. */
export type VoucherRefusal =
  | 'invalid voucher code'
  | 'voucher is not active'
  | 'voucher is not valid yet'
  | 'voucher has expired'
  | 'voucher usage limit reached'
  | 'voucher minimum spend not reached';

/** In minor units of the stay's currency. */
export interface Discount {
  readonly voucherId: number;
  readonly voucherCode: string;
  readonly minor: number;
}

export interface VoucherDesk {
  /** Null if another voucher has this code. */
  create(request: WireVoucherRequest): WireVoucher | null;
  list(): WireVoucher[];
  byId(id: number): WireVoucher | undefined;
  change(voucher: WireVoucher, part: Partial<WireVoucherRequest>): WireVoucher;
  remove(voucher: WireVoucher): void;
  /** What it takes off a stay of this price, or why it takes nothing off. */
  discount(voucherCode: string, price: number, currency: Currency): Discount | VoucherRefusal;
  /** False if it was used up after the prebook. */
  use(discount: Discount, currency: Currency, bookingId: string): boolean;
  uses(): WireVoucherUse[];
}

interface VoucherRecord {
  readonly voucher: WireVoucher;
  readonly isRemoved: boolean;
}

/** Null if it is valid now. */
function refusalOf(voucher: WireVoucher, now: Date): VoucherRefusal | null {
  if (voucher.status !== 'active') return 'voucher is not active';
  if (now.getTime() < Date.parse(voucher.validity_start)) return 'voucher is not valid yet';
  if (now.getTime() >= Date.parse(voucher.validity_end)) return 'voucher has expired';
  return voucher.remaining_uses > 0 ? null : 'voucher usage limit reached';
}

/** In minor units of the stay's currency. */
function discountOf(voucher: WireVoucher, price: number, currency: Currency): number {
  const minor = (amount: number): number => minorFromLocal(amount, voucher.currency, currency);
  if (price < minor(voucher.minimum_spend)) return 0;
  const wanted =
    voucher.discount_type === 'percentage'
      ? Math.round((price * voucher.discount_value) / 100)
      : minor(voucher.discount_value);
  return Math.min(wanted, minor(voucher.maximum_discount_amount), price);
}

export function createVoucherDesk(store: Store, clock: Clock): VoucherDesk {
  const vouchers = store.shelf<VoucherRecord>('vouchers');
  const history = store.shelf<WireVoucherUse>('voucher-uses');
  const now = (): string => clock.now().toISOString();
  const put = (voucher: WireVoucher, isRemoved = false): WireVoucher => {
    vouchers.put(String(voucher.id), { voucher, isRemoved });
    return voucher;
  };
  const created = (): number => vouchers.list().filter(({ voucher: { id } }) => id < FIRST_READY_ID).length;
  const list = (): WireVoucher[] => {
    const kept = vouchers.list().filter(({ isRemoved }) => !isRemoved);
    const untouched = READY_VOUCHERS.filter(({ id }) => !vouchers.get(String(id)));
    return [...kept.map(({ voucher }) => voucher), ...untouched];
  };
  const byCode = (code: string): WireVoucher | undefined => list().find(({ voucher_code }) => voucher_code === code);

  return {
    create: (request) => {
      if (byCode(request.voucher_code)) return null;
      const own = { user_id: 1, remaining_uses: request.usages_limit, budget_used: 0 };
      return put({ ...request, id: created() + 1, ...own, created_at: now(), updated_at: now() });
    },
    list,
    byId: (id) => list().find((voucher) => voucher.id === id),
    change: (voucher, part) => put({ ...voucher, ...part, updated_at: now() }),
    remove: (voucher) => void put(voucher, true),
    discount: (voucherCode, price, currency) => {
      const voucher = byCode(voucherCode);
      if (!voucher) return 'invalid voucher code';
      const refusal = refusalOf(voucher, clock.now());
      if (refusal) return refusal;
      const minor = discountOf(voucher, price, currency);
      return minor > 0 ? { voucherId: voucher.id, voucherCode, minor } : 'voucher minimum spend not reached';
    },
    use: ({ voucherCode, minor }, currency, bookingId) => {
      const voucher = byCode(voucherCode);
      if (!voucher || refusalOf(voucher, clock.now())) return false;
      const own = knownCurrency(voucher.currency);
      const used = minorFromLocal(minor / currency.minorPerUnit, currency.code, own);
      const budget_used = wireAmount(minorOf(voucher.budget_used, own) + used, own).amount;
      put({ ...voucher, remaining_uses: voucher.remaining_uses - 1, budget_used, updated_at: now() });
      const id = history.list().length + 1;
      const { amount: discount_amount } = wireAmount(minor, currency);
      const what = { voucher_id: voucher.id, voucher_code: voucherCode, booking_id: bookingId };
      history.put(String(id), { id, ...what, discount_amount, currency: currency.code, created_at: now() });
      return true;
    },
    uses: () => history.list(),
  };
}
