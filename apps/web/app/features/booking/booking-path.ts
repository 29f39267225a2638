import type { BookingLink } from './booking-api';

/** The booking's own page, opened by the same link. */
export function bookingPath({ reference, token }: BookingLink): string {
  const query = token ? `?${new URLSearchParams({ token })}` : '';
  return `/booking/${encodeURIComponent(reference)}${query}`;
}
