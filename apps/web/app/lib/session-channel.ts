/** How the tabs of a visitor, and the window of a federated sign-in, tell each other that the session has changed. */
export const SESSION_CHANNEL = 'session';

export type SessionMessage = { readonly kind: 'changed' } | { readonly kind: 'failed'; readonly reason: string };

export function tellSession(message: SessionMessage): void {
  const channel = new BroadcastChannel(SESSION_CHANNEL);
  channel.postMessage(message);
  channel.close();
}
