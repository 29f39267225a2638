import { useState } from 'react';
import type { TextGroup } from '../../pages';
import { useServices } from './services';

/** A part of the page that loads on demand, together with its texts. If loading fails, the next attempt tries again. */
export function useLazyPart<T>(group: TextGroup, load: () => Promise<T>) {
  const { loadTexts } = useServices();
  const [loaded, setLoaded] = useState<{ readonly part: T } | null>(null);

  async function prepare(): Promise<void> {
    if (loaded) return;
    try {
      const [part] = await Promise.all([load(), loadTexts(group)]);
      setLoaded({ part });
    } catch {
      // The part stays unloaded; the next attempt loads it.
    }
  }

  return { Part: loaded?.part ?? null, prepare: () => void prepare() };
}
