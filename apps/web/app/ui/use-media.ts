import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches, for decisions that a style sheet cannot make. The server cannot know: it guesses. */
export function useMedia(query: string, serverGuess = false): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => serverGuess,
  );
}
