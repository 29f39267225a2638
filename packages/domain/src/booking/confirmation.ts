/**
 * The address of the confirmation page, and what the page shows of a booking.
 * Hotel-checkout-trips §2 "Booking confirmation", §4; OPEN-80, decision on OPEN-81.
 */

import type { Query } from '../search/search-params';
import { hotelPath, SITE_PATHS } from '../site/paths';

export type Confirmed = {
  readonly bookingId: string | null;
  readonly clientReference: string;
  readonly hotelId: string;
  /** Opens this one booking. Null for a traveller who opens it in another way. */
  readonly token: string | null;
  /** The holder's address, as far as the browser knows it. */
  readonly email: string;
};

export type ConfirmationParams = {
  readonly reference: string | null;
  readonly token: string | null;
  readonly email: string | null;
};

const EMAIL = 'email';

/** Name and value pairs. */
export function confirmationQuery(booked: Confirmed): [string, string][] {
  const { bookingId, clientReference, hotelId, email, token } = booked;
  return [
    ['bookingId', bookingId ?? ''],
    ['ref', clientReference || (bookingId ?? '')],
    ['hotelId', hotelId],
    [EMAIL, email],
    ...(token ? [['token', token] satisfies [string, string]] : []),
  ];
}

/** The address only says which booking. The page's content comes from our API. */
export function readConfirmation(query: Query): ConfirmationParams {
  return { reference: query.get('ref') || null, token: query.get('token') || null, email: query.get(EMAIL) || null };
}

/** For the visible address, after the page has read the email. */
export function withoutEmail(pairs: Iterable<readonly [string, string]>): [string, string][] {
  return [...pairs].filter(([name]) => name !== EMAIL).map(([name, value]) => [name, value]);
}

/** Anyone can edit the URL. The letter went to the email address of the booking. */
export function isSameEmail(one: string | null, other: string | null): boolean {
  const plain = (email: string | null) => email?.trim().toLowerCase() ?? '';
  return plain(one) !== '' && plain(one) === plain(other);
}

/** A dash for an empty id. */
export function shownId(id: string | null): string {
  return id || '–';
}

/** Where 'View hotel' leads. */
export function viewHotelPath(hotelId: string | null): string {
  return hotelId ? hotelPath(hotelId) : SITE_PATHS.trips;
}
