/** The element in which the hosted widget draws itself. Hotel-checkout-trips §7. */

import { paymentReturnQuery } from '@tenth-night/domain/booking/payment-return';
import type { PaymentKeys } from '@tenth-night/domain/checkout/payment-keys';
import { SITE_PATHS } from '@tenth-night/domain/site/paths';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { startWidget, type WidgetLook, type WidgetOutcome } from '../../lib/page/payment-widget';
import { useServices } from '../../lib/page/services';
import { type StoredCheckout, storeCheckout } from '../../lib/storage/stored-checkout';
import styles from './payment-card.module.css';

type Props = {
  readonly isDark: boolean;
  readonly keys: PaymentKeys;
  readonly hotelId: string;
  /** For the page after the payment. */
  readonly kept: Omit<StoredCheckout, 'checkout'>;
  readonly buttonText: string;
  onDrawn(): void;
  /** Called when the traveller focuses the card form. */
  onUse(): void;
  /** Called when the traveller presses Pay: the payment may be running from now on. */
  onPress(): void;
  onFail(error: Exclude<WidgetOutcome, 'drawn' | 'aborted'>): void;
};

/** Draws the widget once: every prebook needs a new one, and so does every colour scheme. */
export function HostedWidget(props: Props) {
  const { isDark, keys, hotelId, kept, buttonText, onDrawn, onUse, onPress, onFail } = props;
  const { site } = useServices();
  const target = useRef<HTMLDivElement>(null);
  const targetId = useId();

  const start = useEffectEvent(async (signal: AbortSignal) => {
    if (!site.payment) return onFail('unable-to-start');
    const query = new URLSearchParams(paymentReturnQuery({ ...keys, hotelId }));
    const order = {
      ...site.payment,
      secretKey: keys.secretKey,
      targetId,
      returnUrl: new URL(`${SITE_PATHS['payment-return']}?${query}`, location.href).href,
      businessName: site.name,
      buttonText,
      look: lookOf(document.documentElement, isDark),
    };
    const outcome = await startWidget(order, signal);
    if (outcome === 'drawn') onDrawn();
    else if (outcome !== 'aborted') onFail(outcome);
  });
  useEffect(() => {
    // With each render: the name of the hotel may come late.
    storeCheckout(keys.prebookId, { checkout: location.pathname + location.search, ...kept });
  });
  useEffect(() => {
    const starting = new AbortController();
    void start(starting.signal);
    return () => starting.abort();
  }, []);

  const use = useEffectEvent(onUse);
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const { current } = target;
    const pressed = () => press();
    // A frame reports nothing about what happens in it, but the page loses the focus to it.
    const look = () => setTimeout(() => target.current?.contains(document.activeElement) && use());
    addEventListener('blur', look);
    addEventListener('focusin', look);
    // The Pay button is outside the frame.
    current?.addEventListener('click', pressed);
    return () => {
      removeEventListener('blur', look);
      removeEventListener('focusin', look);
      current?.removeEventListener('click', pressed);
    };
  }, []);

  return <div ref={target} id={targetId} className={styles.widget} />;
}

/** Reads the current colour tokens. */
function lookOf(page: Element, isDark: boolean): WidgetLook {
  const tokens = getComputedStyle(page);
  const colour = (name: string) => tokens.getPropertyValue(`--${name}`).trim();
  return {
    isDark,
    colours: {
      primary: colour('ink'),
      background: colour('surface'),
      text: colour('ink'),
      textSecondary: colour('ink-soft'),
      danger: colour('red'),
    },
  };
}
