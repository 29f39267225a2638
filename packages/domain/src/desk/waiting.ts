/** What waits for a person at the operator's desk, and what that person may do about a booking. */
import { type BookingState, nextState } from '../booking/intent';

export type Waiting =
  /** It is paid and not booked: the money has to go back. */
  | 'refund-due'
  /** Only the traveller says that they paid. */
  | 'unverified'
  /** The provider has not answered for too long. */
  | 'no-answer'
  /** The provider confirmed other terms than we showed. */
  | 'other-terms'
  /** The traveller cancelled, and the booking still stands. */
  | 'still-standing'
  /** Another booking replaced it, and the provider has not ended it. */
  | 'not-ended'
  /** The mail server refused a letter for good. */
  | 'letter-refused';

export type DeskBooking = {
  readonly state: BookingState;
  /** When it entered this state. */
  readonly since: number;
  readonly isConfirmedOtherwise: boolean;
  readonly isCancelTried: boolean;
  /** We have checked often enough whether the provider has ended it. */
  readonly isLookedAtOften: boolean;
  readonly hasLetters: boolean;
  readonly hasRefusedLetter: boolean;
  /** What a person has set aside, and when. */
  readonly setAside: Readonly<Partial<Record<Waiting, number>>>;
};

export type DeskAction = 'mark-refunded' | 'look-up' | 'cancel' | 'send-letter' | 'set-aside';

/** Longer than most calls to the provider take. */
export const NO_ANSWER_AFTER_MS = 60_000;
/** We have called the provider, and wait for its answer. */
export const ANSWER_AWAITED: readonly BookingState[] = ['booking', 'unknown', 'cancelling', 'changing'];
/** Only the note of a person ends these: nothing in our data changes when the person has solved the problem. */
const SET_ASIDE: readonly Waiting[] = ['unverified', 'other-terms', 'still-standing', 'not-ended', 'letter-refused'];
/** The provider may know more than we do, and no call that changes anything is running. */
const LOOKED_UP: readonly BookingState[] = ['pending', 'unknown', 'failed', 'unverified', 'refund-due', 'confirmed'];

export function waitingOf(booking: DeskBooking, now: number): readonly Waiting[] {
  const { state, since, setAside } = booking;
  const all: readonly [Waiting, boolean][] = [
    ['refund-due', state === 'refund-due'],
    ['unverified', state === 'unverified'],
    ['no-answer', ANSWER_AWAITED.includes(state) && now - since > NO_ANSWER_AFTER_MS],
    ['other-terms', state === 'confirmed' && booking.isConfirmedOtherwise],
    ['still-standing', state === 'confirmed' && booking.isCancelTried],
    ['not-ended', state === 'changed' && booking.isLookedAtOften],
    ['letter-refused', booking.hasRefusedLetter],
  ];
  // A case that happens again after it was set aside waits again.
  const isSetAside = (waiting: Waiting) => (setAside[waiting] ?? Number.NEGATIVE_INFINITY) >= since;
  return all.flatMap(([waiting, holds]) => (holds && !isSetAside(waiting) ? waiting : []));
}

export function canBeSetAside(waiting: Waiting): boolean {
  return SET_ASIDE.includes(waiting);
}

export function deskActionsOf(booking: DeskBooking, now: number): readonly DeskAction[] {
  const { state, hasLetters } = booking;
  const all: readonly [DeskAction, boolean][] = [
    ['mark-refunded', nextState(state, 'refunded') !== null],
    ['look-up', LOOKED_UP.includes(state)],
    ['cancel', nextState(state, 'cancel-called') !== null],
    ['send-letter', hasLetters],
    ['set-aside', waitingOf(booking, now).some(canBeSetAside)],
  ];
  return all.flatMap(([action, isAllowed]) => (isAllowed ? action : []));
}
