/**
 * The end of a federated sign-in. A popup tells the page that opened it, and closes. Without a popup it goes back to
 * that page.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { isReturnPath } from '@tenth-night/contract/return-path';
import { useEffect, useEffectEvent } from 'react';
import { PageHead } from '../lib/page/page-head';
import { useSearchParams } from '../lib/router/router-view';
import { tellSession } from '../lib/session/session-channel';
import { BUTTON_CLASS } from '../ui/button';
import { Link } from '../ui/link';
import styles from './short-page.module.css';

export const createRoute = () => ({ Component: SignedIn });

function SignedIn() {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const next = returnPath(query.get('next'));
  const failure = useFailure(query);

  const finish = useEffectEvent(() => {
    tellSession(failure ? { kind: 'failed', reason: failure } : { kind: 'changed' });
    if (query.get('end') === 'close') window.close();
    // A full page load: only the checkout page may load the payment widget.
    else if (next && !failure) location.replace(next);
  });
  useEffect(() => finish(), []);

  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead title={t`Sign in`} isUnlisted />
      <h1>{failure ? <Trans>You are not signed in</Trans> : <Trans>You are signed in</Trans>}</h1>
      <p>{failure ?? <Trans>You can close this window.</Trans>}</p>
      <Link className={BUTTON_CLASS} to={next ?? '/'}>
        <Trans>Back to the site</Trans>
      </Link>
    </div>
  );
}

/** Checked, because anybody can write this address. */
const returnPath = (text: string | null) => (text && isReturnPath(text) ? text : null);

/** In our own words, because anybody can write this address. */
function useFailure(query: URLSearchParams): string | null {
  const { t } = useLingui();
  const error = query.get('error');
  if (!error) return null;
  if (error === 'access_denied') return t`The sign-in was canceled. Nothing has changed.`;
  if (error === 'account_not_linked') {
    return t`There is already an account with this email address. Sign in with its password.`;
  }
  // The next three occur when a user connects a Google account.
  if (error === 'email_does_not_match') {
    return t`This Google account and your account have different email addresses. Nothing has changed.`;
  }
  if (error === 'account_already_linked_to_different_user') {
    return t`This Google account already belongs to another account here. Nothing has changed.`;
  }
  if (error === 'unable_to_link_account') return t`This Google account could not be connected. Nothing has changed.`;
  return t`The sign-in did not work. Try again.`;
}
