import { freeTimeEnd } from '@tenth-night/domain/checkout/cancellation-lines';
import type { Offer } from '@tenth-night/domain/offers/offer';
import { useMemo } from 'react';
import { useLastPassed } from '../../lib/time/use-minute';

/** The time for the rates of these offers. It changes only when the free time of one of them ends. */
export function useFreeTimes(offers: readonly Offer[]): number {
  return useLastPassed(useMemo(() => offers.flatMap((offer) => freeTimeEnd(offer) ?? []), [offers]));
}
