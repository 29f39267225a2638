/** Where it is paid, once somebody can: the details are complete, changed terms agreed to, and our API knows who it is. */

import { Trans, useLingui } from '@lingui/react/macro';
import type { Payer } from '@tenth-night/domain/checkout/payer';
import { canPay, type PaymentError } from '@tenth-night/domain/checkout/payment-flow';
import { priceSummary } from '@tenth-night/domain/checkout/price-summary';
import { textDirection } from '@tenth-night/domain/preferences/settings';
import { SITE_PATHS } from '@tenth-night/domain/site/paths';
import { useState } from 'react';
import { useServices } from '../../lib/page/services';
import { Amount } from '../../ui/amount';
import { Icon } from '../../ui/icon';
import { atHotelWords } from './at-hotel-words';
import { HostedWidget } from './hosted-widget';
import styles from './payment-card.module.css';
import { useExact } from './use-exact';
import type { Payment } from './use-payment';
import { useRenewal } from './use-renewal';
import { useSavedContact } from './use-saved-contact';

type Props = {
  /** One prebook: another is another desk. */
  readonly flow: Extract<Payment, { readonly status: 'pay' }>;
  readonly payer: Payer;
  readonly isPayerComplete: boolean;
  readonly hotelAddress: string;
  onTooEarly(): void;
  onFail(error: PaymentError): void;
  /** Too old to be paid. */
  onOld(): void;
};

export function PaymentDesk({ flow, payer, isPayerComplete, hotelAddress, onTooEarly, onFail, onOld }: Props) {
  const { t } = useLingui();
  const exact = useExact();
  const { language } = useServices().visitor;
  const { keys, offer } = flow.prebook;
  const isOpen = canPay(flow, isPayerComplete);
  const contact = useSavedContact({
    keys,
    payer,
    isOpen,
    onFail: () => onFail('unable-to-start'),
    // A new one that is closed at once would be renewed for ever.
    onClosed: (wasOpen) => (wasOpen || !flow.isRenewal ? onOld() : onFail('unable-to-start')),
  });
  const [isDrawn, setIsDrawn] = useState(false);
  const [prebookedAt] = useState(() => Date.now());
  const [pressedAt, setPressedAt] = useState<number | null>(null);
  useRenewal({ prebookedAt, pressedAt }, onOld);
  const amount = exact(offer.price.total);
  // Plain text has no element to keep a figure and its sign in their order.
  const figure = textDirection(language) === 'rtl' ? `\u2066${amount}\u2069` : amount;
  const buttonText = t`Pay now ${figure}`;
  return (
    <>
      {!isOpen && <TooEarly isAgreed={flow.isAgreed} buttonText={buttonText} onPress={onTooEarly} />}
      {isOpen && !isDrawn && (
        <p className={styles.line} role="status">
          <Trans>Opening the card form…</Trans>
        </p>
      )}
      {/* What was typed there stays, also while the details are changed. */}
      {contact.isSaved && (
        <div hidden={!isOpen}>
          <HostedWidget
            run={flow.run}
            keys={keys}
            hotelId={offer.hotelId}
            hotelAddress={hotelAddress}
            buttonText={buttonText}
            onDrawn={() => setIsDrawn(true)}
            onUse={contact.startPaying}
            onPress={() => {
              contact.press();
              setPressedAt(Date.now());
            }}
            onFail={onFail}
          />
        </div>
      )}
      <Agreement now={amount} atHotel={atHotelWords(priceSummary(offer.price), exact)} />
    </>
  );
}

type TooEarlyProps = { readonly isAgreed: boolean; readonly buttonText: string; onPress(): void };

function TooEarly({ isAgreed, buttonText, onPress }: TooEarlyProps) {
  return (
    <>
      <p className={styles.line} id="pay-waits">
        <Icon name="lock" />
        {isAgreed ? (
          <Trans>Payment opens when your name and email are filled in.</Trans>
        ) : (
          <Trans>Payment opens when you have said yes to the change above.</Trans>
        )}
      </p>
      <button
        type="button"
        className={styles.tooEarly}
        aria-disabled="true"
        aria-describedby="pay-waits"
        onClick={onPress}
      >
        {buttonText}
      </button>
    </>
  );
}

type AgreementProps = { readonly now: string; readonly atHotel: string | null };

function Agreement({ now, atHotel }: AgreementProps) {
  return (
    <p className={styles.small}>
      {atHotel ? (
        <Trans>
          You pay <Amount>{now}</Amount> now and <Amount>{atHotel}</Amount> at the hotel.
        </Trans>
      ) : (
        <Trans>
          You pay <Amount>{now}</Amount> now and nothing at the hotel.
        </Trans>
      )}{' '}
      <Trans>
        By paying you agree to our{' '}
        <a href={SITE_PATHS.terms} target="_blank" rel="noopener">
          Terms
        </a>{' '}
        and{' '}
        <a href={SITE_PATHS.privacy} target="_blank" rel="noopener">
          Privacy
        </a>
        .
      </Trans>
    </p>
  );
}
