import { useSyncExternalStore } from 'react';
import { useServices } from '../page/services';
import { NOTHING_SAVED, type SavedState } from './saved-cell';
import { createSavedStore, type SavedStore } from './saved-store';

/** All lists, for pages that show them. A heart reads only its own hotel. */
export function useSaved(): SavedState & { readonly store: SavedStore } {
  const store = useServices().single(createSavedStore);
  return { ...useSyncExternalStore(store.subscribe, store.state, () => NOTHING_SAVED), store };
}
