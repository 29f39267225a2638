/** A short-lived token for API calls that need one. It lives only in this page's memory, never in storage. */
import { PATHS } from '@tenth-night/contract/paths';
import type { Services } from '../page/services';
import { readJson } from './http-error';

/** A token this close to its end may expire on the way. */
const MARGIN_MS = 30_000;

type Token = { readonly token: string; readonly expiresAt: string };

export type Bearer = (uid: string, now: number, signal: AbortSignal) => Promise<string>;

/** `uid` is the user who is signed in now. The token of another user is never reused. */
export function createBearer({ send }: Pick<Services, 'send'>): Bearer {
  let last: (Token & { readonly uid: string }) | null = null;
  return async (uid, now, signal) => {
    if (last?.uid === uid && Date.parse(last.expiresAt) - now > MARGIN_MS) return last.token;
    const headers = { accept: 'application/json', 'content-type': 'application/json' };
    const response = await send(PATHS.token, { method: 'POST', headers, body: '{}', signal });
    const answer = (await readJson(PATHS.token, response)) as Token;
    last = { ...answer, uid };
    return answer.token;
  };
}
