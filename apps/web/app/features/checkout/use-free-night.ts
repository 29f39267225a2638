/** Whether the traveller's free night pays a part of this stay. Decision on REW-03. */
import type { FreeNight } from '@tenth-night/contract/rewards';
import type { PaymentError } from '@tenth-night/domain/checkout/payment-flow';
import { useState } from 'react';
import { readyFreeNight, useRewards } from '../../lib/session/use-rewards';

export type FreeNightUse = {
  /** Null if the traveller has none. */
  readonly freeNight: FreeNight | null;
  readonly isUsed: boolean;
  /** Why it cannot be used after all. */
  readonly problem: PaymentError | null;
  toggle(): void;
  /** If the free night cannot be used, the checkout goes on without it. */
  drop(problem: PaymentError): void;
};

export function useFreeNight(): FreeNightUse {
  const { rewards } = useRewards();
  const [isUsed, setIsUsed] = useState(false);
  const [problem, setProblem] = useState<PaymentError | null>(null);
  return {
    freeNight: readyFreeNight(rewards),
    isUsed,
    problem,
    toggle() {
      setIsUsed((before) => !before);
      setProblem(null);
    },
    drop(why) {
      setIsUsed(false);
      setProblem(why);
    },
  };
}
