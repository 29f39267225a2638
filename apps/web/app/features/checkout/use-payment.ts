/** The flow of the payment, and the prebook at its start. Hotel-checkout-trips §4 "Checkout payment". */
import type { PrebookRead } from '@tenth-night/contract/prebook-codec';
import { changeGate, withoutFreeNight } from '@tenth-night/domain/checkout/change-gate';
import { type CheckoutParams, termsOfAddress } from '@tenth-night/domain/checkout/checkout-params';
import { contactOf, type Payer } from '@tenth-night/domain/checkout/payer';
import { IDLE, type PaymentError, type PaymentFlow, paymentFlow } from '@tenth-night/domain/checkout/payment-flow';
import type { BookingChoice } from '@tenth-night/domain/hotel/booking-choice';
import { useEffect, useReducer } from 'react';
import { createLog } from '../../lib/page/log';
import { useServices } from '../../lib/page/services';
import { useTask } from '../../lib/page/use-task';
import { useSession } from '../../lib/session/session';
import { readChangeToken } from '../../lib/storage/stored-change';
import { prebook } from './checkout-api';
import { prebookBody } from './prebook-body';

export type Payment = PaymentFlow<PrebookRead>;

type Order = {
  readonly params: CheckoutParams;
  readonly choice: BookingChoice | null;
  readonly payer: Payer;
  /** The stored choice and payer can be read. */
  readonly isKnown: boolean;
  readonly useFreeNight: boolean;
};

export function usePayment({ params, choice, payer, isKnown, useFreeNight }: Order) {
  const services = useServices();
  const session = useSession();
  const [flow, dispatch] = useReducer(paymentFlow<PrebookRead>, IDLE as Payment);
  const { hotelId, offerId } = params;
  const { currency } = services.context;
  // Waits until it is known whose booking this will be.
  const isReady = isKnown && session.status !== 'initialising';
  const uid = session.status === 'user' ? session.user.uid : null;

  useEffect(() => {
    if (isReady) dispatch({ kind: 'wanted', subject: { hotelId, offerId, currency, uid, useFreeNight } });
  }, [isReady, hotelId, offerId, currency, uid, useFreeNight]);

  const run = flow.status === 'prebooking' ? flow.run : null;
  useTask(run === null ? null : String(run), async (signal) => {
    if (run === null) return;
    const { dates, travellers } = choice?.criteria ?? params;
    const contact = contactOf(payer);
    const { language } = services.visitor;
    const stay = { offerId: offerId ?? '', dates, travellers, currency, changeOf: changeOf(params) };
    const body = prebookBody({ ...stay, contact, language, useFreeNight });
    const answer = await prebook(services, body, signal);
    if (signal.aborted) return;
    services.single(createLog).write('prebook', { outcome: typeof answer === 'string' ? answer : 'prebooked' });
    if (typeof answer === 'string') dispatch({ kind: 'failed', run, error: answer });
    else {
      const terms = fullTerms(answer);
      const agreed = flow.status === 'idle' || !flow.agreed ? null : fullTerms(flow.agreed);
      const chosen = agreed ?? choice?.offer ?? termsOfAddress(params, terms, currency);
      const gate = changeGate(chosen, terms);
      dispatch({ kind: 'prebooked', run, prebook: answer, gate });
    }
  });

  return {
    flow,
    agree: (run: number) => dispatch({ kind: 'agreed', run }),
    fail: (run: number, error: PaymentError) => dispatch({ kind: 'failed', run, error }),
    renew: (run: number) => dispatch({ kind: 'outdated', run }),
    retry: () => dispatch({ kind: 'retried' }),
  };
}

/** The booking that ends with this one. Its token is not in the address. */
function changeOf({ changeOf: reference }: CheckoutParams) {
  const token = reference && readChangeToken(reference);
  return reference ? { reference, ...(token && { token }) } : null;
}

const fullTerms = ({ offer }: PrebookRead) => withoutFreeNight(offer.terms, offer.price.freeNight);
