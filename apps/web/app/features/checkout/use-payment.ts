/** The flow of the payment, and the prebook at its start. Hotel-checkout-trips §4 "Checkout payment". */
import type { PrebookRead } from '@tenth-night/contract/prebook-codec';
import { changeGate, lessDiscount, type OfferTerms, withoutDiscount } from '@tenth-night/domain/checkout/change-gate';
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

export type Order = {
  readonly params: CheckoutParams;
  readonly choice: BookingChoice | null;
  readonly payer: Payer;
  /** The stored choice and payer can be read. */
  readonly isKnown: boolean;
  readonly useFreeNight: boolean;
  readonly promoCode: string | null;
};

export function usePayment({ params, choice, payer, isKnown, useFreeNight, promoCode }: Order) {
  const services = useServices();
  const session = useSession();
  const [flow, dispatch] = useReducer(paymentFlow<PrebookRead>, IDLE as Payment);
  const { hotelId, offerId } = params;
  const { currency } = services.context;
  // Waits until it is known whose booking this will be.
  const isReady = isKnown && session.status !== 'initialising';
  const uid = session.status === 'user' ? session.user.uid : null;

  useEffect(() => {
    const subject = { hotelId, offerId, currency, uid, useFreeNight, promoCode };
    if (isReady) dispatch({ kind: 'wanted', subject });
  }, [isReady, hotelId, offerId, currency, uid, useFreeNight, promoCode]);

  async function ask(code: string | null, signal: AbortSignal) {
    const { dates, travellers } = choice?.criteria ?? params;
    const contact = contactOf(payer);
    const { language } = services.visitor;
    const stay = { offerId: offerId ?? '', dates, travellers, currency, changeOf: changeOf(params) };
    const body = prebookBody({ ...stay, contact, language, useFreeNight, promoCode: code });
    const answer = await prebook(services, body, signal);
    const outcome = typeof answer === 'string' ? answer : 'prebooked';
    if (!signal.aborted) services.single(createLog).write('prebook', { outcome });
    return answer;
  }

  /** Compares with the terms that the traveller knows, less the discount that they asked for. */
  function gateOf({ offer }: PrebookRead, known?: OfferTerms) {
    const expected = known ?? choice?.offer ?? termsOfAddress(params, withoutDiscount(offer), currency);
    return changeGate(expected && lessDiscount(expected, offer.price), offer.terms);
  }

  const run = flow.status === 'prebooking' ? flow.run : null;
  useTask(run === null ? null : String(run), async (signal) => {
    if (run === null) return;
    const begun = flow.status === 'idle' ? null : flow;
    const answer = await ask(begun?.subject.promoCode ?? null, signal);
    if (signal.aborted) return;
    if (typeof answer === 'string') return dispatch({ kind: 'failed', run, error: answer });
    const agreed = begun?.agreed;
    const gate = agreed ? changeGate(agreed.offer.terms, answer.offer.terms) : gateOf(answer);
    dispatch({ kind: 'prebooked', run, prebook: answer, gate });
  });

  return {
    flow,
    agree: (run: number) => dispatch({ kind: 'agreed', run }),
    fail: (run: number, error: PaymentError) => dispatch({ kind: 'failed', run, error }),
    renew: (run: number) => dispatch({ kind: 'outdated', run }),
    dispatch,
    ask,
    gateOf,
    retry: () => dispatch({ kind: 'retried' }),
  };
}

/** The booking that ends with this one. Its token is not in the address. */
function changeOf({ changeOf: reference }: CheckoutParams) {
  const token = reference && readChangeToken(reference);
  return reference ? { reference, ...(token && { token }) } : null;
}
