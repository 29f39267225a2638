/** A short-lived token for API calls that need one. It lives in this page's memory alone, never in a storage. */
import { PATHS } from '@tenth-night/contract/paths';
import type { Send } from '../page/services';
import { readJson } from './http-error';

/** A token that ends this soon may end on the way. */
const MARGIN_MS = 30_000;

type Token = { readonly token: string; readonly expiresAt: string };

let kept: (Token & { readonly uid: string }) | null = null;

/** `uid` is who is signed in now: another's token is never used. */
export async function bearer(send: Send, uid: string, now: number, signal: AbortSignal): Promise<string> {
  if (kept?.uid === uid && Date.parse(kept.expiresAt) - now > MARGIN_MS) return kept.token;
  const headers = { accept: 'application/json', 'content-type': 'application/json' };
  const response = await send(PATHS.token, { method: 'POST', headers, body: '{}', signal });
  const answer = (await readJson(PATHS.token, response)) as Token;
  kept = { ...answer, uid };
  return answer.token;
}
