/** Tells the meters how a search went: its first price, and its end. */
import { ERROR_STATUS } from '@tenth-night/contract/errors';
import type { Meters } from '../../metrics/meters';
import { errorCode } from '../../plugins/errors';
import type { PricedHotel } from './rate-flight';

type Groups = AsyncIterable<readonly PricedHotel[]>;
/** `refused`: the request was wrong, or came too often. `left`: the visitor went away. */
type Outcome = 'success' | 'empty' | 'refused' | 'failed' | 'left';

const FIRST_OWN_FAULT = 500;

export function meterSearch(groups: Groups, gone: AbortSignal, meters?: Meters): Groups {
  return meters ? metered(groups, gone, meters) : groups;
}

/** An answer whose bytes were ready. */
export function countReadySearch(meters?: Meters): void {
  meters?.count('searchesStarted', {});
  meters?.time('firstPrice', {}, 0);
  meters?.count('searchesFinished', { outcome: 'success' });
}

async function* metered(groups: Groups, gone: AbortSignal, meters: Meters): AsyncGenerator<readonly PricedHotel[]> {
  const startedAt = performance.now();
  meters.count('searchesStarted', {});
  let outcome: Outcome = 'left';
  let hasPrice = false;
  try {
    for await (const group of groups) {
      if (!hasPrice) meters.time('firstPrice', {}, performance.now() - startedAt);
      hasPrice = true;
      yield group;
    }
    outcome = hasPrice ? 'success' : 'empty';
  } catch (error) {
    if (!gone.aborted) outcome = ERROR_STATUS[errorCode(error)] < FIRST_OWN_FAULT ? 'refused' : 'failed';
    throw error;
  } finally {
    meters.count('searchesFinished', { outcome });
  }
}
