/** One booking, for its owner or for somebody with its link. Polls it while it is in progress. Decision on OPEN-81. */
import type { BookingView } from '@tenth-night/contract/booking';
import { isUnderWay } from '@tenth-night/domain/booking/under-way';
import { useState } from 'react';
import { type Services, useServices } from '../../lib/page/services';
import { useTask } from '../../lib/page/use-task';
import { useSession } from '../../lib/session/session';
import { pause } from '../../lib/time/pause';
import { type BookingLink, readBooking } from './booking-api';
import { POLL_MS } from './follow-payment';

export type BookingRead =
  | { readonly kind: 'waiting' }
  /** There is no such booking, or the visitor may not see it. */
  | { readonly kind: 'none' }
  /** It may belong to a user, but nobody is signed in. */
  | { readonly kind: 'closed' }
  | { readonly kind: 'error' }
  /** `at`: when this was read. */
  | { readonly kind: 'found'; readonly booking: BookingView; readonly at: number };

/** For one link. Another link is another page. */
export function useBooking({ reference, token }: BookingLink) {
  const services = useServices();
  const session = useSession();
  const [attempt, setAttempt] = useState(0);
  const [read, setRead] = useState<BookingRead>({ kind: 'waiting' });
  const uid = session.status === 'user' ? session.user.uid : null;
  const isReady = session.status !== 'initialising';

  useTask(isReady ? `${uid} ${attempt}` : null, async (signal) => {
    let isFound = read.kind === 'found';
    while (!signal.aborted) {
      const next = await readOnce(services, { reference, token }, signal);
      if (signal.aborted) return;
      isFound ||= next.kind === 'found';
      // A failed poll keeps the last booking.
      if (next.kind !== 'error' || !isFound) setRead(next);
      const isSettled = next.kind === 'found' ? !isUnderWay(next.booking.state) : next.kind !== 'error' || !isFound;
      if (isSettled) return;
      await pause(POLL_MS, signal);
    }
  });

  return {
    read,
    retry() {
      setRead({ kind: 'waiting' });
      setAttempt((before) => before + 1);
    },
    /** Takes the booking after a change on this page. */
    take(booking: BookingView) {
      setRead({ kind: 'found', booking, at: Date.now() });
      setAttempt((before) => before + 1);
    },
  };
}

async function readOnce(services: Services, link: BookingLink, signal: AbortSignal): Promise<BookingRead> {
  if (!link.token && services.session.state().status !== 'user') return { kind: 'closed' };
  const answer = await readBooking(services, link, signal);
  if (typeof answer !== 'string') return { kind: 'found', booking: answer, at: Date.now() };
  // The session has ended: read again as another user or as a visitor.
  if (answer === 'signed-out' && !signal.aborted) await services.session.refresh();
  return { kind: answer === 'not-found' || answer === 'refused' ? 'none' : 'error' };
}
