/** One GET to the reviews service or to a proxy of it. */
import { ProviderError } from '../provider-error';

const VENDOR = 'reviews';

/** Null for an answer of unknown shape. */
export type Read<Answer> = (wire: unknown) => Answer | null;

/** Null if the service does not know the location. */
export async function getReviews<Answer>(url: string, timeoutMs: number, gone: AbortSignal, read: Read<Answer>) {
  const late = AbortSignal.timeout(timeoutMs);
  try {
    // Follows no redirect, so that the key in the URL goes nowhere else. A redirect is a failed answer.
    const signal = AbortSignal.any([gone, late]);
    const response = await fetch(url, { signal, headers: { accept: 'application/json' }, redirect: 'manual' });
    return readAnswer(url, response.status, await response.text(), read);
  } catch (cause) {
    if (gone.aborted || cause instanceof ProviderError) throw cause;
    const failure = late.aborted ? 'late' : 'lost';
    const what = late.aborted ? 'did not answer in time' : 'could not be reached';
    throw new ProviderError(`The reviews service ${what}`, { vendor: VENDOR, url, status: null, failure }, { cause });
  }
}

/** An answer that is not JSON, or JSON of another shape, is a failure too: hotel-checkout-trips §8. */
function readAnswer<Answer>(url: string, status: number, body: string, read: Read<Answer>): Answer | null {
  const details = { vendor: VENDOR, url, status, body };
  const isOk = status >= 200 && status < 300;
  if (!isOk && status !== 404) throw new ProviderError(`The reviews service answered HTTP ${status}`, details);
  const wire = parse(body, details);
  const answer = isOk ? read(wire) : null;
  if (isOk && answer === null) throw new ProviderError('The reviews service sent an answer of unknown form', details);
  return answer;
}

function parse(body: string, details: ConstructorParameters<typeof ProviderError>[1]): unknown {
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw new ProviderError('The reviews service did not send JSON', details, { cause });
  }
}
