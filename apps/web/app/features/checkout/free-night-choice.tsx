/** One press takes the free night off the price, and one press takes it back. Decision on REW-03. */
import { Trans } from '@lingui/react/macro';
import type { PaymentError } from '@tenth-night/domain/checkout/payment-flow';
import type { Money } from '@tenth-night/domain/money/money';
import { canUseFor } from '@tenth-night/domain/rewards/least-spend';
import { useId } from 'react';
import { useExact } from '../../stay-ui/use-exact';
import { Amount } from '../../ui/amount';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import styles from './free-night-choice.module.css';
import type { FreeNightUse } from './use-free-night';

type Props = {
  readonly use: FreeNightUse;
  /** What the stay costs without it. Null while unknown. */
  readonly price: Money | null;
  /** The traveller has pressed Pay. */
  readonly isPaying: boolean;
};

export function FreeNightChoice({ use: { freeNight, isUsed, problem, toggle }, price, isPaying }: Props) {
  const exact = useExact();
  const id = useId();
  if (!freeNight) return null;
  const isTooCheap = price !== null && canUseFor(freeNight.worth, price) === false;
  return (
    <div className={styles.ticket} data-is-used={isUsed || undefined}>
      <Icon name="moon" />
      <p id={id}>
        <b>
          <Trans>Your free night</Trans> · <Amount>{exact(freeNight.worth)}</Amount>
        </b>
        <small role="status">
          <Note isUsed={isUsed} isTooCheap={isTooCheap} isPaying={isPaying} />
          {problem && <Problem problem={problem} />}
        </small>
      </p>
      {!isTooCheap && !isPaying && (
        <Button aria-pressed={isUsed} aria-describedby={id} onClick={toggle}>
          {isUsed ? <Trans>Take it off again</Trans> : <Trans>Use my free night</Trans>}
        </Button>
      )}
    </div>
  );
}

type NoteProps = { readonly isUsed: boolean; readonly isTooCheap: boolean; readonly isPaying: boolean };

function Note({ isUsed, isTooCheap, isPaying }: NoteProps) {
  if (isTooCheap) return <Trans>For stays that cost more than the free night is worth.</Trans>;
  if (isPaying) return <Trans>You have started to pay. To change this, load the page again.</Trans>;
  return isUsed ? <Trans>It is taken off the price below.</Trans> : null;
}

function Problem({ problem }: { readonly problem: PaymentError }) {
  return problem === 'free-night-taken' ? (
    <Trans>Your free night is part of another payment. You can use it again in a few minutes.</Trans>
  ) : (
    <Trans>Your free night cannot be used for this stay.</Trans>
  );
}
