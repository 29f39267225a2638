/** Renews a prebook before it is too old to be paid. A hidden tab renews it when it becomes visible. */
import { type PrebookTimes, renewalWait } from '@tenth-night/domain/checkout/checkout-waits';
import { useEffect, useEffectEvent } from 'react';

/** One long timer would not work: it stops while the machine sleeps, but the clock goes on. */
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
