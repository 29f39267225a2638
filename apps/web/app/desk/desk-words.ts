/** The desk's words for states, calls and letters. */
import type { DeskBookingDetail, DeskBookingRow } from '@tenth-night/contract/desk';
import { type Money, minorDigits, toMajor } from '@tenth-night/domain/money/money';

type State = DeskBookingRow['state'];
type Waiting = DeskBookingRow['waiting'][number];
type Action = DeskBookingDetail['actions'][number];
export type Tone = 'good' | 'bad' | 'busy' | 'quiet';

export const STATE_WORDS: Readonly<Record<State, readonly [words: string, tone: Tone]>> = {
  intent: ['Checkout open', 'quiet'],
  paid: ['Paid, not sent yet', 'busy'],
  pending: ['Bank is working', 'busy'],
  booking: ['Sent to the provider', 'busy'],
  unknown: ['No answer yet', 'bad'],
  confirmed: ['Confirmed', 'good'],
  failed: ['Not booked, not paid', 'quiet'],
  unverified: ['Payment not verified', 'bad'],
  'refund-due': ['Refund due', 'bad'],
  refunded: ['Refunded', 'quiet'],
  cancelling: ['Being canceled', 'busy'],
  cancelled: ['Canceled', 'quiet'],
  changing: ['Being changed', 'busy'],
  changed: ['Replaced', 'quiet'],
};

/** What it is, and what to do. */
export const WAITING_WORDS: Readonly<Record<Waiting, readonly [what: string, todo: string]>> = {
  'refund-due': [
    'The money has to go back',
    'It is paid and nothing is booked. Return the payment in the payment provider’s dashboard, then mark it as refunded.',
  ],
  unverified: [
    'A payment could not be verified',
    'The traveler says that they paid; the provider never said so. Look for the transaction there. Refund it if it exists.',
  ],
  'no-answer': [
    'The provider has not answered for a minute',
    'We ask again by ourselves and never book twice. Call the provider if it takes longer than ten minutes.',
  ],
  'other-terms': [
    'Confirmed with other terms than shown',
    'Compare with the provider’s booking, and tell the traveler. Then set it aside.',
  ],
  'still-standing': [
    'The traveler canceled, and the booking stands',
    'The provider refused. Ask them, or cancel again. Then set it aside.',
  ],
  'not-ended': [
    'Exchanged, but the provider has not ended the old booking',
    'Ask the provider to cancel it without a refund: its payment belongs to the new booking. Then set it aside.',
  ],
  'letter-refused': ['A letter could not be sent', 'Check the address, and send it again or call the traveler.'],
};

export const ACTION_WORDS: Readonly<Record<Action, string>> = {
  'mark-refunded': 'Mark as refunded',
  'look-up': 'Look up at the provider',
  cancel: 'Cancel for the traveler…',
  'send-letter': 'Send again',
  'set-aside': 'Set aside',
};

const CALL_WORDS: Readonly<Record<string, string>> = {
  book: 'Book',
  findByReference: 'Look up by our reference',
  booking: 'Read the booking',
  cancel: 'Cancel',
  amend: 'Correct the holder',
  rebook: 'Exchange',
};

const DONE_WORDS: Readonly<Record<string, string>> = {
  open: 'Opened the booking',
  search: 'Searched',
  enrol: 'Set up a second factor',
  reset: 'Removed the second factor of',
  'come-in': 'Came in',
  'mark-refunded': 'Marked as refunded',
  'look-up': 'Asked for a look-up',
  cancel: 'Canceled for the traveler',
  'send-letter': 'Sent a letter again',
  'set-aside': 'Set aside',
  'create-code': 'Created the promo code',
  'switch-code-on': 'Switched the promo code on',
  'switch-code-off': 'Switched the promo code off',
  'make-vouchers': 'Asked for the missing vouchers of free nights',
};

export const callWords = (call: string): string => CALL_WORDS[call] ?? call;
export const doneWords = (action: string): string => DONE_WORDS[action] ?? action;

/** `not-booked` as `Not booked`. */
export function letterWords(kind: string): string {
  const words = kind.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function moneyWords(money: Money): string {
  const digits = minorDigits(money.currency);
  const style = { style: 'currency', currency: money.currency, minimumFractionDigits: digits } as const;
  return new Intl.NumberFormat('en-US', style).format(toMajor(money));
}

const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' });
export const momentWords = (at: string): string => MOMENT.format(new Date(at));

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
export const dayWords = (day: string): string => DAY.format(new Date(day));

const MINUTE_S = 60;
const HOUR_S = 3_600;
const DAY_S = 86_400;

/** `5 min`, `3 h`, `2 d` */
export function ageWords(since: string, now: number): string {
  const seconds = Math.max(0, Math.round((now - Date.parse(since)) / 1_000));
  if (seconds < MINUTE_S) return `${seconds} s`;
  if (seconds < HOUR_S) return `${Math.floor(seconds / MINUTE_S)} min`;
  return seconds < DAY_S ? `${Math.floor(seconds / HOUR_S)} h` : `${Math.floor(seconds / DAY_S)} d`;
}
