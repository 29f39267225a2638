import { LITEAPI } from './liteapi/liteapi';
import type { RateVendors } from './rate-vendor';

/** Every rate provider that this software can sell from. Names stay: bookings in the database carry them. */
export const RATE_PROVIDERS: RateVendors = { liteapi: LITEAPI };

export const DEFAULT_RATE_PROVIDER = 'liteapi';
