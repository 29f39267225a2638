/** Saved hotels in lists, with what they cost now. docs/decisions/0025-saved-lists.md. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { SavedLists } from '../features/saved/saved-lists';
import { useStay } from '../features/saved/use-stay';
import { StayForm } from '../features/search-form/stay-form';
import { PageHead } from '../lib/page/page-head';
import { useSaved } from '../lib/saved/use-saved';
import { useSession } from '../lib/session/session';
import { useSignInRequest } from '../lib/session/sign-in-request';
import { SavedNoticeHost } from '../stay-ui/saved-notice-host';
import { Skeleton } from '../ui/skeleton';
import { TextButton } from '../ui/text-button';
import styles from './saved.module.css';

export const createRoute = () => ({ Component: Saved });

function Saved() {
  const { t } = useLingui();
  const stay = useStay();
  const form = useRef<HTMLFormElement>(null);
  const { store, status, lists } = useSaved();
  // Another device may have saved something since the last page.
  useEffect(() => {
    if (store.state().status === 'account') void store.load();
  }, [store]);
  const isEmpty = lists.every(({ hotels }) => hotels.length === 0);
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead title={t`Saved hotels`} isUnlisted />
      <div className={styles.top}>
        <h1>
          <Trans>Saved hotels</Trans>
        </h1>
        <Where status={status} onRetry={store.load} />
      </div>
      {stay && !isEmpty && <StayForm key={stay.dates.checkin + stay.dates.checkout} ref={form} criteria={stay} />}
      {stay ? <SavedLists stay={stay} /> : <Skeleton size="card" />}
      <SavedNoticeHost />
    </div>
  );
}

type WhereProps = { readonly status: ReturnType<typeof useSaved>['status']; onRetry(): void };

/** Where the hotels are kept. */
function Where({ status, onRetry }: WhereProps) {
  const session = useSession();
  const signIn = useSignInRequest();
  if (status === 'failed') {
    return (
      <p role="alert">
        <Trans>We could not load the lists of your account. These are the ones in this browser.</Trans>{' '}
        <TextButton onClick={onRetry}>
          <Trans>Try again</Trans>
        </TextButton>
      </p>
    );
  }
  if (session.status !== 'none') return null;
  return (
    <p>
      <Trans>Kept in this browser.</Trans>{' '}
      <TextButton onClick={signIn}>
        <Trans>Sign in to have them on every device</Trans>
      </TextButton>
    </p>
  );
}
