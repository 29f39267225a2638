/** LiteAPI v3.0 as a rate provider: its variables, its URLs and its two adapters. */
import type { PaymentConfig, RateVendor, ReadVariable } from '../rate-vendor';
import { createBooking } from './booking.http';
import { createHotelRates } from './hotel-rates.http';
import { LITEAPI_VARIABLES } from './liteapi-variables';
import { findMarginProblems, readMargin } from './margin';
import { createWebhook } from './webhook';

const LIVE_URL = 'https://api.liteapi.travel/v3.0';
const LIVE_BOOK_URL = 'https://book.liteapi.travel/v3.0';
/** Without a version. */
const LIVE_VOUCHER_URL = 'https://da.liteapi.travel';
const LIVE_PAYMENT_SCRIPT = 'https://payment-wrapper.liteapi.travel/dist/liteAPIPayment.js?v=a1';
const LIVE_PAYMENT_ORIGINS = 'https://js.stripe.com,https://hooks.stripe.com,https://api.stripe.com';
const LIVE_PICTURE_ORIGINS = 'https://static.cupid.travel,https://snaphotelapi.com';
const SANDBOX_KEY = 'sand_00000000-0000-4000-8000-000000000000';

const listOf = (text: string) => text.split(',').map((item) => item.trim());
/** A test key charges nobody, and the payment widget must know it. */
const isTestKey = (key: string) => key.startsWith('sand_');

export const LITEAPI: RateVendor = {
  keyVariable: 'LITEAPI_KEY',
  variables: LITEAPI_VARIABLES,
  isTestKey,
  findProblems: findMarginProblems,
  readMargin,

  readAccess(read) {
    const apiKey = read('LITEAPI_KEY');
    if (!apiKey) return null;
    const baseUrl = (read('LITEAPI_URL') ?? LIVE_URL).replace(/\/$/, '');
    const webhookSecret = read('LITEAPI_WEBHOOK_SECRET');
    return {
      ...(webhookSecret && { webhookSecret }),
      apiKey,
      baseUrl,
      // A site with another search host must not book at the live host.
      bookUrl: (read('LITEAPI_BOOK_URL') ?? (baseUrl === LIVE_URL ? LIVE_BOOK_URL : baseUrl)).replace(/\/$/, ''),
      voucherUrl: (
        read('LITEAPI_VOUCHER_URL') ?? (baseUrl === LIVE_URL ? LIVE_VOUCHER_URL : new URL(baseUrl).origin)
      ).replace(/\/$/, ''),
      pictureOrigins: listOf(read('PICTURE_ORIGINS') ?? LIVE_PICTURE_ORIGINS),
      payment: readPayment(read, apiKey),
    };
  },

  sandboxAccess(sandboxUrl) {
    const [baseUrl, scriptUrl] = [`${sandboxUrl}/v3.0`, `${sandboxUrl}/payment-wrapper/dist/liteAPIPayment.js`];
    const payment = { scriptUrl, publicKey: 'sandbox', origins: [sandboxUrl] };
    const urls = { baseUrl, bookUrl: baseUrl, voucherUrl: sandboxUrl };
    return { ...urls, apiKey: SANDBOX_KEY, pictureOrigins: [sandboxUrl], payment };
  },

  open({ baseUrl, bookUrl, voucherUrl, apiKey, webhookSecret = null, margin = null }, { report, ...timeouts }) {
    const { timeoutMs, streamTimeoutMs, prebookTimeoutMs, bookTimeoutMs } = timeouts;
    const bookingTimeouts = { timeoutMs, prebookTimeoutMs, bookTimeoutMs };
    return {
      hotelRates: createHotelRates({ baseUrl, apiKey, report, timeoutMs, streamTimeoutMs, margin }),
      booking: createBooking({ bookUrl, voucherUrl, apiKey, report, ...bookingTimeouts }),
      webhook: createWebhook(webhookSecret),
    };
  },
};

function readPayment(read: ReadVariable, apiKey: string): PaymentConfig {
  const scriptUrl = read('PAYMENT_SCRIPT_URL') ?? LIVE_PAYMENT_SCRIPT;
  return {
    scriptUrl,
    publicKey: read('PAYMENT_PUBLIC_KEY') ?? (isTestKey(apiKey) ? 'sandbox' : 'live'),
    origins: [new URL(scriptUrl).origin, ...listOf(read('PAYMENT_ORIGINS') ?? LIVE_PAYMENT_ORIGINS)],
  };
}
