/** The account of the signed-in user, their bookings and their nights. Hotel-checkout-trips §3 "Guest mapping", §7. */
import type { Account } from '@tenth-night/contract/account';
import { readList, readObject } from '@tenth-night/contract/envelope';
import { PATHS } from '@tenth-night/contract/paths';
import type { Rewards, RewardsAnswer } from '@tenth-night/contract/rewards';
import { decodeTrip, type Trip } from '@tenth-night/contract/trip-codec';
import { hotelDate } from '@tenth-night/domain/trips/hotel-date';
import { nightsBooked } from '@tenth-night/domain/trips/nights-booked';
import type { Services } from '../page/services';
import { callAsUser } from './as-user';

/** Null if there is no record of the user. */
export async function fetchAccount(services: Services, signal: AbortSignal): Promise<Account | null> {
  const answer = await callAsUser(services, { path: PATHS.account, signal });
  return (answer as { readonly data: Account | null }).data;
}

/** The guest id, else the member number; the API accepts both. Null for a user who has neither. */
export function guestNumber(account: Account | null): string | null {
  return account?.guestId ?? account?.memberNumber ?? null;
}

/** Throws the message of an answer with the status `failed`. */
export async function fetchTrips(services: Services, guestId: string, signal: AbortSignal): Promise<readonly Trip[]> {
  const query = new URLSearchParams({ guestId, language: services.context.hotelLanguage });
  const answer = await callAsUser(services, { path: `${PATHS.bookings}?${query}`, signal });
  const { status, error } = (readObject(answer, []) ?? {}) as { status?: string; error?: { message?: string } };
  if (status === 'failed') throw new Error(error?.message);
  return readList(answer, ['data', 'bookings']).flatMap((body) => decodeTrip(body) ?? []);
}

/** Nights of stays to come, by the calendar of each hotel. */
export function bookedNights(trips: readonly Trip[], now: number): number {
  return nightsBooked(trips, todayAtHotels(trips, now));
}

function todayAtHotels(trips: readonly Trip[], now: number) {
  const zones = new Map(trips.map(({ bookingId, timeZone }) => [bookingId, timeZone]));
  return ({ bookingId }: Pick<Trip, 'bookingId'>) => hotelDate(now, zones.get(bookingId) ?? null);
}

/** Nights and free nights. */
export async function fetchRewards(services: Services, signal: AbortSignal): Promise<Rewards> {
  return ((await callAsUser(services, { path: PATHS.rewards, signal })) as RewardsAnswer).data;
}

/** Only in the sandbox, where nobody can wait for the end of a stay. */
export async function endStay(services: Services, reference: string, signal: AbortSignal): Promise<Rewards> {
  const asked = { path: PATHS.endStay, body: { reference }, signal };
  return ((await callAsUser(services, asked)) as RewardsAnswer).data;
}
