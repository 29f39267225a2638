/** Whether a user is signed in: initialising, then a user or none. Search-and-browse §4 "Auth session". */
import type { SignedInUser as User } from '@tenth-night/contract/auth';
import { FIRST_PATHS } from '@tenth-night/contract/first-paths';
import { useSyncExternalStore } from 'react';
import { type Send, useServices } from '../page/services';

const TIMEOUT_MS = 10_000;

export type SessionState =
  | { readonly status: 'initialising' }
  | { readonly status: 'none' }
  | { readonly status: 'user'; readonly user: User };

export type Session = {
  state(): SessionState;
  /** The state that the server rendered. Hydration uses it, even if the answer is already there. */
  firstState(): SessionState;
  subscribe(listener: () => void): () => void;
  /**
   * Asks the API again. If the API cannot be reached, a known user stays signed in. Without a known user the state
   * becomes `none`.
   */
  refresh(): Promise<void>;
  set(user: User | null): void;
};

/** Without a session cookie it does not ask. */
export function createSession(hasSession: boolean, ask: () => Promise<User | null>): Session {
  const listeners = new Set<() => void>();
  const first: SessionState = { status: hasSession ? 'initialising' : 'none' };
  let state = first;
  const set = (user: User | null) => {
    state = user ? { status: 'user', user } : { status: 'none' };
    for (const listener of listeners) listener();
  };
  return {
    state: () => state,
    firstState: () => first,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set,
    async refresh() {
      const user = await ask().catch(() => (state.status === 'user' ? state.user : null));
      set(user);
    },
  };
}

/** Asks the API who is signed in. */
export async function askSession(send: Send): Promise<User | null> {
  const response = await send(FIRST_PATHS.session, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw response;
  return ((await response.json()) as { user?: User | null }).user ?? null;
}

export function useSession(): SessionState {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.state, session.firstState);
}
