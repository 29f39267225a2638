/** How long the link opens a booking. It ends because the mailbox may belong to another person one day. */
import type { StayDates } from '../stay/dates';

const DAY_MS = 86_400_000;
const DAYS_AFTER_STAY = 90;

/** Until 90 days after check-out, wherever the hotel is. The signed-in owner can always see the booking. */
export function isLinkOpen({ checkout }: StayDates, now: number): boolean {
  return now < Date.parse(`${checkout}T12:00:00Z`) + DAYS_AFTER_STAY * DAY_MS;
}
