/** The payment card: prebooking, the widget, or the problem. Hotel-checkout-trips §2 "Checkout", §4, §8. */
import { Trans } from '@lingui/react/macro';
import type { StayWishes } from '@tenth-night/domain/booking/stay-wishes';
import type { Payer } from '@tenth-night/domain/checkout/payer';
import type { PaymentError } from '@tenth-night/domain/checkout/payment-flow';
import { useId, useRef } from 'react';
import type { StoredStay } from '../../lib/storage/stored-checkout';
import { Icon } from '../../ui/icon';
import styles from './payment-card.module.css';
import { PaymentDesk } from './payment-desk';
import { PaymentProblem } from './payment-problem';
import type { Payment } from './use-payment';

type Props = {
  readonly flow: Payment;
  /** Whether the summary shows what is paid. Nobody pays before. */
  readonly isPriced: boolean;
  readonly payer: Payer;
  readonly wishes: StayWishes;
  readonly isPayerComplete: boolean;
  readonly hotelAddress: string;
  readonly stay: Omit<StoredStay, 'sum'>;
  /** Called on a press on Pay before payment is possible. */
  onTooEarly(): void;
  onFail(run: number, error: PaymentError): void;
  onOld(run: number): void;
  onRetry(): void;
  /** Called on a press on Pay in the widget. */
  onPay(): void;
};

export function PaymentCard(props: Props) {
  const { flow, isPriced, payer, wishes, isPayerComplete, hotelAddress, stay } = props;
  const { onTooEarly, onFail, onOld, onRetry, onPay } = props;
  const id = useId();
  const card = useRef<HTMLElement>(null);

  function retry(): void {
    // The focused button disappears.
    card.current?.focus();
    onRetry();
  }

  function renew(run: number): void {
    // The widget disappears too, perhaps while the traveller types in it.
    if (card.current?.contains(document.activeElement)) card.current.focus();
    onOld(run);
  }

  return (
    <section ref={card} className={styles.card} aria-labelledby={id} tabIndex={-1}>
      <div className={styles.head}>
        <h2 id={id}>
          <Trans>Payment</Trans>
        </h2>
        <span className={styles.line}>
          <Icon name="lock" />
          <Trans>Encrypted</Trans>
        </span>
      </div>
      {(flow.status === 'prebooking' || flow.status === 'pay') && flow.isRenewal && <Renewed />}
      {(flow.status === 'pay' ? !isPriced : flow.status !== 'error') && <Refreshing />}
      {flow.status === 'pay' && (
        // There at once, because it knows how old the prebook is.
        <div hidden={!isPriced} className={isPriced ? styles.desk : undefined}>
          <PaymentDesk
            key={flow.run}
            flow={flow}
            isPriced={isPriced}
            payer={payer}
            wishes={wishes}
            isPayerComplete={isPayerComplete}
            hotelAddress={hotelAddress}
            stay={stay}
            onTooEarly={onTooEarly}
            onFail={(error) => onFail(flow.run, error)}
            onOld={() => renew(flow.run)}
            onPay={onPay}
          />
        </div>
      )}
      {flow.status === 'error' && <PaymentProblem error={flow.error} hotelAddress={hotelAddress} onRetry={retry} />}
    </section>
  );
}

function Renewed() {
  return (
    <p className={styles.line} role="status">
      <Icon name="info" />
      <Trans>
        This page was open for a while, so we checked the price again. Please enter your card details once more.
      </Trans>
    </p>
  );
}

function Refreshing() {
  return (
    <div className={styles.refreshing}>
      <div className={styles.fields}>
        <span />
        <span />
        <span />
        <span />
      </div>
      <p className={styles.overlay} role="status">
        <Trans>Refreshing payment methods…</Trans>
      </p>
    </div>
  );
}
