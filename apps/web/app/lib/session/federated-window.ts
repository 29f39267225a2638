/** A federated account is chosen in a window of its own; `/signed-in` closes it and tells this page how it ended. */
import { SITE_PATHS, withQuery } from '@tenth-night/domain/site/paths';
import { useEffect, useEffectEvent } from 'react';
import { openSessionChannel, type SessionMessage } from './session-channel';

const POPUP = 'popup,width=500,height=680';

/** `ask` gives the address at the identity provider. Answers whether this page stays where it is. */
export async function openFederated(ask: (returnTo: string) => Promise<string>): Promise<boolean> {
  // At once, or the browser takes the window for an advertisement. Where it still does, this page itself goes.
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

/** What the other window tells. */
export function useFederatedEnd(onEnd: (message: SessionMessage) => void): void {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const channel = openSessionChannel();
    if (!channel) return undefined;
    channel.onmessage = ({ data }: MessageEvent<SessionMessage>) => end(data);
    return () => channel.close();
  }, []);
}
