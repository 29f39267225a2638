/**
 * Books the paid offer once it is known who is signed in, then goes to the confirmation. Hotel-checkout-trips §4, §5,
 * §7.
 */

import { confirmationQuery } from '@tenth-night/domain/booking/confirmation';
import type { PaymentReturn } from '@tenth-night/domain/booking/payment-return';
import { SITE_PATHS } from '@tenth-night/domain/site/paths';
import { useState } from 'react';
import { createLog } from '../../lib/page/log';
import { useServices } from '../../lib/page/services';
import { useTask } from '../../lib/page/use-task';
import { useNavigate } from '../../lib/router/router-view';
import { useSession } from '../../lib/session/session';
import { readStoredCheckout, type StoredStay } from '../../lib/storage/stored-checkout';
import { pause } from '../../lib/time/pause';
import { book, readProgress } from './booking-api';
import { followPayment, type ReturnState } from './follow-payment';
import { returnHolder } from './return-holder';

const MISSING: ReturnState = { status: 'error', problem: 'missing-identifiers' };

type Outcome = {
  /** The provider says that the payment failed. */
  readonly hasFailed: boolean;
  readonly isProcessing: boolean;
};

/** `back` is null if an identifier is missing. */
export function usePaymentReturn(back: PaymentReturn | null, { hasFailed, isProcessing }: Outcome) {
  const services = useServices();
  const session = useSession();
  const navigate = useNavigate();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<ReturnState>({ status: 'init' });
  const [email, setEmail] = useState<string | null>(null);
  const [stay, setStay] = useState<StoredStay | null>(null);
  const isReady = session.status !== 'initialising';

  useTask(isReady ? String(attempt) : null, async (signal) => {
    if (!back) return;
    const named = () => returnHolder(services, back);
    const calls = {
      book: () => book(services, { ...back, isProcessing }, named(), signal),
      progress: () => readProgress(services, back, signal),
      renewSession: () => services.session.refresh(),
      pause: (ms: number) => pause(ms, signal),
    };
    const { holder, isPlaceholder } = named();
    setStay(readStoredCheckout(back.prebookId)?.stay ?? null);
    setEmail(isPlaceholder ? null : holder.email);
    for await (const next of followPayment(hasFailed, calls, signal)) {
      setState(next);
      services.single(createLog).write('payment return', { status: next.status });
      if (next.status === 'done') {
        const query = new URLSearchParams(confirmationQuery({ ...next.progress, email: holder.email }));
        void navigate(`${SITE_PATHS['booking-confirmation']}?${query}`, { replace: true });
      }
    }
  });

  return {
    state: back ? state : MISSING,
    /** The address of our mail. Null if only our API knows it. */
    email,
    /** What is paid for. Null if this tab did not make the checkout. */
    stay,
    retry() {
      setState({ status: 'init' });
      setAttempt((before) => before + 1);
    },
  };
}
