/** All timings of bookings in one place, because they depend on each other. */

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** How long a process holds a booking before another may take it. The holder renews the lease while it works. */
export const LEASE_MS = 20 * SECOND_MS;
export const LEASE_RENEWAL_MS = 7 * SECOND_MS;

/** The longest call to the provider, longer than the provider ever takes. */
export const CALL_MS = 200 * SECOND_MS;
/** A call without an answer may still run at the provider for this long. */
export const CALL_AT_WORK_MS = 150 * SECOND_MS;
export const PREBOOK_CALL_MS = 100 * SECOND_MS;
/** The longest wait for the provider while a traveller waits for the booking's page. */
export const STATUS_CALL_MS = 3 * SECOND_MS;

/** A request waits this long for its booking. The booking continues after that. */
export const ANSWER_WITHIN_MS = 25 * SECOND_MS;
/** After 'not paid', we ask the provider again at the earliest after this. */
export const ASK_AGAIN_MS = 3 * SECOND_MS;

/** A prebook can be paid for this long. After that, the reconciler looks after travellers who did not come back. */
export const PAYABLE_MS = 25 * MINUTE_MS;
/** A traveller who just opened the card form has this long to pay. */
export const CARD_FORM_MS = 5 * MINUTE_MS;
/** If another payment may cover the same stay, we check again after this. */
export const OTHER_PAYMENT_MS = MINUTE_MS;

/** The first pause between tries, and the longest that it grows to. */
export const FIRST_PAUSE_MS = SECOND_MS;
export const LONGEST_PAUSE_MS = 20 * SECOND_MS;
/** How often we look up a booking whose reference is used but that the provider does not list. */
export const LOOK_AGAIN_MS = 5 * SECOND_MS;
/** If nothing was booked under a used reference for this long, nothing will be. */
export const GIVE_UP_MS = 45 * SECOND_MS;
/** We look up a given-up booking, or one whose cancellation failed, once more after this. */
export const LAST_LOOK_MS = 10 * MINUTE_MS;

/** After an exchange, the provider ends the old booking. We look after this, and at growing pauses. */
export const OLD_ENDS_MS = MINUTE_MS;
export const OLD_ENDS_TRIES = 7;

/** How often the reconciler looks for work. */
export const RECONCILE_EVERY_MS = SECOND_MS;
/** The shutdown waits this long for running bookings. */
export const FINISH_WITHIN_MS = 24 * SECOND_MS;
/** How often we delete rows without a payment, and how long we keep them. */
export const FORGET_EVERY_MS = HOUR_MS;
export const LOOKED_KEPT_MS = 30 * DAY_MS;
/** A traveller who said that they paid may ask about it for this long. */
export const CLAIM_KEPT_MS = 400 * DAY_MS;
