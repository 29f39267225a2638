/** How long the link to a booking opens it: a mailbox may be somebody else's one day. */
import type { StayDates } from '../stay/dates';

const DAY_MS = 86_400_000;
const DAYS_AFTER_STAY = 90;

/** Until 90 days after check-out, wherever the hotel is. Its owner, signed in, sees it for good. */
export function isLinkOpen({ checkout }: StayDates, now: number): boolean {
  return now < Date.parse(`${checkout}T12:00:00Z`) + DAYS_AFTER_STAY * DAY_MS;
}
