/**
 * Ends a booking without success, and decides what we tell about money: no more than we know. Decision: one payment,
 * one booking.
 */
import { afterUnpaid } from '@tenth-night/domain/booking/late-payment';
import type { Intent, IntentRepo, Patch } from './intent.repo';
import { isExchange, type MailKind } from './intent-parts';
import { DAY_MS } from './timings';

/** Per email address. */
const NEUTRAL_MAILS_A_DAY = 3;
/**
 * For the claims of one caller in one day. Many people may share an IP address, but few of them ever need such a
 * letter.
 */
const NEUTRAL_MAILS_A_CALLER = 10;

export type Parts = {
  readonly intents: IntentRepo;
  readonly now: () => number;
  /** Reports something that a person should look at. */
  report(intentId: string, what: string, error?: unknown): void;
};

export function createNotBookedOutcomes({ intents, now, report }: Parts) {
  const later = (ms: number) => new Date(now() + ms);

  /** Anybody can type any email address and so cause a letter that does not mention money. So we send few of them. */
  async function neutralMail({ holder, claimedFrom }: Intent): Promise<MailKind | undefined> {
    const kind = 'nothing-booked';
    if (!holder || (await intents.mailsTo(holder.email, kind, later(-DAY_MS))) >= NEUTRAL_MAILS_A_DAY) return undefined;
    if (claimedFrom && (await intents.mailsFrom(claimedFrom, kind)) >= NEUTRAL_MAILS_A_CALLER) return undefined;
    return kind;
  }

  /**
   * Nothing is booked, and nothing will be. What we tell the traveller about money depends on what we know:
   * - an exchange needs no payment; the old booking stands
   * - the provider saw the payment
   * - we only assumed a payment
   * - only the traveller says that they paid
   */
  async function end(intent: Intent, seen: 'refused' | 'given-up', patch: Patch): Promise<Intent> {
    if (isExchange(intent)) return intents.advance(intent, 'unpaid', patch);
    const { isPaymentSeen, isPaymentAssumed } = await intents.latest(intent);
    if (isPaymentSeen) return intents.advance(intent, seen, patch, 'not-booked');
    if (isPaymentAssumed) return intents.advance(intent, 'unpaid', patch);
    report(intent.id, 'has a claimed payment that could not be verified');
    return intents.advance(intent, 'unverified', patch, await neutralMail(intent));
  }

  /** The provider says that nothing is paid. A payment may still arrive a moment later. */
  async function unpaid(intent: Intent, failure: string): Promise<Intent> {
    const { event, lookAgainAt } = afterUnpaid(intent, now());
    const patch = { failure, unpaidAt: later(0), nextTryAt: lookAgainAt };
    // We promised a letter to travellers whom we told to wait for their bank.
    const mail = event === 'unpaid' && intent.isProcessing ? await neutralMail(intent) : undefined;
    return intents.advance(intent, event, patch, mail);
  }

  /** A traveller came back and says that they paid. Until now, we had only assumed it. */
  async function claim(intent: Intent, claimedFrom: string | null = null): Promise<Intent> {
    const patch = { isPaymentAssumed: false, claimedAt: later(0), claimedFrom };
    if (intent.state !== 'failed') {
      const current = await intents.amend(intent, patch);
      return current.isPaymentAssumed ? claim(current, claimedFrom) : current;
    }
    report(intent.id, 'has a claimed payment but was given up before');
    const mail = await neutralMail({ ...intent, claimedFrom });
    return intents.advance(intent, 'unverified', patch, mail);
  }

  return { end, unpaid, claim };
}
