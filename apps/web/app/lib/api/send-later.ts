/** Retries a call that our API throttled or was too busy for, after the time in `retry-after`. */
import { pause } from '../time/pause';

const TRIES = 3;
/** Travellers do not wait longer than this. For a longer `retry-after` the page shows the error. */
const MAX_WAIT_S = 10;
/** Random extra delay, so that calls that were throttled together do not return together. */
const SPREAD_MS = 500;

/** A 503 without a time says that something is down, and not that we should come back soon. */
export const isRefusedForNow = ({ status, headers }: Response): boolean =>
  status === 429 || (status === 503 && headers.has('retry-after'));

/** A throttled call was not executed, so writes may be retried too. */
export async function sendLater(send: () => Promise<Response>, refused: Response, signal?: AbortSignal | null) {
  let response = refused;
  for (let tries = 0; isRefusedForNow(response) && tries < TRIES; tries++) {
    const seconds = Number(response.headers.get('retry-after'));
    if (!(seconds > 0 && seconds <= MAX_WAIT_S)) break;
    await pause(seconds * 1000 + Math.random() * SPREAD_MS, signal);
    response = await send();
  }
  return response;
}
