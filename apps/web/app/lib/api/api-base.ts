/**
 * Looks for our API at other bases when the configured base does not answer. Search-and-browse §7 "API base", §9;
 * OPEN-02.
 */
import { API_BASE, FIRST_PATHS } from '@tenth-night/contract/first-paths';
import type { SendInit } from '../page/services';
import type { Api } from './send';
import { isRefusedForNow, sendLater } from './send-later';

const CLOUD_FUNCTIONS_BASE = '/functions/api';
const PROBE_TIMEOUT_MS = 4000;

type Call = {
  readonly base: string;
  readonly path: string;
  readonly init: SendInit;
  /** The result of the first attempt. */
  readonly asked: Promise<Response>;
};

/**
 * Probes the bases once per page, for all calls together. If there is no other base, the call keeps its first result.
 */
export async function sendElsewhere(api: Api, { base, path, init, asked }: Call): Promise<Response> {
  const refused = await asked.then(isRefusedForNow, () => false);
  if (refused) return sendLater(() => fetch(base + path, init), await asked, init.signal);
  api.search ??= findBase([api.base, API_BASE, CLOUD_FUNCTIONS_BASE]);
  const found = await api.search;
  if (!found || found === base) return asked;
  api.base = found;
  return (await maySendAgain(init, asked)) ? fetch(found + path, init) : asked;
}

async function findBase(candidates: readonly string[]): Promise<string | null> {
  for (const base of new Set(candidates)) if (await answersJson(base)) return base;
  return null;
}

async function answersJson(base: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS);
    const response = await fetch(base + FIRST_PATHS.health, { cache: 'no-store', signal });
    await response.json();
    return response.ok;
  } catch {
    return false;
  }
}

/** A write whose connection broke may have succeeded. Only a 404 or 405 proves that it was not executed. */
async function maySendAgain({ method = 'GET', isRead = method === 'GET' }: SendInit, asked: Promise<Response>) {
  const status = await asked.then(
    (response) => response.status,
    () => null,
  );
  return isRead || status === 404 || status === 405;
}
