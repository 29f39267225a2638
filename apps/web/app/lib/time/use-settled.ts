import { useEffect, useState } from 'react';

/** Returns the value once it has not changed for a while. Until then: the last settled value, at first `before`. */
export function useSettled<Value>(value: Value, pauseMs: number, before: Value): Value {
  const [settled, setSettled] = useState(before);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}
