import { useState } from 'react';
import type { TextGroup } from '../../pages';
import { useServices } from './services';

/** A part of the page that loads, with its texts, when somebody reaches for it. If it does not load, the next reach tries again. */
export function useLazyPart<T>(group: TextGroup, load: () => Promise<T>) {
  const { loadTexts } = useServices();
  const [loaded, setLoaded] = useState<{ readonly part: T } | null>(null);

  async function prepare(): Promise<void> {
    if (loaded) return;
    try {
      const [part] = await Promise.all([load(), loadTexts(group)]);
      setLoaded({ part });
    } catch {
      // Nothing is lost but the wait.
    }
  }

  return { Part: loaded?.part ?? null, prepare: () => void prepare() };
}
