/**
 * Tells our API who pays before the payment is possible. So travellers who never return from their bank still get their
 * booking.
 */
import { isWished, type StayWishes } from '@tenth-night/domain/booking/stay-wishes';
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
  readonly wishes: StayWishes;
  /** The details are complete and the terms are agreed to. */
  readonly isOpen: boolean;
  /** The contact was never saved: then payment must not be possible. */
  onFail(): void;
  /** Our API no longer waits for this payment. `wasOpen`: it did before. */
  onClosed(wasOpen: boolean): void;
  /** Another payment has the free night, so this one must not go on. */
  onFreeNightTaken(): void;
};

/** For one prebook. Saves later changes after a pause in typing, or when the traveller focuses the card form. */
export function useSavedContact({ keys, payer, wishes, isOpen, ...on }: Order) {
  const { prebookId, transactionId } = keys;
  const { onFail, onClosed, onFreeNightTaken } = on;
  const services = useServices();
  const [isSaved, setIsSaved] = useState(false);
  /** Counts the first focus of the card form and each press on Pay. Each one extends the time to pay. */
  const [turns, setTurns] = useState(0);
  const [isPressed, setIsPressed] = useState(false);
  const told = { contact: contactOf(payer) ?? {}, ...(isWished(wishes) && { wishes: toBody(wishes) }) };
  const settled = useSettled(JSON.stringify(told), PAUSE_MS, '');

  /** Returns false if it must be retried. */
  const save = useEffectEvent(async (signal: AbortSignal): Promise<boolean> => {
    try {
      await saveContact(services, { prebookId, transactionId, ...told, isPaying: turns > 0 }, signal);
      if (!signal.aborted) setIsSaved(true);
    } catch (error) {
      if (signal.aborted) return true;
      const code = error instanceof HttpError ? error.code : null;
      const isTaken = code === 'free_night_taken';
      const isClosed = code === 'conflict' || isTaken;
      // Never interrupts a traveller who is paying: they might pay twice.
      if (isTaken && !isPressed) onFreeNightTaken();
      else if (isClosed && !isPressed) onClosed(isSaved);
      else if (!isSaved) onFail();
      else if (!isClosed) return false;
    }
    return true;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of these values must save again
  useEffect(() => {
    if (!isOpen || settled === '') return;
    const saving = new AbortController();
    const { signal } = saving;
    // Retries until it succeeds: our API looks only for payments that it knows of.
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

const toBody = ({ rooms, arrival, request }: StayWishes) => ({
  rooms: rooms.map((room) => ({ ...room })),
  arrival,
  request: request.trim(),
});
