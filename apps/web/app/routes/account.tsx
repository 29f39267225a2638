/** The user's account. Hotel-checkout-trips §2 "Account", §6. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { AccountPage } from '../features/account/account-page';
import { Avatar } from '../features/auth/avatar';
import { useSignOut } from '../features/auth/use-sign-out';
import { PageHead } from '../lib/page/page-head';
import { useSession } from '../lib/session/session';
import { useSignInRequest } from '../lib/session/sign-in-request';
import { BUTTON_CLASS, Button } from '../ui/button';
import { Link } from '../ui/link';
import styles from './account.module.css';

export const createRoute = () => ({ Component: Account });

function Account() {
  const { t } = useLingui();
  const session = useSession();
  const [isErased, setIsErased] = useState(false);
  const user = session.status === 'user' ? session.user : null;
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead title={t`Account`} isUnlisted />
      <h1>
        <Trans>Account</Trans>
      </h1>
      {session.status === 'none' ? (
        isErased ? (
          <Erased />
        ) : (
          <SignedOut />
        )
      ) : (
        <AccountPage
          key={user?.uid ?? 'waiting'}
          user={user}
          avatar={<Avatar user={user} isLarge />}
          ways={<SignOut />}
          onErased={() => setIsErased(true)}
        />
      )}
    </div>
  );
}

function SignedOut() {
  const signIn = useSignInRequest();
  return (
    <>
      <p>
        <Trans>You are not signed in. Use the Sign in button in the header.</Trans>
      </p>
      <Button onClick={signIn}>
        <Trans>Sign in</Trans>
      </Button>
    </>
  );
}

function SignOut() {
  const [hasFailed, setHasFailed] = useState(false);
  const signOut = useSignOut(() => setHasFailed(true));
  return (
    <div className={styles.actions}>
      <Button onClick={() => signOut()}>
        <Trans>Sign out</Trans>
      </Button>
      <Button onClick={() => signOut('everywhere')}>
        <Trans>Sign out on all devices</Trans>
      </Button>
      <p className={styles.problem} role="alert">
        {hasFailed && <Trans>You are still signed in: we could not be reached. Try again.</Trans>}
      </p>
    </div>
  );
}

function Erased() {
  return (
    <>
      <p ref={takeFocus} tabIndex={-1} className={styles.erased} role="status">
        <Trans>Your account is erased. Thank you for traveling with us.</Trans>
      </p>
      <Link className={BUTTON_CLASS} to="/">
        <Trans>Back to the start</Trans>
      </Link>
    </>
  );
}

/** The dialog is gone, and so is the page that opened it. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
