import { useSyncExternalStore } from 'react';

/** For stores that never change. */
export const never = () => () => {};

/** False on the server and during hydration, then true. For values that only the browser knows. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
