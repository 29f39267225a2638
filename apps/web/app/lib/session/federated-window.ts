/**
 * The traveller chooses a federated account in a popup. `/signed-in` closes the popup and tells this page the result.
 */
import { SITE_PATHS, withQuery } from '@tenth-night/domain/site/paths';
import { useEffect, useEffectEvent } from 'react';
import { openSessionChannel, type SessionMessage } from './session-channel';

const POPUP = 'popup,width=500,height=680';

/** `ask` returns the address at the identity provider. Returns false if this page itself goes there. */
export async function openFederated(ask: (returnTo: string) => Promise<string>): Promise<boolean> {
  // Opens the popup immediately: later the browser would block it as an advertisement. If it is blocked anyway, this
  // page goes there.
  const popup = window.open('', 'sign-in', POPUP);
  try {
    const back = popup ? { end: 'close' } : { next: location.pathname + location.search };
    const url = await ask(withQuery(SITE_PATHS['signed-in'], back));
    (popup ?? window).location.href = url;
    return popup !== null;
  } catch (error) {
    popup?.close();
    throw error;
  }
}

/** Receives the messages of the popup. */
export function useFederatedEnd(onEnd: (message: SessionMessage) => void): void {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const channel = openSessionChannel();
    if (!channel) return undefined;
    channel.onmessage = ({ data }: MessageEvent<SessionMessage>) => end(data);
    return () => channel.close();
  }, []);
}
