/**
 * Where the traveller pays, once three things hold: the details are complete, changed terms are agreed to, and our API
 * knows the payer.
 */

import { Trans, useLingui } from '@lingui/react/macro';
import { areGuestsComplete, type StayWishes } from '@tenth-night/domain/booking/stay-wishes';
import type { Payer } from '@tenth-night/domain/checkout/payer';
import { canPay, type PaymentError } from '@tenth-night/domain/checkout/payment-flow';
import { priceSummary } from '@tenth-night/domain/checkout/price-summary';
import { textDirection } from '@tenth-night/domain/preferences/settings';
import { SITE_PATHS } from '@tenth-night/domain/site/paths';
import { type ReactNode, useState } from 'react';
import { useServices } from '../../lib/page/services';
import type { StoredStay } from '../../lib/storage/stored-checkout';
import { useExact } from '../../stay-ui/use-exact';
import { Amount } from '../../ui/amount';
import { useMedia } from '../../ui/use-media';
import { atHotelWords } from './at-hotel-words';
import { HostedWidget } from './hosted-widget';
import styles from './payment-card.module.css';
import type { Payment } from './use-payment';
import { useRenewal } from './use-renewal';
import { useSavedContact } from './use-saved-contact';

type Props = {
  /** One prebook. Another prebook gets its own desk. */
  readonly flow: Extract<Payment, { readonly status: 'pay' }>;
  /** Whether the summary shows what is paid. */
  readonly isPriced: boolean;
  readonly payer: Payer;
  readonly wishes: StayWishes;
  readonly isPayerComplete: boolean;
  readonly hotelAddress: string;
  readonly stay: Omit<StoredStay, 'sum'>;
  onTooEarly(): void;
  onFail(error: PaymentError): void;
  /** The prebook is too old to be paid. */
  onOld(): void;
  onPay(): void;
};

export function PaymentDesk(props: Props) {
  const { flow, isPriced, payer, wishes, isPayerComplete, hotelAddress, onTooEarly, onFail, onOld, onPay } = props;
  const { t } = useLingui();
  const exact = useExact();
  const { language } = useServices().visitor;
  const { keys, offer } = flow.prebook;
  const hasGuests = areGuestsComplete(wishes);
  const isOpen = isPriced && canPay(flow, isPayerComplete && hasGuests);
  const contact = useSavedContact({
    keys,
    payer,
    wishes,
    isOpen,
    onFail: () => onFail('unable-to-start'),
    onFreeNightTaken: () => onFail('free-night-taken'),
    // If a renewed prebook is closed from the start, fail: renewing it again would loop for ever.
    onClosed: (wasOpen) => (wasOpen || !flow.isRenewal ? onOld() : onFail('unable-to-start')),
  });
  const { isDark, keepScheme } = useCardScheme();
  const [drawnDark, setDrawnDark] = useState<boolean | null>(null);
  const [prebookedAt] = useState(() => Date.now());
  const [pressedAt, setPressedAt] = useState<number | null>(null);
  useRenewal({ prebookedAt, pressedAt }, onOld);
  const amount = exact(offer.price.total);
  // Plain text has no element that keeps a figure and its sign in order, so we use isolate characters.
  const figure = textDirection(language) === 'rtl' ? `\u2066${amount}\u2069` : amount;
  const buttonText = t`Pay now ${figure}`;
  return (
    <>
      {!isOpen && (
        <TooEarly buttonText={buttonText} onPress={onTooEarly}>
          <WaitsFor isAgreed={flow.isAgreed} isPayerComplete={isPayerComplete} />
        </TooEarly>
      )}
      {/* Hidden, not removed: the card form keeps its values while the details change. */}
      <div hidden={!isOpen} className={styles.frame}>
        {isOpen && drawnDark !== isDark && (
          <p className={styles.opening} role="status">
            <Trans>Opening the card form…</Trans>
          </p>
        )}
        {contact.isSaved && (
          <HostedWidget
            key={isDark ? 'dark' : 'light'}
            isDark={isDark}
            keys={keys}
            hotelId={offer.hotelId}
            kept={{ hotel: hotelAddress, stay: { ...props.stay, sum: amount } }}
            buttonText={buttonText}
            onDrawn={() => setDrawnDark(isDark)}
            onUse={() => {
              keepScheme();
              contact.startPaying();
            }}
            onPress={() => {
              keepScheme();
              contact.press();
              onPay();
              setPressedAt(Date.now());
            }}
            onFail={onFail}
          />
        )}
      </div>
      <p className={styles.small}>
        <Trans>Your card goes straight to our payment provider. We never see its number.</Trans>
      </p>
      <Agreement now={amount} atHotel={atHotelWords(priceSummary(offer.price), exact)} />
    </>
  );
}

/** The card form follows the colour scheme until somebody uses it: a new form would be empty. */
function useCardScheme() {
  const isDarkNow = useMedia('(prefers-color-scheme: dark)');
  const [kept, setKept] = useState<boolean | null>(null);
  const isDark = kept ?? isDarkNow;
  return { isDark, keepScheme: () => setKept(isDark) };
}

type WaitsForProps = { readonly isAgreed: boolean; readonly isPayerComplete: boolean };

function WaitsFor({ isAgreed, isPayerComplete }: WaitsForProps) {
  if (!isAgreed) return <Trans>Payment opens when you accept the change above.</Trans>;
  if (!isPayerComplete) return <Trans>Payment opens when your name and email are filled in.</Trans>;
  return <Trans>Payment opens when every named guest has a first and a last name.</Trans>;
}

type TooEarlyProps = { readonly buttonText: string; readonly children: ReactNode; onPress(): void };

function TooEarly({ buttonText, children, onPress }: TooEarlyProps) {
  return (
    <>
      <p className={styles.small} id="pay-waits">
        {children}
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
