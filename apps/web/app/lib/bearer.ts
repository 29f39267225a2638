/** A short-lived token for API calls that need one. It lives in this page's memory alone, never in a storage. */
import { API_BASE, PATHS } from '@tenth-night/contract/paths';
import { readJson } from './http-error';

/** A token that ends this soon may end on the way. */
const MARGIN_MS = 30_000;

type Token = { readonly token: string; readonly expiresAt: string };

let kept: (Token & { readonly uid: string }) | null = null;

/** `uid` is who is signed in now: another's token is never used. */
export async function bearer(uid: string, now: number): Promise<string> {
  if (kept?.uid === uid && Date.parse(kept.expiresAt) - now > MARGIN_MS) return kept.token;
  const url = API_BASE + PATHS.token;
  const headers = { 'content-type': 'application/json' };
  const answer = (await readJson(url, await fetch(url, { method: 'POST', headers, body: '{}' }))) as Token;
  kept = { ...answer, uid };
  return answer.token;
}
