/** A call that our API refuses for now, because too many come from here, is sent again when it may come. */
import { pause } from '../time/pause';

const TRIES = 3;
/** Nobody looks at a page that loads for longer than this: then it says so. */
const MAX_WAIT_S = 10;
/** So that calls that were refused together do not come back together. */
const SPREAD_MS = 500;

/** A refused call has done nothing, so a call that changes something may be sent again too. */
export async function sendLater(send: () => Promise<Response>, refused: Response, signal?: AbortSignal | null) {
  let response = refused;
  for (let tries = 0; response.status === 429 && tries < TRIES; tries++) {
    const seconds = Number(response.headers.get('retry-after'));
    if (!(seconds > 0 && seconds <= MAX_WAIT_S)) break;
    await pause(seconds * 1000 + Math.random() * SPREAD_MS, signal);
    response = await send();
  }
  return response;
}
