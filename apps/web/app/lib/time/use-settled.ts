import { useEffect, useState } from 'react';

/** The value, once it has not changed for a while; until then the last that had settled, at first `before`. */
export function useSettled<Value>(value: Value, pauseMs: number, before: Value): Value {
  const [settled, setSettled] = useState(before);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}
