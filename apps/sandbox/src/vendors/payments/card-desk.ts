/** What happens to a card when the traveller presses Pay: refused, challenged by the bank, or authorised. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../../kernel/clock';
import type { Payment, PaymentDesk } from './payment-desk';
import { type CardInput, cardProblem, outcomeOf } from './test-cards';

export type CardAnswer =
  | { readonly kind: 'paid'; readonly query: Readonly<Record<string, string>> }
  | { readonly kind: 'challenge'; readonly path: string }
  | { readonly kind: 'refused'; readonly code: string; readonly field?: keyof CardInput };

export interface CardDesk {
  confirm(secretKey: string, card: CardInput): Promise<CardAnswer>;
  challenged(transactionId: string): Payment | undefined;
  decide(transactionId: string, isApproved: boolean): void;
  /** Called after the traveller has answered or left the bank's challenge. */
  afterChallenge(secretKey: string): CardAnswer;
  reset(): void;
}

const refused = (code: string, field?: keyof CardInput): CardAnswer =>
  field ? { kind: 'refused', code, field } : { kind: 'refused', code };

/** What the gateway adds to the return address (reference §6.3). */
const paid = ({ secretKey }: Payment): CardAnswer => ({
  kind: 'paid',
  query: {
    payment_intent: secretKey.split('_secret_')[0] ?? '',
    payment_intent_client_secret: secretKey,
    redirect_status: 'succeeded',
  },
});

export function createCardDesk(payments: PaymentDesk, clock: Clock, slowBankMs: number): CardDesk {
  /** Card endings by transaction, during the bank's challenge. */
  const pending = new Map<string, string>();

  return {
    confirm: async (secretKey, card) => {
      const payment = payments.bySecret(secretKey);
      if (!payment) return refused('closed');
      // The traveller pressed Pay twice, or in two windows. There is still only one payment.
      if (payment.status === 'authorised' || payment.status === 'captured') return paid(payment);
      if (payment.status === 'released') return refused('closed');
      const problem = cardProblem(card, clock.now());
      if (problem) return refused(problem.code, problem.field);
      const outcome = outcomeOf(card);
      const cardEnding = card.number.slice(-4);
      if (outcome === 'declined' || outcome === 'insufficient-funds') return refused(outcome, 'number');
      if (outcome === 'challenge') {
        pending.set(payment.transactionId, cardEnding);
        return { kind: 'challenge', path: `challenge/${payment.transactionId}` };
      }
      if (outcome === 'slow' && slowBankMs > 0) await wait(slowBankMs);
      const current = payments.byTransaction(payment.transactionId) ?? payment;
      return paid(current.status === 'open' ? payments.authorise(current, cardEnding) : current);
    },
    challenged: (transactionId) => (pending.has(transactionId) ? payments.byTransaction(transactionId) : undefined),
    decide: (transactionId, isApproved) => {
      const cardEnding = pending.get(transactionId);
      const payment = payments.byTransaction(transactionId);
      pending.delete(transactionId);
      if (isApproved && cardEnding !== undefined && payment?.status === 'open') payments.authorise(payment, cardEnding);
    },
    afterChallenge: (secretKey) => {
      const payment = payments.bySecret(secretKey);
      if (!payment) return refused('closed');
      pending.delete(payment.transactionId);
      return payment.status === 'authorised' ? paid(payment) : refused('not-approved', 'number');
    },
    reset: () => pending.clear(),
  };
}
