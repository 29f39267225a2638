/** Checkout payment: idle, prebooking, pay, error. Hotel-checkout-trips §4 "Checkout payment", §8, §9; OPEN-63, OPEN-68, OPEN-75. */
import type { ChangeGate } from './change-gate';

/** The catalogue of §8, and `offer-gone`: there is nothing to try again, the traveller has to choose anew. */
export type PaymentError =
  | 'missing-offer-id'
  | 'missing-payment-keys'
  | 'script-not-loaded'
  | 'target-not-found'
  | 'unable-to-start'
  /** Too many requests come from here; in a moment it may go on. */
  | 'busy'
  | 'offer-gone';

/** What a flow is of. Another one of any of these is another flow; nothing else is, so nobody loses a payment by typing. */
export type PaymentSubject = {
  readonly hotelId: string | null;
  readonly offerId: string | null;
  readonly currency: string;
  /** Whose booking it will be, null for a visitor's: who signs in takes it along, who signs out leaves none of theirs behind. */
  readonly uid: string | null;
};

type Run<Prebook> = {
  readonly subject: PaymentSubject;
  /** Counts the starts, so that the answer to an earlier one is known as such. */
  readonly run: number;
  /** It started by itself, because the prebook before was outdated. */
  readonly isRenewal: boolean;
  /** The last outdated one that could be paid: the next is compared with it, and never paid by its keys. */
  readonly agreed: Prebook | null;
};

/** Only `pay` has a prebook to pay: whatever starts anew forgets the one before. */
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
  /** Of prebook, or of the widget afterwards. */
  | { readonly kind: 'failed'; readonly run: number; readonly error: PaymentError }
  /** A yes is to the terms of one prebook. */
  | { readonly kind: 'agreed'; readonly run: number }
  /** Too old to be paid, by our clock or by the word of our API. */
  | { readonly kind: 'outdated'; readonly run: number }
  | { readonly kind: 'retried' };

export const IDLE = { status: 'idle' } as const;

/** What changes nothing gives the same state back. */
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

/** The widget can be used by someone whose details are complete, for terms that were agreed to. */
export function canPay<Prebook>(state: PaymentFlow<Prebook>, isPayerComplete: boolean): boolean {
  return state.status === 'pay' && state.isAgreed && isPayerComplete;
}

function start<Prebook>(state: PaymentFlow<Prebook>, subject: PaymentSubject): PaymentFlow<Prebook> {
  const run = state.status === 'idle' ? 1 : state.run + 1;
  const begun = { subject, run, isRenewal: false, agreed: null };
  return subject.offerId
    ? { ...begun, status: 'prebooking' }
    : { ...begun, status: 'error', error: 'missing-offer-id' };
}

/** Of the same subject. */
function restart<Prebook>({ subject, run, isRenewal, agreed }: Run<Prebook>): PaymentFlow<Prebook> {
  return { status: 'prebooking', subject, run: run + 1, isRenewal, agreed };
}

function isSameSubject(one: PaymentSubject, other: PaymentSubject): boolean {
  const isOfSameUser = one.uid === null || one.uid === other.uid;
  const isOfSameOffer = one.hotelId === other.hotelId && one.offerId === other.offerId;
  return isOfSameUser && isOfSameOffer && one.currency === other.currency;
}
