/** The checkout's calls of our API, and how it reads the answers. Hotel-checkout-trips §6, §7, §8; OPEN-76. */
import type { PrebookBody, PromoPrebookBody, SaveContactBody } from '@tenth-night/contract/booking';
import type { ErrorCode } from '@tenth-night/contract/errors';
import { PATHS } from '@tenth-night/contract/paths';
import type { PromoPrebookAnswer } from '@tenth-night/contract/prebook';
import { decodePrebook, type PrebookRead } from '@tenth-night/contract/prebook-codec';
import { PROMO_PATHS } from '@tenth-night/contract/promo-paths';
import type { PaymentError } from '@tenth-night/domain/checkout/payment-flow';
import { callApi, openCall } from '../../lib/api/api-call';
import { HttpError, readJson } from '../../lib/api/http-error';
import { isBusy } from '../../lib/api/is-busy';
import type { Services } from '../../lib/page/services';
import { warn } from '../../lib/page/warn';

/** Longer than our API's own timeout for a prebook. */
const PREBOOK_WITHIN_MS = 110_000;
const SAVED_WITHIN_MS = 20_000;

const ERRORS: Partial<Readonly<Record<ErrorCode, PaymentError>>> = {
  offer_gone: 'offer-gone',
  free_night_unusable: 'free-night-unusable',
};

const within = (ms: number, signal: AbortSignal) => AbortSignal.any([signal, AbortSignal.timeout(ms)]);

/** Returns the prebook, or the reason why there is none. */
export async function prebook(
  services: Services,
  body: PrebookBody | PromoPrebookBody,
  signal: AbortSignal,
): Promise<PrebookRead | PaymentError> {
  const { session } = services;
  if (session.state().status !== 'user') warn(services, 'Prebook without a token: nobody is signed in.');
  try {
    const path = 'promoCode' in body ? PROMO_PATHS.promoPrebook : PATHS.prebook;
    const asked = { path, body, auth: session, signal: within(PREBOOK_WITHIN_MS, signal) };
    const answer = (await callApi(services, asked)) as PromoPrebookAnswer;
    return 'refused' in answer ? answer.refused : (decodePrebook(answer) ?? 'missing-payment-keys');
  } catch (error) {
    const code = error instanceof HttpError ? error.code : null;
    // The user has signed out elsewhere meanwhile: the next attempt goes without a token.
    if (code === 'unauthorized' && !signal.aborted) void session.refresh();
    if (isBusy(error)) return 'busy';
    return (code && ERRORS[code]) || 'unable-to-start';
  }
}

/** Needs the payment's ids, but no sign-in. */
export async function saveContact(services: Services, body: SaveContactBody, signal: AbortSignal): Promise<void> {
  const response = await openCall(services, { path: PATHS.contact, body, signal: within(SAVED_WITHIN_MS, signal) });
  if (!response.ok) await readJson(PATHS.contact, response);
}
