/** What the checkout asks of our API, and what it takes the answers for. Hotel-checkout-trips §6, §7, §8; OPEN-76. */
import type { PrebookBody, SaveContactBody } from '@tenth-night/contract/booking';
import { PATHS } from '@tenth-night/contract/paths';
import { decodePrebook, type PrebookAnswer, type PrebookRead } from '@tenth-night/contract/prebook-codec';
import type { PaymentError } from '@tenth-night/domain/checkout/payment-flow';
import { callApi, openCall } from '../../lib/api-call';
import { HttpError, readJson } from '../../lib/http-error';
import type { Services } from '../../lib/services';
import { warn } from '../../lib/warn';

/** The reading of a prebook, or why there is none. */
export async function prebook(
  { send, session }: Services,
  body: PrebookBody,
  signal: AbortSignal,
): Promise<PrebookRead | PaymentError> {
  if (session.state().status !== 'user') warn('Prebook without a token: nobody is signed in.');
  try {
    const answer = await callApi(send, { path: PATHS.prebook, body, auth: session, signal });
    return decodePrebook(answer as PrebookAnswer) ?? 'missing-payment-keys';
  } catch (error) {
    const code = error instanceof HttpError ? error.code : null;
    // Signed out meanwhile, somewhere else: the next try goes without a token.
    if (code === 'unauthorized' && !signal.aborted) void session.refresh();
    return code === 'offer_gone' ? 'offer-gone' : 'unable-to-start';
  }
}

/** Whoever knows the payment's ids may: nobody has to be signed in. */
export async function saveContact({ send }: Services, body: SaveContactBody, signal: AbortSignal): Promise<void> {
  const response = await openCall(send, { path: PATHS.contact, body, signal });
  if (!response.ok) await readJson(PATHS.contact, response);
}
