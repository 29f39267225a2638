import { bookingPath, withQuery } from '@tenth-night/domain/site/paths';
import type { BookingLink } from './booking-api';

/** The booking's page, opened with the same token. */
export function bookingLinkPath({ reference, token }: BookingLink): string {
  return withQuery(bookingPath(reference), token ? { token } : {});
}
