import { bookingPath, withQuery } from '@tenth-night/domain/site/paths';
import type { BookingLink } from './booking-api';

/** The booking's own page, opened by the same link. */
export function bookingLinkPath({ reference, token }: BookingLink): string {
  return withQuery(bookingPath(reference), token ? { token } : {});
}
