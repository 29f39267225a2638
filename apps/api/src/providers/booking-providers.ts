/** Finds the provider that a booking was made with. */
import type { BookingPort, BookingProviders } from './ports/booking.port';
import { ProviderUnavailable } from './provider-error';

export function createBookingProviders(
  current: string,
  ports: Readonly<Record<string, BookingPort>>,
): BookingProviders {
  return { current, at: (name) => (Object.hasOwn(ports, name) && ports[name]) || notConfigured(name) };
}

/** Stands in for a provider without a key. Every call throws and says why; its bookings keep their last known state. */
function notConfigured(name: string): BookingPort {
  const refuse = async (): Promise<never> => {
    throw new ProviderUnavailable(name, `this booking was made at the rate provider ${name}, which is not configured`);
  };
  return {
    prebook: refuse,
    book: refuse,
    findByReference: refuse,
    booking: refuse,
    bookingsOf: refuse,
    createVoucher: refuse,
    promoCodes: refuse,
    promoCode: refuse,
    createPromoCode: refuse,
    switchPromoCode: refuse,
    cancel: refuse,
    amend: refuse,
    alternatives: refuse,
    alternative: refuse,
    rebook: refuse,
  };
}
