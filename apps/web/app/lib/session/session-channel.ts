/** Tabs of a visitor, and the popup of a federated sign-in, tell each other here that the session has changed. */
const SESSION_CHANNEL = 'session';

export type SessionMessage = { readonly kind: 'changed' } | { readonly kind: 'failed'; readonly reason: string };

/** Null if the browser offers no channel: some do not when storage is blocked. */
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
