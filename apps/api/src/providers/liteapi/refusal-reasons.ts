/** The meaning of LiteAPI's error codes and messages, from its error list. No other file knows them. */
import { WIRE_ERROR_CODES as CODES } from '@tenth-night/provider-wire/hotel-rates/errors';
import type { ProviderReason } from '../provider-error';

/** The provider's error. `code` is null if the answer had none. */
export type Said = {
  readonly status: number;
  readonly code: number | null;
  readonly message: string;
  readonly description: string;
};

/** `nothing` is not an error: the requested thing does not exist. Undefined if the status alone tells the reason. */
export type ReasonOf = (said: Said) => ProviderReason | 'nothing' | undefined;

type Reasons = Readonly<Record<number, ProviderReason | 'nothing'>>;

/** Possible for every call. */
const ANY: Reasons = {
  [CODES.rateLimited]: 'rate-limited',
  [CODES.requestLimitExceeded]: 'rate-limited',
};

const BAD_INPUT: Reasons = { [CODES.badRequest]: 'bad-input', [CODES.wrongInput]: 'bad-input' };

/** The offer is sold out, more expensive, stale or unknown. */
const PREBOOK: Reasons = {
  [CODES.noAvailability]: 'offer-gone',
  [CODES.wrongInput]: 'offer-gone',
  [CODES.invalidField]: 'offer-gone',
  [CODES.outdatedOffer]: 'offer-gone',
};

/**
 * The provider checks the payment before it asks the hotel. So a refusal by the hotel proves that there is a payment.
 */
const BOOK: Reasons = {
  [CODES.badRequest]: 'not-booked',
  [CODES.wrongInput]: 'not-booked',
  [CODES.invalidField]: 'not-booked',
  [CODES.wrongRate]: 'not-booked',
  [CODES.notConfirmed]: 'hotel-refused',
  [CODES.bookingFailed]: 'hotel-failed',
  [CODES.duplicateReference]: 'reference-used',
};

/** The provider answers this for an unknown hotel or language. */
const HOTEL: Reasons = { [CODES.badRequest]: 'nothing', [CODES.wrongInput]: 'nothing' };

const UNKNOWN_BOOKING = 204;
const NOT_CANCELLED = 304;
const NOT_FOUND = 404;

/** The same code stands for other payment problems, and after those a booking may exist. */
const NOT_COMPLETED = /payment not completed/i;
const NO_AVAILABILITY = /no availability/i;
const VOUCHER = /voucher/i;
const ALREADY_EXISTS = /already exists/i;
const INVALID_LANGUAGE = /invalid language/i;

const wordsOf = ({ message, description }: Said) => `${message}: ${description}`;
/** Some numbers come as the error code, others as the status. */
const isOneOf = ({ code, status }: Said, numbers: readonly number[]) =>
  [code, status].some((number) => number !== null && numbers.includes(number));

export const reasonOfAny: ReasonOf = ({ code, status }) =>
  ANY[code ?? 0] ?? (status === 400 ? BAD_INPUT[code ?? 0] : undefined);

/** 'No availability', by code or by text, is not an error. Search-and-browse §8. */
export const reasonOfSearch: ReasonOf = (said) =>
  said.code === CODES.noAvailability || NO_AVAILABILITY.test(wordsOf(said)) ? 'nothing' : reasonOfAny(said);

export const reasonOfPlaces: ReasonOf = (said) => {
  if (said.code === CODES.badRequest || INVALID_LANGUAGE.test(wordsOf(said))) return 'unknown-language';
  return reasonOfSearch(said);
};

export const reasonOfPlace: ReasonOf = (said) => (said.code === CODES.invalidField ? 'nothing' : reasonOfPlaces(said));

export const reasonOfHotel: ReasonOf = (said) =>
  said.status === NOT_FOUND ? 'nothing' : (HOTEL[said.code ?? 0] ?? reasonOfSearch(said));

/**
 * The vendor does not document how it says why. If its words name a reason, we pass it on; otherwise the voucher is just
 * not accepted.
 */
const VOUCHER_REASONS: readonly (readonly [RegExp, ProviderReason])[] = [
  [/^invalid|not found|does not exist/i, 'voucher-refused'],
  [/expired|no longer valid/i, 'voucher-expired'],
  [/usages?.limit|used up|already used|fully redeemed|no (remaining|more) uses|budget/i, 'voucher-used-up'],
  [/minimum|min[. _-]spend/i, 'voucher-too-cheap'],
  [/currency/i, 'voucher-currency'],
];

function reasonOfRefusedVoucher(said: Said): ProviderReason {
  return VOUCHER_REASONS.find(([words]) => words.test(said.description))?.[1] ?? 'voucher-refused';
}

/** The codes of a refused voucher stand for other problems too. */
export const reasonOfPrebook: ReasonOf = (said) =>
  VOUCHER.test(wordsOf(said)) ? reasonOfRefusedVoucher(said) : (PREBOOK[said.code ?? 0] ?? reasonOfAny(said));

export const reasonOfBook: ReasonOf = (said) => {
  const isUnpaid = said.code === CODES.bookingIncomplete && NOT_COMPLETED.test(said.description);
  if (VOUCHER.test(wordsOf(said))) return 'not-booked';
  return isUnpaid ? 'not-paid' : (BOOK[said.code ?? 0] ?? reasonOfAny(said));
};

/** A completed change may be our own, from a call that lost its answer. So we look it up. */
export const reasonOfRebook: ReasonOf = (said) =>
  said.code === CODES.amendmentCompleted ? 'reference-used' : reasonOfBook(said);

export const reasonOfAlternatives: ReasonOf = (said) =>
  isOneOf(said, [NOT_FOUND, CODES.noAlternatives]) ? 'nothing' : reasonOfAny(said);

/** The provider answers like this for a prebook that is gone. */
export const reasonOfAlternative: ReasonOf = (said) =>
  said.code === CODES.wrongInput || isOneOf(said, [NOT_FOUND]) ? 'nothing' : reasonOfAny(said);

/** A voucher that exists is not an error: we create each code once. */
export const reasonOfVoucher: ReasonOf = (said) => (ALREADY_EXISTS.test(wordsOf(said)) ? 'nothing' : reasonOfAny(said));

/** We have not created it, so somebody else has. */
export const reasonOfNewPromoCode: ReasonOf = (said) =>
  ALREADY_EXISTS.test(wordsOf(said)) ? 'voucher-exists' : reasonOfAny(said);

export const reasonOfPromoCode: ReasonOf = (said) => (isOneOf(said, [NOT_FOUND]) ? 'nothing' : reasonOfAny(said));

export const reasonOfBooking: ReasonOf = (said) =>
  isOneOf(said, [UNKNOWN_BOOKING, NOT_FOUND]) ? 'nothing' : reasonOfAny(said);

export const reasonOfCancel: ReasonOf = (said) =>
  isOneOf(said, [UNKNOWN_BOOKING, NOT_FOUND, NOT_CANCELLED]) ? 'nothing' : reasonOfAny(said);
