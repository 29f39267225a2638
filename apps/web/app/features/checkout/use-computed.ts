/**
 * The basis of the summary: computed 300 ms after a start, then each second until prebook has answered.
 * Hotel-checkout-trips §4, §9.
 */
import type { PrebookRead } from '@tenth-night/contract/prebook-codec';
import { recomputeWait } from '@tenth-night/domain/checkout/checkout-waits';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Payment } from './use-payment';

export type Computed = PrebookRead & {
  /** The time of the computation: promises that have passed by then are left out. */
  readonly at: number;
};

type OfRun<T> = T & { readonly run: number };

/**
 * Later events of the widget do not change the price. `hasFailed`: there is no prebook to compute from, and there will
 * be none.
 */
export function useComputed(flow: Payment): { readonly computed: Computed | null; readonly hasFailed: boolean } {
  const [answered, setAnswered] = useState<OfRun<PrebookRead> | null>(null);
  const [held, setHeld] = useState<OfRun<Computed> | null>(null);
  const run = flow.status === 'idle' ? null : flow.run;
  if (flow.status === 'pay' && answered?.run !== run) setAnswered({ ...flow.prebook, run: flow.run });
  const computed = held?.run === run ? held : null;
  const hasFailed = flow.status === 'error' && answered?.run !== run;
  const isWaiting = run !== null && !computed && !hasFailed;

  const compute = useEffectEvent(() => {
    if (answered && answered.run === run) setHeld({ ...answered, at: Date.now() });
  });

  useEffect(() => {
    if (!isWaiting) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (done: number) => {
      timer = setTimeout(() => {
        compute();
        wait(done + 1);
      }, recomputeWait(done));
    };
    wait(0);
    return () => clearTimeout(timer);
  }, [isWaiting]);

  return { computed, hasFailed };
}
