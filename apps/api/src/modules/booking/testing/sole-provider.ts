import type { BookingPort, BookingProviders } from '../../../providers/ports/booking.port';

/** The same provider for every booking. */
export const soleProvider = (port: BookingPort): BookingProviders => ({ current: 'liteapi', at: () => port });
