import type { BookingPort, BookingProviders } from '../../../providers/ports/booking.port';

/** One provider, whatever a booking was made with. */
export const soleProvider = (port: BookingPort): BookingProviders => ({ current: 'liteapi', at: () => port });
