/**
 * The hotel under the pointer, in the list or on the map, so that the other one shows it too. A store: only the two
 * rows that change are drawn again.
 */
import { useSyncExternalStore } from 'react';
import { useServices } from '../../lib/page/services';

export type Spotlight = {
  hotelId(): string | null;
  point(hotelId: string | null): void;
  subscribe(listener: () => void): () => void;
};

export function createSpotlight(): Spotlight {
  const listeners = new Set<() => void>();
  let pointed: string | null = null;
  return {
    hotelId: () => pointed,
    point(hotelId) {
      if (hotelId === pointed) return;
      pointed = hotelId;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The page's only spotlight. */
export function useSpotlight(): Spotlight {
  return useServices().single(createSpotlight);
}

/** Whether the pointer is on one of these hotels. */
export function useIsSpotlit(hotelIds: readonly string[]): boolean {
  const spotlight = useSpotlight();
  return useSyncExternalStore(
    spotlight.subscribe,
    () => hotelIds.includes(spotlight.hotelId() ?? ''),
    () => false,
  );
}
