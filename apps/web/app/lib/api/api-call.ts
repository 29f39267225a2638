/**
 * One call of our API: JSON out, JSON in. Sends the user's token only if the call requires it. Search-and-browse §6, §7
 * "API base".
 */

import type { Services } from '../page/services';
import type { Session } from '../session/session';
import { createBearer } from './bearer';
import { readJson } from './http-error';
import { createSharedCalls } from './shared-calls';

export type ApiCall = {
  readonly path: string;
  /** A call with a body is a POST. */
  readonly body?: unknown;
  /** For a call that replaces or deletes the stored value. */
  readonly method?: 'PUT' | 'DELETE' | undefined;
  /** A POST that only reads: it may be shared and retried like a GET. */
  readonly isRead?: boolean;
  /** Set if the call requires authentication: the session knows who is signed in. */
  readonly auth?: Session;
  readonly signal: AbortSignal;
};

/** Returns the raw response, for streams. It is never shared with another caller. */
export function openCall(services: Services, call: ApiCall): Promise<Response> {
  return request(services, call, userOf(call));
}

export async function callApi(services: Services, call: ApiCall): Promise<unknown> {
  const uid = userOf(call);
  const { path, body, isRead = isReading(call) } = call;
  const work = async (signal: AbortSignal) => readJson(path, await request(services, { ...call, signal }, uid));
  if (!isRead) return work(call.signal);
  return services.single(createSharedCalls)(JSON.stringify([path, body, uid]), call.signal, work);
}

async function request(services: Services, call: ApiCall, uid: string | null): Promise<Response> {
  const { path, body, method, isRead = isReading(call), signal } = call;
  const headers = {
    accept: 'application/json',
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(uid && { authorization: `Bearer ${await services.single(createBearer)(uid, Date.now(), signal)}` }),
  };
  const content = body === undefined ? method && { method } : { method: method ?? 'POST', body: JSON.stringify(body) };
  return services.send(path, { ...content, headers, signal, isRead });
}

function isReading({ body, method }: ApiCall): boolean {
  return body === undefined && method === undefined;
}

function userOf({ auth }: ApiCall): string | null {
  const state = auth?.state();
  return state?.status === 'user' ? state.user.uid : null;
}
