import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anOffer } from '../hotel/testing/samples';
import type { ChangeGate } from './change-gate';
import {
  canPay,
  canRetry,
  IDLE,
  isOfFreeNight,
  isOfPromoCode,
  type PaymentError,
  type PaymentEvent,
  type PaymentFlow,
  type PaymentSubject,
  paymentFlow,
} from './payment-flow';

type Flow = PaymentFlow<string>;
type Event = PaymentEvent<string>;

const SUBJECT = {
  hotelId: 'lp7a10c',
  offerId: '3gAV',
  currency: 'EUR',
  uid: 'ada',
  useFreeNight: false,
  promoCode: null,
};
const STARTED = { status: 'prebooking', subject: SUBJECT, isRenewal: false, agreed: null };
const SAME: ChangeGate = { kind: 'same' };
const CHANGED: ChangeGate = { kind: 'changed', changes: ['price'], chosen: anOffer() };

const wanted = (part: Partial<PaymentSubject> = {}): Event => ({
  kind: 'wanted',
  subject: { ...SUBJECT, ...part },
});
const prebooked = (run: number, gate: ChangeGate = SAME): Event => ({
  kind: 'prebooked',
  run,
  prebook: `prebook ${run}`,
  gate,
});
const failed = (run: number, error: PaymentError = 'unable-to-start'): Event => ({
  kind: 'failed',
  run,
  error,
});
const agreed = (run: number): Event => ({ kind: 'agreed', run });
const outdated = (run: number): Event => ({ kind: 'outdated', run });
const RETRIED: Event = { kind: 'retried' };
const flowAfter = (...events: readonly Event[]): Flow => events.reduce<Flow>(paymentFlow, IDLE);

