/**
 * The policy of the prebooked offer; until prebook has answered, the policy of the chosen offer. Hotel-checkout-trips
 * §2 "Cancellation policy display".
 */
import { Trans } from '@lingui/react/macro';
import type { OfferTerms } from '@tenth-night/domain/checkout/change-gate';
import { useMinute } from '../../lib/time/use-minute';
import { CancellationTimeline } from '../../stay-ui/cancellation-timeline';
import { RefundWords } from '../../stay-ui/refund-note';
import styles from './cancellation-policy.module.css';
import type { Computed } from './use-computed';

type Props = {
  readonly chosen: OfferTerms | null;
  readonly computed: Computed | null;
  readonly hasFailed: boolean;
  readonly timeZone: string | null | undefined;
};

export function CancellationPolicy({ chosen, computed, hasFailed, timeZone }: Props) {
  const now = useMinute();
  return (
    <div className={styles.policy}>
      {computed ? (
        <CancellationTimeline terms={computed.offer.cancellation} at={Math.max(computed.at, now)} timeZone={timeZone} />
      ) : (
        <>
          {!hasFailed && (
            <p role="status">
              <Trans>Calculating policy…</Trans>
            </p>
          )}
          {chosen && (
            <p className={styles.chosen}>
              <Trans>You chose:</Trans> <RefundWords of={chosen} />
            </p>
          )}
        </>
      )}
    </div>
  );
}
