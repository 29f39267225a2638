/** The account of whoever is signed in. Hotel-checkout-trips §2 "Account", §6. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { AccountCard } from '../features/account/account-card';
import { useSignOut } from '../features/auth/use-sign-out';
import { PageHead } from '../lib/page-head';
import { useSession } from '../lib/session';
import { useSignInRequest } from '../lib/sign-in-request';
import { Bone } from '../ui/bone';
import { Button } from '../ui/button';
import styles from './account.module.css';

export const createRoute = () => ({ Component: Account });

function Account() {
  const { t } = useLingui();
  const session = useSession();
  const signIn = useSignInRequest();
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead title={t`Account`} isUnlisted />
      <h1>
        <Trans>Account</Trans>
      </h1>
      {session.status === 'initialising' && <Bone size="card" />}
      {session.status === 'none' && (
        <>
          <p>
            <Trans>You are not signed in. Use the Sign in button in the header.</Trans>
          </p>
          <Button onClick={signIn}>
            <Trans>Sign in</Trans>
          </Button>
        </>
      )}
      {session.status === 'user' && (
        <>
          <AccountCard user={session.user} />
          <SignOut />
        </>
      )}
    </div>
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
