import { useEffect, useEffectEvent, useState } from 'react';

/** Long enough for a word or a drag, short enough to feel immediate. */
const PAUSE_MS = 200;

/**
 * Shows typed or dragged values immediately, and reports them after a pause. A value that changes from outside wins.
 */
export function useDraft<T>(value: T, onSettled: (value: T) => void): readonly [T, (draft: T) => void] {
  const [draft, setDraft] = useState<{ readonly value: T } | null>(null);
  const [seen, setSeen] = useState({ value, settled: value });
  if (!isSame(seen.value, value)) {
    setSeen({ value, settled: seen.settled });
    // A value equal to the settled one is our own. The visitor may have typed more meanwhile, so the draft stays.
    if (!isSame(seen.settled, value)) setDraft(null);
  }
  const settle = useEffectEvent((settled: T) => {
    setSeen({ value, settled });
    onSettled(settled);
  });
  useEffect(() => {
    if (!draft) return;
    const timer = setTimeout(() => settle(draft.value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft]);
  return [draft ? draft.value : value, (next) => setDraft({ value: next })];
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
