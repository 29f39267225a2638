import { useMedia } from './use-media';

/** For what must be another element on a wide screen; what only looks different is a matter of style sheets. */
export function useIsWide(): boolean {
  return useMedia('(width > 57.5em)');
}
