import { bookingChangePath, bookingPath, withQuery } from '@tenth-night/domain/site/paths';
import type { BookingLink } from './booking-api';

/** The booking's page, opened with the same token. */
export function bookingLinkPath({ reference, token }: BookingLink): string {
  return withQuery(bookingPath(reference), token ? { token } : {});
}

/** The page where its dates and guests can be changed. */
export function changeLinkPath({ reference, token }: BookingLink): string {
  return withQuery(bookingChangePath(reference), token ? { token } : {});
}