describe('the payment at checkout', () => {
  it('[PAY-01] is idle, prebooks, is payable, or has failed', () => {
    expect([
      flowAfter(),
      flowAfter(wanted()),
      flowAfter(wanted(), prebooked(1)),
      flowAfter(wanted(), failed(1)),
    ]).toMatchObject([
      { status: 'idle' },
      { status: 'prebooking' },
      { status: 'pay', prebook: 'prebook 1' },
      { status: 'error', error: 'unable-to-start' },
    ]);
  });

  it.each([[[wanted()]], [[wanted(), prebooked(1)]], [[wanted(), failed(1)]]])(
    '[PAY-02] starts once per hotel, offer and currency (%#)',
    (events: Event[]) => {
      const state = flowAfter(...events);
      expect(paymentFlow(state, wanted())).toBe(state);
    },
  );

  it.each([
    ['currency', { currency: 'USD' }],
    ['hotel', { hotelId: 'lp1897' }],
    ['offer', { offerId: '4hBW' }],
    ['user', { uid: 'bob' }],
    ['user, namely none', { uid: null }],
  ])('[PAY-03][PAY-04][PAY-05] drops the prebook and starts again with another %s', (_, part) => {
    for (const before of [[wanted()], [wanted(), prebooked(1)], [wanted(), failed(1)]]) {
      const state = flowAfter(...before, wanted(part));
      expect(state).toEqual({ ...STARTED, subject: { ...SUBJECT, ...part }, run: 2 });
    }
  });

  it('continues when a visitor signs in', () => {
    const state = flowAfter(wanted({ uid: null }), prebooked(1));
    expect(paymentFlow(state, wanted())).toBe(state);
  });

  it('[REW-03] starts again with or without the free night', () => {
    const started = paymentFlow<string>(IDLE, wanted());
    expect(paymentFlow(started, wanted({ useFreeNight: true }))).toMatchObject({ status: 'prebooking', run: 2 });
    expect(isOfFreeNight('free-night-taken') && isOfFreeNight('free-night-unusable')).toBe(true);
    expect(isOfFreeNight('busy')).toBe(false);
  });

  describe('with a promo code', () => {
    const CODE = { promoCode: 'SUMMER10' };

    it('uses the prebook of the code at once, without a step in between', () => {
      const state = flowAfter(wanted(), prebooked(1), wanted(CODE), prebooked(2));
      expect(state).toMatchObject({ status: 'pay', run: 2, prebook: 'prebook 2', isAgreed: true, subject: CODE });
      expect(paymentFlow(state, wanted(CODE))).toBe(state);
      // If the prebook was renewed meanwhile, the flow makes a prebook with the code itself.
      const renewed = flowAfter(wanted(), prebooked(1), outdated(1), wanted(CODE), prebooked(2));
      expect(renewed).toMatchObject({ status: 'prebooking', run: 3, subject: CODE });
    });

    it('starts again with another code, and with none', () => {
      const state = flowAfter(wanted(CODE), prebooked(1));
      for (const promoCode of ['WINTER', null]) {
        expect(paymentFlow(state, wanted({ promoCode }))).toMatchObject({
          status: 'prebooking',
          subject: { promoCode },
        });
      }
    });

    it('starts again without a code that is not accepted, and remembers what was agreed to', () => {
      expect(flowAfter(wanted(CODE), failed(1, 'promo-code-expired'), wanted())).toEqual({ ...STARTED, run: 2 });
      const refused = [wanted(CODE), prebooked(1), outdated(1), failed(2, 'promo-code-used-up')];
      expect(flowAfter(...refused, wanted())).toEqual({ ...STARTED, run: 3, agreed: 'prebook 1' });
      expect(flowAfter(...refused, wanted({ offerId: '4hBW' }))).toMatchObject({ agreed: null });
      expect(flowAfter(wanted(CODE), prebooked(1), outdated(1), failed(2), wanted())).toMatchObject({ agreed: null });
      expect(isOfPromoCode('promo-code-expired') && !isOfPromoCode('free-night-taken')).toBe(true);
    });
  });

  it('ignores the answer to an earlier start', () => {
    const state = flowAfter(wanted(), wanted({ currency: 'USD' }));
    expect(paymentFlow(state, prebooked(1))).toBe(state);
    expect(paymentFlow(state, failed(1))).toBe(state);
    expect(paymentFlow(state, prebooked(2))).toMatchObject({ status: 'pay', prebook: 'prebook 2' });
  });

  it('fails without an offer, and a retry does not help', () => {
    const state = flowAfter(wanted({ offerId: null }));
    expect(state).toMatchObject({ status: 'error', error: 'missing-offer-id' });
    expect(paymentFlow(state, RETRIED)).toBe(state);
    expect(paymentFlow(state, wanted())).toMatchObject({ status: 'prebooking' });
  });

  it('[PAY-27] starts again on a retry after an error, of prebook or of the widget', () => {
    expect(flowAfter(wanted(), failed(1), RETRIED)).toEqual({ ...STARTED, run: 2 });
    const widget = flowAfter(wanted(), prebooked(1), failed(1, 'script-not-loaded'));
    expect(widget).toMatchObject({ status: 'error', error: 'script-not-loaded' });
    expect(paymentFlow(widget, RETRIED)).toMatchObject({ status: 'prebooking', run: 2 });
  });

  it('starts again automatically when its prebook is outdated, and remembers the agreed terms', () => {
    const renewed = flowAfter(wanted(), prebooked(1), outdated(1));
    expect(renewed).toEqual({ ...STARTED, run: 2, isRenewal: true, agreed: 'prebook 1' });
    const again = flowAfter(wanted(), prebooked(1), outdated(1), failed(2), RETRIED);
    expect(again).toEqual({ ...renewed, run: 3 });
    expect(paymentFlow(again, wanted({ currency: 'USD' }))).toMatchObject({ isRenewal: false, agreed: null });
  });

  it('remembers no terms without consent', () => {
    expect(flowAfter(wanted(), prebooked(1, CHANGED), outdated(1))).toMatchObject({ isRenewal: true, agreed: null });
    const second = flowAfter(wanted(), prebooked(1), outdated(1), prebooked(2, CHANGED));
    expect(paymentFlow(second, outdated(2))).toMatchObject({ run: 3, agreed: 'prebook 1' });
    expect(paymentFlow(paymentFlow(second, agreed(2)), outdated(2))).toMatchObject({ run: 3, agreed: 'prebook 2' });
  });

  it('is not outdated because of an earlier prebook, or without a prebook', () => {
    for (const before of [[wanted()], [wanted(), failed(1)], [wanted(), prebooked(1), outdated(1), prebooked(2)]]) {
      const state = flowAfter(...before);
      expect(paymentFlow(state, outdated(1))).toBe(state);
    }
  });

  it('ignores retry, failure and consent while it is idle', () => {
    for (const event of [RETRIED, prebooked(1), failed(1), agreed(1), outdated(1)]) {
      expect(paymentFlow<string>(IDLE, event)).toBe(IDLE);
    }
  });

  it('ignores a retry while it works', () => {
    for (const state of [flowAfter(wanted()), flowAfter(wanted(), prebooked(1))]) {
      expect(paymentFlow(state, RETRIED)).toBe(state);
    }
  });

  it('keeps the first answer to a start: a second prebook, error or consent changes nothing', () => {
    const paid = flowAfter(wanted(), prebooked(1));
    expect(paymentFlow(paid, { ...prebooked(1), prebook: 'another' } as Event)).toBe(paid);
    expect(paymentFlow(paid, agreed(1))).toBe(paid);
    const broken = flowAfter(wanted(), failed(1));
    expect(paymentFlow(broken, prebooked(1))).toBe(broken);
    expect(paymentFlow(broken, failed(1, 'offer-gone'))).toBe(broken);
    expect(paymentFlow(broken, agreed(1))).toBe(broken);
    expect(canPay(broken, true)).toBe(false);
  });

  it('can be retried, unless there is nothing to retry', () => {
    const errors: PaymentError[] = ['missing-payment-keys', 'script-not-loaded', 'target-not-found', 'unable-to-start'];
    expect(errors.map(canRetry)).toEqual([true, true, true, true]);
    expect(['missing-offer-id', 'offer-gone'].map((error) => canRetry(error as PaymentError))).toEqual([false, false]);
  });

  it('waits for consent to changes, and for complete details', () => {
    const changed = flowAfter(wanted(), prebooked(1, CHANGED));
    expect([canPay(changed, true), canPay(paymentFlow(changed, agreed(1)), true)]).toEqual([false, true]);
    expect(canPay(paymentFlow(changed, agreed(1)), false)).toBe(false);
    expect(canPay(flowAfter(wanted(), prebooked(1)), true)).toBe(true);
    const money = { minor: 1, currency: 'EUR' };
    expect(canPay(flowAfter(wanted(), prebooked(1, { kind: 'lower', old: money, new: money })), true)).toBe(true);
  });

  it('never carries consent over to another prebook', () => {
    const event = fc.oneof(
      fc.constantFrom('EUR', 'USD').map((currency) => wanted({ currency })),
      fc.integer({ min: 1, max: 6 }).map((run) => prebooked(run, CHANGED)),
      fc.integer({ min: 1, max: 6 }).map((run) => failed(run)),
      fc.integer({ min: 1, max: 6 }).map(agreed),
      fc.integer({ min: 1, max: 6 }).map(outdated),
      fc.constant(RETRIED),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        let state: Flow = IDLE;
        for (const one of events) {
          const next: Flow = paymentFlow(state, one);
          if (next.status === 'pay' && next.isAgreed && next !== state) expect(one).toEqual(agreed(next.run));
          state = next;
        }
      }),
    );
  });
});
