/**
 * Checkout payment: idle, prebooking, pay, error.
 * Hotel-checkout-trips §4 "Checkout payment", §8, §9; OPEN-63, OPEN-68, OPEN-75.
 */
import type { PromoProblem } from '../promo-codes/promo-code';
import type { ChangeGate } from './change-gate';

/** The errors of §8, plus `offer-gone`: a retry is useless, and the traveller has to choose again. */
export type PaymentError =
  | 'missing-offer-id'
  | 'missing-payment-keys'
  | 'script-not-loaded'
  | 'target-not-found'
  | 'unable-to-start'
  /** Too many requests come from this client. A retry may work in a moment. */
  | 'busy'
  /** The traveller has no free night, or this stay is too cheap for it. */
  | 'free-night-unusable'
  /** Another payment of the traveller is using the free night. */
  | 'free-night-taken'
  /** The provider does not accept the promo code, at the start or when the prebook is renewed. */
  | PromoProblem
  | 'offer-gone';

/** What a flow pays for. A change of one of these starts a new flow. Typing does not, so it never loses a payment. */
export type PaymentSubject = {
  readonly hotelId: string | null;
  readonly offerId: string | null;
  readonly currency: string;
  /**
   * The owner of the booking; null for a visitor.
   * Signing in keeps the flow. Signing out or another user starts a new one.
   */
  readonly uid: string | null;
  /** Whether the owner's free night pays a part. */
  readonly useFreeNight: boolean;
  /** Never together with a free night: the provider takes one voucher for each booking. */
  readonly promoCode: string | null;
};

type Run<Prebook> = {
  readonly subject: PaymentSubject;
  /** Counts the starts, so that we recognise an answer to an earlier one. */
  readonly run: number;
  /** Started automatically, because the previous prebook was outdated. */
  readonly isRenewal: boolean;
  /** The last outdated prebook that could be paid. We compare the next one with it, and never pay with its keys. */
  readonly agreed: Prebook | null;
};

/** Only `pay` has a prebook to pay. Each new start forgets the previous prebook. */
export type PaymentFlow<Prebook> =
  | { readonly status: 'idle' }
  | (Run<Prebook> & { readonly status: 'prebooking' })
  | (Run<Prebook> & {
      readonly status: 'pay';
      readonly prebook: Prebook;
      readonly gate: ChangeGate;
      readonly isAgreed: boolean;
    })
  | (Run<Prebook> & { readonly status: 'error'; readonly error: PaymentError });

export type PaymentEvent<Prebook> =
  | { readonly kind: 'wanted'; readonly subject: PaymentSubject }
  | { readonly kind: 'prebooked'; readonly run: number; readonly prebook: Prebook; readonly gate: ChangeGate }
  /** From prebook, or later from the widget. */
  | { readonly kind: 'failed'; readonly run: number; readonly error: PaymentError }
  /** The traveller agrees to the terms of one prebook only. */
  | { readonly kind: 'agreed'; readonly run: number }
  /** Too old to be paid, by our clock or according to our API. */
  | { readonly kind: 'outdated'; readonly run: number }
  | { readonly kind: 'retried' };

export const IDLE = { status: 'idle' } as const;

/** Returns the same state object if the event changes nothing. */
export function paymentFlow<Prebook>(state: PaymentFlow<Prebook>, event: PaymentEvent<Prebook>): PaymentFlow<Prebook> {
  if (event.kind === 'wanted') {
    return state.status !== 'idle' && isSameSubject(state.subject, event.subject) ? state : start(state, event.subject);
  }
  if (state.status === 'idle') return state;
  if (event.kind === 'retried') return state.status === 'error' && canRetry(state.error) ? restart(state) : state;
  return event.run === state.run ? next(state, event) : state;
}

type Begun<Prebook> = Exclude<PaymentFlow<Prebook>, { readonly status: 'idle' }>;

function next<Prebook>(
  state: Begun<Prebook>,
  event: Extract<PaymentEvent<Prebook>, { readonly run: number }>,
): PaymentFlow<Prebook> {
  const { subject, run, isRenewal, agreed } = state;
  const begun = { subject, run, isRenewal, agreed };
  switch (event.kind) {
    case 'prebooked': {
      const { prebook, gate } = event;
      const isAgreed = gate.kind !== 'changed';
      return state.status === 'prebooking' ? { ...begun, status: 'pay', prebook, gate, isAgreed } : state;
    }
    case 'failed':
      return state.status === 'error' ? state : { ...begun, status: 'error', error: event.error };
    case 'agreed':
      return state.status === 'pay' && !state.isAgreed ? { ...state, isAgreed: true } : state;
    case 'outdated': {
      if (state.status !== 'pay') return state;
      return restart({ ...begun, isRenewal: true, agreed: state.isAgreed ? state.prebook : agreed });
    }
  }
}

export function canRetry(error: PaymentError): boolean {
  return error !== 'missing-offer-id' && error !== 'offer-gone';
}

/** Then the payment can start without the free night. */
export function isOfFreeNight(error: PaymentError): boolean {
  return error.startsWith('free-night');
}

/** Then it can start without the promo code. */
export function isOfPromoCode(error: PaymentError): error is PromoProblem {
  return error.startsWith('promo-code');
}

/** The traveller can use the widget if their details are complete and they agreed to the terms. */
export function canPay<Prebook>(state: PaymentFlow<Prebook>, isPayerComplete: boolean): boolean {
  return state.status === 'pay' && state.isAgreed && isPayerComplete;
}

function start<Prebook>(state: PaymentFlow<Prebook>, subject: PaymentSubject): PaymentFlow<Prebook> {
  const run = state.status === 'idle' ? 1 : state.run + 1;
  // The stay costs more without the refused voucher, so we keep the agreed terms to compare the new price with.
  const hasLostVoucher = state.status === 'error' && (isOfPromoCode(state.error) || isOfFreeNight(state.error));
  const agreed = hasLostVoucher && isSameOffer(state.subject, subject) ? state.agreed : null;
  const begun = { subject, run, isRenewal: false, agreed };
  return subject.offerId
    ? { ...begun, status: 'prebooking' }
    : { ...begun, status: 'error', error: 'missing-offer-id' };
}

/** Starts again for the same subject. */
function restart<Prebook>({ subject, run, isRenewal, agreed }: Run<Prebook>): PaymentFlow<Prebook> {
  return { status: 'prebooking', subject, run: run + 1, isRenewal, agreed };
}

function isSameSubject(one: PaymentSubject, other: PaymentSubject): boolean {
  const isOfSameUser = one.uid === null || one.uid === other.uid;
  const hasSameVoucher = one.useFreeNight === other.useFreeNight && one.promoCode === other.promoCode;
  return isOfSameUser && isSameOffer(one, other) && hasSameVoucher;
}

function isSameOffer(one: PaymentSubject, other: PaymentSubject): boolean {
  return one.hotelId === other.hotelId && one.offerId === other.offerId && one.currency === other.currency;
}
