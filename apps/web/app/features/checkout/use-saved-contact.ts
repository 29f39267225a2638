/** Our API is told who pays before anybody can: whoever never comes back from their bank still gets what they paid for. */
import { contactOf, type Payer } from '@tenth-night/domain/checkout/payer';
import type { PaymentKeys } from '@tenth-night/domain/checkout/payment-keys';
import { useEffect, useEffectEvent, useState } from 'react';
import { HttpError } from '../../lib/http-error';
import { useServices } from '../../lib/services';
import { useSettled } from '../../lib/use-settled';
import { warn } from '../../lib/warn';
import { saveContact } from './checkout-api';

const PAUSE_MS = 500;

type Order = {
  readonly keys: PaymentKeys;
  readonly payer: Payer;
  /** Details are complete and terms agreed to. */
  readonly isOpen: boolean;
  /** Not even once: then nobody may pay. */
  onFail(): void;
  /** Our API does not wait for this payment any more. `wasOpen`: it did before. */
  onClosed(wasOpen: boolean): void;
};

/** For one prebook. What changes later is told again, once the typing pauses or the card is turned to. */
export function useSavedContact({ keys: { prebookId, transactionId }, payer, isOpen, onFail, onClosed }: Order) {
  const services = useServices();
  const [isSaved, setIsSaved] = useState(false);
  const [isPaying, setIsPaying] = useState(false);
  const contact = contactOf(payer) ?? {};
  const settled = useSettled(JSON.stringify(contact), PAUSE_MS, '');

  const save = useEffectEvent(async (signal: AbortSignal) => {
    try {
      await saveContact(services, { prebookId, transactionId, contact, isPaying }, signal);
      if (!signal.aborted) setIsSaved(true);
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof HttpError && error.code === 'conflict') onClosed(isSaved);
      else if (!isSaved) onFail();
      else warn('Who pays has changed and could not be saved.');
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of what is said is what it is said for
  useEffect(() => {
    if (!isOpen || settled === '') return;
    const saving = new AbortController();
    void save(saving.signal);
    return () => saving.abort();
  }, [isOpen, settled, isPaying]);

  return { isSaved, startPaying: () => setIsPaying(true) };
}
