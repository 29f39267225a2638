/** How the tabs of a visitor, and the window of a federated sign-in, tell each other that the session has changed. */
const SESSION_CHANNEL = 'session';

export type SessionMessage = { readonly kind: 'changed' } | { readonly kind: 'failed'; readonly reason: string };

/** Null where the browser lets no tab hear another: some do not, with storage blocked. */
export function openSessionChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(SESSION_CHANNEL);
  } catch {
    return null;
  }
}

export function tellSession(message: SessionMessage): void {
  const channel = openSessionChannel();
  channel?.postMessage(message);
  channel?.close();
}
