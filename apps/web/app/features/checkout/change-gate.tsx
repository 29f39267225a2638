/**
 * What prebook has changed: the chosen terms beside the new ones. The traveller must agree before paying. Decision on
 * OPEN-68.
 */
import { Trans } from '@lingui/react/macro';
import { isRefundSaidAlike, type OfferTerms, type TermChange } from '@tenth-night/domain/checkout/change-gate';
import type { Money } from '@tenth-night/domain/money/money';
import { boardOf } from '@tenth-night/domain/offers/board';
import { allInAmounts } from '@tenth-night/domain/offers/offer';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useMinute } from '../../lib/time/use-minute';
import { BoardWords } from '../../stay-ui/board-words';
import { joinedAmounts } from '../../stay-ui/joined-amounts';
import { RefundWords } from '../../stay-ui/refund-note';
import { useExact } from '../../stay-ui/use-exact';
import { VERSUS_TOTAL_CLASS, Versus, VersusSide } from '../../stay-ui/versus';
import { Amount } from '../../ui/amount';
import { BUTTON_CLASS, Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import styles from './change-gate.module.css';
import type { Payment } from './use-payment';

/** The target of a press on Pay before payment is possible. */
export const GATE_ID = 'change-gate';

type Paying = Extract<Payment, { readonly status: 'pay' }>;
type Gate<Kind> = Extract<Paying['gate'], { readonly kind: Kind }>;

type Props = {
  readonly flow: Payment;
  readonly hotelAddress: string;
  onAgree(run: number): void;
};

export function ChangeGate({ flow, hotelAddress, onAgree }: Props) {
  const isPaying = flow.status === 'pay';
  return (
    <>
      {/* Always rendered: screen readers announce only changes of an element that is already there. */}
      <div className={styles.told} role="status">
        {isPaying && flow.gate.kind === 'lower' && <Lower gate={flow.gate} />}
      </div>
      {isPaying && flow.gate.kind === 'changed' && (
        <Changed flow={flow} gate={flow.gate} hotelAddress={hotelAddress} onAgree={onAgree} />
      )}
    </>
  );
}

type ChangedProps = Props & { readonly flow: Paying; readonly gate: Gate<'changed'> };

function Changed({ flow, gate: { chosen, changes }, hotelAddress, onAgree }: ChangedProps) {
  const minute = useMinute();
  if (flow.isAgreed) return <Agreed />;
  const now = flow.prebook.offer.terms;
  const isLater = changes.includes('cancellation') && isRefundSaidAlike(chosen, now, minute);
  return (
    <Ask
      hotelAddress={hotelAddress}
      total={allInAmounts(now)}
      hasLostCode={Boolean(flow.agreed?.offer.price.promoCode && !flow.prebook.offer.price.promoCode)}
      onAgree={() => onAgree(flow.run)}
    >
      <Terms label={<Trans>You chose</Trans>} terms={chosen} />
      <Terms label={<Trans>Now</Trans>} terms={now} changes={changes}>
        {isLater && <Trans>The later cancellation fees have changed. See the cancellation policy.</Trans>}
      </Terms>
    </Ask>
  );
}

type AskProps = {
  readonly hotelAddress: string;
  readonly total: readonly Money[];
  /** The price is higher because the promo code is gone. */
  readonly hasLostCode: boolean;
  readonly children: ReactNode;
  onAgree(): void;
};

function Ask({ hotelAddress, total, hasLostCode, children, onAgree }: AskProps) {
  const id = useId();
  const exact = useExact();
  return (
    <section id={GATE_ID} className={styles.gate} aria-labelledby={id} tabIndex={-1}>
      <div className={styles.head} role="alert">
        <h2 id={id}>
          {hasLostCode ? (
            <Trans>Your promo code is no longer accepted</Trans>
          ) : (
            <Trans>The hotel changed this offer</Trans>
          )}
        </h2>
        <p>
          <Trans>Nothing is booked or paid yet. Please check the difference before you continue.</Trans>
        </p>
      </div>
      <Versus>{children}</Versus>
      <div className={styles.answers}>
        <Button look="main" onClick={onAgree}>
          <span>
            <Trans>
              Yes, continue with <Amount>{joinedAmounts(total, exact)}</Amount>
            </Trans>
          </span>
        </Button>
        <Link className={BUTTON_CLASS} to={hotelAddress}>
          <Trans>Choose another room</Trans>
        </Link>
      </div>
    </section>
  );
}

type TermsProps = {
  readonly label: ReactNode;
  readonly terms: OfferTerms;
  /** Set only for the new terms. */
  readonly changes?: readonly TermChange[];
  /** What changed in the cancellation policy, if the policy's own words do not show it. */
  readonly children?: ReactNode;
};

function Terms({ label, terms, changes, children }: TermsProps) {
  const exact = useExact();
  const { payAtHotel, otherFees = [] } = terms;
  const atHotel = [payAtHotel, ...otherFees].filter(({ minor }) => minor > 0);
  const isChanged = (change: TermChange) => changes?.includes(change) ?? false;
  return (
    <VersusSide label={label} isNew={changes !== undefined}>
      <Term className={VERSUS_TOTAL_CLASS} isChanged={isChanged('price') || isChanged('pay-at-hotel')}>
        <Amount>{joinedAmounts(allInAmounts(terms), exact)}</Amount>
      </Term>
      {atHotel.length > 0 && (
        <Term isChanged={isChanged('pay-at-hotel')}>
          <Trans>
            of which <Amount>{joinedAmounts(atHotel, exact)}</Amount> at the hotel
          </Trans>
        </Term>
      )}
      {boardOf(terms) && (
        <Term isChanged={isChanged('board')}>
          <BoardWords of={terms} />
        </Term>
      )}
      <Term isChanged={isChanged('cancellation') && !children}>
        <RefundWords of={terms} />
      </Term>
      {children && <Term isChanged>{children}</Term>}
    </VersusSide>
  );
}

type TermProps = {
  readonly isChanged: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

function Term({ isChanged, className, children }: TermProps) {
  return (
    <p className={classNames(className, isChanged && styles.changed)}>
      {isChanged && (
        <span className="sr-only">
          <Trans>Changed:</Trans>{' '}
        </span>
      )}
      {children}
    </p>
  );
}

function Lower({ gate }: { readonly gate: Gate<'lower'> }) {
  const exact = useExact();
  return (
    <p className={styles.note}>
      <Icon name="check" />
      <span>
        <Trans>
          The price went down: <Amount>{exact(gate.new)}</Amount> instead of <Amount>{exact(gate.old)}</Amount>.
        </Trans>
      </span>
    </p>
  );
}

/** The pressed button has disappeared, so the note takes the focus. */
function Agreed() {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <p ref={note} className={styles.note} tabIndex={-1}>
      <Icon name="check" />
      <Trans>You accepted the changed offer.</Trans>
    </p>
  );
}
