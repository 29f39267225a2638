/** Something could not be loaded: what happened, what is safe, and a retry. Without a connection it says so instead. */
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useIsOnline } from '../lib/page/use-is-online';
import { Button } from '../ui/button';
import { StateCard, type StateCardProps } from '../ui/state-card';
import { TornLine } from '../ui/torn-line';

type Props = Pick<StateCardProps, 'level' | 'title' | 'small' | 'children'> & {
  /** Nothing failed: the API throttled us. */
  readonly isBusy?: boolean;
  readonly retry: (() => void) | ReactNode;
};

export function FailedState({ title, small, isBusy, retry, children, ...rest }: Props) {
  const isOffline = !useIsOnline();
  let sentence = children;
  if (isBusy) sentence = <Trans>We are getting too many requests right now. Wait a moment, then try again.</Trans>;
  if (isOffline) sentence = <Trans>Nothing is lost. Try again when you are back online.</Trans>;
  return (
    <StateCard
      {...rest}
      role="alert"
      drawing={<TornLine isOffline={isOffline} />}
      title={isOffline ? <Trans>You are offline</Trans> : title}
      small={small ?? (isOffline && <Trans>No connection</Trans>)}
      action={typeof retry === 'function' ? <Retry onRetry={retry} /> : retry}
    >
      {sentence}
    </StateCard>
  );
}

function Retry({ onRetry }: { onRetry(): void }) {
  return (
    <Button
      look="main"
      onClick={({ currentTarget }) => {
        // This button disappears, and the focus must not go with it.
        currentTarget.closest('main')?.focus({ preventScroll: true });
        onRetry();
      }}
    >
      <Trans>Try again</Trans>
    </Button>
  );
}
