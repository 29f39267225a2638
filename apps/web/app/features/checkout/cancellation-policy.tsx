/** The policy of what is booked; until that is known, of what was chosen. Hotel-checkout-trips §2 "Cancellation policy display". */
import { Trans } from '@lingui/react/macro';
import type { OfferTerms } from '@tenth-night/domain/checkout/change-gate';
import type { CancellationTerms } from '@tenth-night/domain/checkout/penalties';
import type { ReactNode } from 'react';
import { useMinute } from '../../lib/time/use-minute';
import { RefundWords } from '../../stay-ui/offer-words';
import styles from './cancellation-policy.module.css';
import type { Computed } from './use-computed';

export type Timeline = (terms: CancellationTerms, at: number, timeZone: string | null | undefined) => ReactNode;

type Props = {
  readonly chosen: OfferTerms | null;
  readonly computed: Computed | null;
  readonly hasFailed: boolean;
  readonly timeZone: string | null | undefined;
  readonly timeline: Timeline;
};

export function CancellationPolicy({ chosen, computed, hasFailed, timeZone, timeline }: Props) {
  const now = useMinute();
  return (
    <div className={styles.policy}>
      {computed ? (
        timeline(computed.offer.cancellation, Math.max(computed.at, now), timeZone)
      ) : (
        <>
          {!hasFailed && (
            <p role="status">
              <Trans>Calculating policy…</Trans>
            </p>
          )}
          {chosen && (
            <p className={styles.chosen}>
              <Trans>As you chose it:</Trans> <RefundWords of={chosen} />
            </p>
          )}
        </>
      )}
    </div>
  );
}
