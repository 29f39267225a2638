/** Tells our API who pays before they can pay. Travellers who never come back from their bank still get what they paid for. */
import { contactOf, type Payer } from '@tenth-night/domain/checkout/payer';
import type { PaymentKeys } from '@tenth-night/domain/checkout/payment-keys';
import { useEffect, useEffectEvent, useState } from 'react';
import { HttpError } from '../../lib/api/http-error';
import { useServices } from '../../lib/page/services';
import { pause } from '../../lib/time/pause';
import { useSettled } from '../../lib/time/use-settled';
import { saveContact } from './checkout-api';

const PAUSE_MS = 500;
const TRY_AGAIN_MS = 2_000;

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
  /** Once somebody turns to the card, and again with each press on Pay: each time there is more time to pay. */
  const [turns, setTurns] = useState(0);
  const [isPressed, setIsPressed] = useState(false);
  const contact = contactOf(payer) ?? {};
  const settled = useSettled(JSON.stringify(contact), PAUSE_MS, '');

  /** Whether that was all. */
  const save = useEffectEvent(async (signal: AbortSignal): Promise<boolean> => {
    try {
      await saveContact(services, { prebookId, transactionId, contact, isPaying: turns > 0 }, signal);
      if (!signal.aborted) setIsSaved(true);
    } catch (error) {
      if (signal.aborted) return true;
      const isClosed = error instanceof HttpError && error.code === 'conflict';
      // A traveller who is paying is not interrupted: they might pay twice.
      if (isClosed && !isPressed) onClosed(isSaved);
      else if (!isSaved) onFail();
      else if (!isClosed) return false;
    }
    return true;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of what is said is what it is said for
  useEffect(() => {
    if (!isOpen || settled === '') return;
    const saving = new AbortController();
    const { signal } = saving;
    // Who is not told of a payment looks for none: until it is said.
    const saveAtLast = async () => {
      while (!(await save(signal))) await pause(TRY_AGAIN_MS, signal);
    };
    void saveAtLast();
    return () => saving.abort();
  }, [isOpen, settled, turns]);

  return {
    isSaved,
    startPaying: () => setTurns((before) => before || 1),
    press() {
      setIsPressed(true);
      setTurns((before) => before + 1);
    },
  };
}
