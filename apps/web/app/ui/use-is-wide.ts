import { useMedia } from './use-media';

/** For content that needs another element on a wide screen. If only the look differs, use style sheets. */
export function useIsWide(): boolean {
  return useMedia('(width > 57.5em)');
}
