/**
 * Where the visitor seems to be. Asks two services in order, once for all callers, and caches the result.
 * Search-and-browse §7, §8.
 */
import {
  NO_LOCATION,
  readPrimaryLocation,
  readSecondaryLocation,
  type VisitorLocation,
} from '@tenth-night/domain/preferences/location';

/** The timeout of each service. */
const TIMEOUT_MS = 4_000;
const KEPT_MS = 10 * 60_000;
const STORAGE_KEY = 'visitor-location';

type World = {
  readonly ask: {
    primary(signal: AbortSignal): Promise<unknown>;
    secondary(signal: AbortSignal): Promise<unknown>;
  };
  timeout(ms: number): AbortSignal;
  /** May throw: some browsers block storage. */
  storage(): Pick<Storage, 'getItem' | 'setItem'>;
  now(): number;
};

export function createLocationLookup({ ask, timeout, storage, now }: World): () => Promise<VisitorLocation> {
  let underWay: Promise<VisitorLocation> | null = null;

  async function find(): Promise<VisitorLocation> {
    const first = readPrimaryLocation(await quietly(ask.primary(timeout(TIMEOUT_MS))));
    return first ?? readSecondaryLocation(await quietly(ask.secondary(timeout(TIMEOUT_MS)))) ?? NO_LOCATION;
  }

  async function findAndKeep(): Promise<VisitorLocation> {
    const location = await find();
    attempt(() => storage().setItem(STORAGE_KEY, JSON.stringify({ at: now(), location })));
    underWay = null;
    return location;
  }

  function readKept(): VisitorLocation | null {
    const kept = attempt(() => JSON.parse(storage().getItem(STORAGE_KEY) ?? 'null'));
    const age = now() - kept?.at;
    return age >= 0 && age < KEPT_MS && kept.location ? { ...NO_LOCATION, ...kept.location } : null;
  }

  return async () => {
    const kept = readKept();
    if (kept) return kept;
    underWay ??= findAndKeep();
    return underWay;
  };
}

/** Ignores a failure: the next service is asked, then the defaults stay. */
const quietly = (answer: Promise<unknown>): Promise<unknown> => answer.catch(() => null);

function attempt<T>(what: () => T): T | null {
  try {
    return what();
  } catch {
    return null;
  }
}
