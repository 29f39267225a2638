/** Exchanges the booking for the chosen stay. A repeated call changes once. */
import { useState } from 'react';
import { useServices } from '../../../lib/page/services';
import { useNavigate } from '../../../lib/router/router-view';
import type { BookingLink } from '../booking-api';
import { bookingLinkPath } from '../booking-path';
import { exchangeBooking } from './change-api';
import type { Choice } from './other-stays';

export type ChangeProblem = 'changed' | 'still-standing' | 'unreachable';

export function useExchange(link: BookingLink, { stay, cost }: Choice, onStale: () => void) {
  const services = useServices();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<ChangeProblem | null>(null);

  /** Not aborted when the traveller leaves the page: a change cannot be taken back. */
  async function exchange(): Promise<void> {
    if (isBusy || cost.kind !== 'exchange') return;
    setIsBusy(true);
    setProblem(null);
    const answer = await exchangeBooking(services, link, stay, cost.back, new AbortController().signal);
    if (answer === 'signed-out') await services.session.refresh();
    setIsBusy(false);
    if (answer === 'refused' || answer === 'gone') {
      setProblem('changed');
      return onStale();
    }
    if (typeof answer === 'string') return setProblem('unreachable');
    if (answer.state === 'confirmed') return setProblem('still-standing');
    // The page of the old booking follows a change that takes longer.
    void navigate(bookingLinkPath(answer.replacement ?? link));
  }

  return { isBusy, problem, exchange: () => void exchange() };
}
