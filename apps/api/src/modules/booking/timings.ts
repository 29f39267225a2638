/** How long bookings wait for whom: all in one place, because each depends on others. */

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** A process works on a booking for this long before another may take it up. It is renewed while the work goes on. */
export const LEASE_MS = 20 * SECOND_MS;
export const LEASE_RENEWAL_MS = 7 * SECOND_MS;

/** The longest call to the provider, longer than the provider ever takes. */
export const CALL_MS = 200 * SECOND_MS;
/** A call without an answer may still be at work at the provider for this long. */
export const CALL_AT_WORK_MS = 150 * SECOND_MS;
export const PREBOOK_CALL_MS = 100 * SECOND_MS;
/** The longest wait for the provider while a traveller waits for the page of a booking. */
export const STATUS_CALL_MS = 3 * SECOND_MS;

/** A request waits this long for its booking; the booking itself goes on. */
export const ANSWER_WITHIN_MS = 25 * SECOND_MS;
/** When the browser asks again about a booking that goes on. */
export const ASK_AGAIN_MS = 3 * SECOND_MS;

/** A prebook can be paid for this long. After that, the reconciler looks after travellers who did not come back. */
export const PAYABLE_MS = 25 * MINUTE_MS;
/** A traveller who has just opened the card form is given this long to pay. */
export const CARD_FORM_MS = 5 * MINUTE_MS;
/** A stay that may be paid by another payment is looked at again after this. */
export const OTHER_PAYMENT_MS = MINUTE_MS;

/** Pauses between tries: the first, and the longest that it grows to. */
export const FIRST_PAUSE_MS = SECOND_MS;
export const LONGEST_PAUSE_MS = 20 * SECOND_MS;
/** A booking whose reference is used, and that the provider does not list, is looked up this often. */
export const LOOK_AGAIN_MS = 5 * SECOND_MS;
/** If nothing was booked under a used reference for this long, nothing will be. */
export const GIVE_UP_MS = 45 * SECOND_MS;
/** What was given up, or could not be cancelled, is looked up once more after this. */
export const LAST_LOOK_MS = 10 * MINUTE_MS;

/** How often the reconciler looks for work. */
export const RECONCILE_EVERY_MS = SECOND_MS;
/** The end of the process waits this long for bookings that are under way. */
export const FINISH_WITHIN_MS = 24 * SECOND_MS;
/** Rows of travellers who only looked are deleted this often, and after this long. */
export const FORGET_EVERY_MS = HOUR_MS;
export const LOOKED_KEPT_MS = 30 * DAY_MS;
/** A traveller who said that they paid may ask about it for this long. */
export const CLAIM_KEPT_MS = 400 * DAY_MS;
