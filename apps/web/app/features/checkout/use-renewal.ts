/** A prebook is renewed before it is too old to be paid; in a tab that nobody looks at, once somebody does. */
import { type PrebookTimes, renewalWait } from '@tenth-night/domain/checkout/checkout-waits';
import { useEffect, useEffectEvent } from 'react';

/** One long timer would not do: it sleeps with the machine, and the clock goes on. */
const LOOK_EVERY_MS = 30_000;

export function useRenewal({ prebookedAt, pressedAt }: PrebookTimes, onOld: () => void): void {
  const look = useEffectEvent(() => {
    const isSeen = document.visibilityState === 'visible';
    if (isSeen && renewalWait({ prebookedAt, pressedAt }, Date.now()) === 0) onOld();
  });
  useEffect(() => {
    const wake = () => look();
    const timer = setInterval(wake, LOOK_EVERY_MS);
    document.addEventListener('visibilitychange', wake);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', wake);
    };
  }, []);
}
