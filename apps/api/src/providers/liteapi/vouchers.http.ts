/** Vouchers, on the vendor's third host. */
import { toMajor } from '@tenth-night/domain/money/money';
import type { WireVoucherRequest } from '@tenth-night/provider-wire/hotel-rates/vouchers';
import type { BookingPort, Voucher } from '../ports/booking.port';
import { reasonOfVoucher } from './refusal-reasons';
import { createWireClient, type WireClientOptions } from './wire-client';

export function createVouchers(options: WireClientOptions): BookingPort['createVoucher'] {
  const wire = createWireClient(options);
  return async (voucher, signal) => {
    const body = voucherBody(voucher);
    await wire.call({ method: 'POST', path: '/vouchers', body, reasonOf: reasonOfVoucher }, signal);
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
