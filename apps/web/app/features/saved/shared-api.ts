/** A shared list, for anybody who has its link. */
import type { SharedListAnswer, SharedListBody, VoteBody } from '@tenth-night/contract/saved';
import { SAVED_PATHS } from '@tenth-night/contract/saved-paths';
import { callApi } from '../../lib/api/api-call';
import { HttpError } from '../../lib/api/http-error';
import { isBusy } from '../../lib/api/is-busy';
import type { Services } from '../../lib/page/services';

export type SharedState = SharedListBody | 'ended' | 'busy' | 'failed';

const TIMEOUT_MS = 15_000;

export async function fetchSharedList(services: Services, token: string, signal: AbortSignal): Promise<SharedState> {
  try {
    const path = `${SAVED_PATHS.sharedList}?${new URLSearchParams({ token })}`;
    return ((await callApi(services, { path, signal })) as SharedListAnswer).data;
  } catch (error) {
    // A malformed link is as good as one that has ended.
    const isEnded = error instanceof HttpError && (error.code === 'not_found' || error.code === 'bad_request');
    if (isEnded) return 'ended';
    return isBusy(error) ? 'busy' : 'failed';
  }
}

export async function sendVote(services: Services, body: VoteBody): Promise<SharedListBody> {
  const call = { path: SAVED_PATHS.vote, method: 'PUT', body, signal: AbortSignal.timeout(TIMEOUT_MS) } as const;
  return ((await callApi(services, call)) as SharedListAnswer).data;
}
