import { useEffect, useState } from 'react';

const LATE_AFTER_MS = 20_000;

/** Whether the wait is so long that the traveller may begin to worry. */
export function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    setIsLate(false);
    if (!isWaiting) return;
    const timer = setTimeout(setIsLate, LATE_AFTER_MS, true);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isLate;
}
