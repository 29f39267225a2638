/** What the numbers of the hotel-rate provider mean when it refuses to prebook or to book. The provider's error list. */
import type { Refusal } from '@tenth-night/domain/booking/book-outcome';
import { WIRE_ERROR_CODES as CODES } from '@tenth-night/provider-wire/hotel-rates/errors';
import { ProviderError } from '../provider-error';

type Reasons = Readonly<Record<number, Refusal>>;

/** Sold out or dearer, stale, unknown. */
const PREBOOK: Reasons = {
  [CODES.noAvailability]: 'offer-gone',
  [CODES.wrongInput]: 'offer-gone',
  [CODES.invalidField]: 'offer-gone',
  [CODES.outdatedOffer]: 'offer-gone',
};

/** A payment is looked for before the hotel is asked, so what the hotel says proves that there is one. */
const BOOK: Reasons = {
  [CODES.badRequest]: 'not-booked',
  [CODES.wrongInput]: 'not-booked',
  [CODES.invalidField]: 'not-booked',
  [CODES.wrongRate]: 'not-booked',
  [CODES.notConfirmed]: 'hotel-refused',
  [CODES.bookingFailed]: 'hotel-failed',
  [CODES.duplicateReference]: 'reference-used',
};

/** The same number stands for other troubles with a payment, after which a booking may be there. */
const NOT_COMPLETED = /payment not completed/i;

export const explainPrebook = explain(({ code }) => PREBOOK[code ?? 0]);

export const explainBook = explain(({ code, description }) =>
  code === CODES.bookingIncomplete && NOT_COMPLETED.test(description) ? 'not-paid' : BOOK[code ?? 0],
);

/** To be put behind a call as its `catch`. */
function explain(reasonOf: (error: ProviderError) => Refusal | undefined) {
  return (error: unknown): never => {
    if (error instanceof ProviderError) error.reason = reasonOf(error) ?? null;
    throw error;
  };
}
