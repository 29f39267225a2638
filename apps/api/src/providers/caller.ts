/**
 * The caller on whose behalf we call a provider. The API sets it for each request; our own background work has no
 * caller. See docs/decisions/0016-fair-shares.md.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

const callers = new AsyncLocalStorage<string>();

/** Everything that `work` starts belongs to this caller. */
export function asCaller<Result>(caller: string, work: () => Result): Result {
  return callers.run(caller, work);
}

/** Null for background work, such as the reconciler's. */
export function currentCaller(): string | null {
  return callers.getStore() ?? null;
}
