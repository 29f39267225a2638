import { LITEAPI } from './liteapi/liteapi';
import type { RateVendors } from './rate-vendor';

/**
 * All rate providers that this software can sell from. Never rename them: bookings in the database contain the names.
 */
export const RATE_PROVIDERS: RateVendors = { liteapi: LITEAPI };

export const DEFAULT_RATE_PROVIDER = 'liteapi';
