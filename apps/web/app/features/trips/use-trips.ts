/**
 * Finds the user's guest id at the provider, then their bookings. Hotel-checkout-trips §4 "Trips"; decision on OPEN-82.
 */
import type { Trip } from '@tenth-night/contract/trip-codec';
import { useState } from 'react';
import { fetchAccount, fetchTrips, guestNumber } from '../../lib/api/trips-client';
import { type Services, useServices } from '../../lib/page/services';
import { useTask } from '../../lib/page/use-task';

export type MappingStatus = 'loading' | 'not-found' | 'error' | 'ready';
export type BookingsStatus = 'idle' | 'loading' | 'error' | 'empty' | 'done';

export type TripsState = {
  readonly mapping: MappingStatus;
  readonly bookings: BookingsStatus;
  readonly trips: readonly Trip[];
  /** The message of the failed answer. */
  readonly reason: string | null;
};

const LOADING: TripsState = { mapping: 'loading', bookings: 'idle', trips: [], reason: null };

/** `override` is an entered guest id. It replaces the lookup. */
export function useTrips(uid: string, override: string | null) {
  const services = useServices();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState(LOADING);

  useTask(JSON.stringify([uid, override, attempt]), (signal) =>
    loadTrips(services, override, signal, (next) => signal.aborted || setState(next)),
  );

  return { state, retry: () => setAttempt((before) => before + 1) };
}

/** Calls `tell` with each new state. */
export async function loadTrips(
  services: Services,
  override: string | null,
  signal: AbortSignal,
  tell: (state: TripsState) => unknown,
): Promise<void> {
  tell(LOADING);
  const guestId = override ?? (await fetchAccount(services, signal).then(guestNumber, () => 'failed' as const));
  if (guestId === null || guestId === 'failed') {
    tell({ ...LOADING, mapping: guestId === null ? 'not-found' : 'error' });
    return;
  }
  const ready: TripsState = { ...LOADING, mapping: 'ready', bookings: 'loading' };
  tell(ready);
  try {
    const trips = await fetchTrips(services, guestId, signal);
    tell({ ...ready, bookings: trips.length > 0 ? 'done' : 'empty', trips });
  } catch (error) {
    tell({ ...ready, bookings: 'error', reason: error instanceof Error ? error.message : null });
  }
}
