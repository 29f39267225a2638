/** Vouchers, on the vendor's third host: free nights and promo codes. */
import { toMajor } from '@tenth-night/domain/money/money';
import type { WireVoucherRequest } from '@tenth-night/provider-wire/hotel-rates/vouchers';
import type { BookingPort, Voucher } from '../ports/booking.port';
import type { PromoCode, PromoCodePort } from '../ports/promo-codes.port';
import { fieldsOf } from '../wire-records';
import { listOf, numberOf } from '../wire-values';
import { reasonOfNewPromoCode, reasonOfPromoCode, reasonOfVoucher } from './refusal-reasons';
import { promoCodeBody, toPromoCode } from './voucher.mapper';
import { createWireClient, unreadable, type WireClientOptions } from './wire-client';

const PAGE = 100;
/** The list contains the free nights too. A site with more vouchers than this needs another way to list its codes. */
const PAGES_MAX = 50;

type Vouchers = Pick<BookingPort, 'createVoucher'> & PromoCodePort;
type Answer = { readonly voucher: unknown; readonly vouchers: unknown; readonly total: unknown };

export function createVouchers(options: WireClientOptions): Vouchers {
  const wire = createWireClient(options);
  const path = '/vouchers';

  async function page(number: number, signal: AbortSignal) {
    const query = { page: String(number), limit: String(PAGE) };
    const answer = fieldsOf<Answer>(await wire.call<Answer>({ method: 'GET', path, query }, signal));
    // The vendor's documents disagree about the name.
    const rows = answer.vouchers ?? answer.voucher;
    if (rows !== null && rows !== undefined && !Array.isArray(rows)) throw unreadable('vouchers', wire.urlOf(path));
    return { rows: listOf(rows), total: numberOf(answer.total) };
  }

  return {
    async createVoucher(voucher, signal) {
      await wire.call({ method: 'POST', path, body: voucherBody(voucher), reasonOf: reasonOfVoucher }, signal);
    },

    async promoCodes(signal) {
      const codes: PromoCode[] = [];
      for (let number = 1; number <= PAGES_MAX; number++) {
        const { rows, total } = await page(number, signal);
        codes.push(...rows.flatMap((row) => toPromoCode(row) ?? []));
        const isLast = total === null ? rows.length < PAGE : number * PAGE >= total;
        if (isLast || rows.length === 0) break;
      }
      return codes;
    },

    async promoCode(id, signal) {
      const asked = { method: 'GET', path: `${path}/${id}`, reasonOf: reasonOfPromoCode } as const;
      const { voucher } = fieldsOf<Answer>(await wire.call<Answer>(asked, signal));
      return toPromoCode(Array.isArray(voucher) ? voucher[0] : voucher);
    },

    async createPromoCode(code, signal) {
      await wire.call({ method: 'POST', path, body: promoCodeBody(code), reasonOf: reasonOfNewPromoCode }, signal);
    },

    async switchPromoCode(id, isActive, signal) {
      const body = { status: isActive ? 'active' : 'inactive' };
      await wire.call({ method: 'PUT', path: `${path}/${id}/status`, body }, signal);
    },
  };
}

function voucherBody({ code, worth, leastSpend, from, until }: Voucher): WireVoucherRequest {
  return {
    voucher_code: code,
    discount_type: 'fixed_amount',
    discount_value: toMajor(worth),
    maximum_discount_amount: toMajor(worth),
    minimum_spend: toMajor(leastSpend),
    currency: worth.currency,
    validity_start: from.toISOString(),
    validity_end: until.toISOString(),
    usages_limit: 1,
    status: 'active',
  };
}
