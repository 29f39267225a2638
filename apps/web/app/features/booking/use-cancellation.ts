/** Cancels a booking for the refund that was shown, or says why it cannot. A repeated call cancels once. */
import type { BookingView } from '@tenth-night/contract/booking';
import { useState } from 'react';
import { useServices } from '../../lib/page/services';
import { type BookingLink, cancelBooking, readBooking } from './booking-api';

export type CancelProblem = 'changed' | 'still-standing' | 'unreachable';

export function useCancellation(booking: BookingView, link: BookingLink, onChange: (booking: BookingView) => void) {
  const services = useServices();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<CancelProblem | null>(null);

  /** Not aborted when the traveller leaves the page: a cancellation cannot be taken back. */
  async function cancel(): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setProblem(null);
    const { signal } = new AbortController();
    const answer = await cancelBooking(services, link, booking.refundNow?.refund.minor ?? null, signal);
    const isChanged = answer === 'refused';
    const current = isChanged ? await readBooking(services, link, signal) : answer;
    if (current === 'signed-out') await services.session.refresh();
    setIsBusy(false);
    if (typeof current === 'string') return setProblem('unreachable');
    onChange(current);
    if (current.state === 'confirmed') setProblem(isChanged ? 'changed' : 'still-standing');
  }

  return { isBusy, problem, cancel: () => void cancel() };
}
