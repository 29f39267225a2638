/** The user's account. Hotel-checkout-trips §2 "Account", §6. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { AccountPage } from '../features/account/account-page';
import { Avatar } from '../features/auth/avatar';
import { useSignOut } from '../features/auth/use-sign-out';
import { PageHead } from '../lib/page/page-head';
import { useSession } from '../lib/session/session';
import { useSignInRequest } from '../lib/session/sign-in-request';
import { Button, MAIN_BUTTON_CLASS } from '../ui/button';
import firstWindow from '../ui/drawings/first-window.svg?url';
import lockedDoor from '../ui/drawings/locked-door.svg?url';
import { Link } from '../ui/link';
import { StateCard } from '../ui/state-card';
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
    <StateCard
      drawing={lockedDoor}
      level={2}
      title={<Trans>Sign in to see your account</Trans>}
      action={
        <Button look="main" onClick={signIn}>
          <Trans>Sign in</Trans>
        </Button>
      }
      small={<Trans>You are not signed in. Use the Sign in button in the header.</Trans>}
    >
      <Trans>It holds your member number, your details for checkout, and how you sign in.</Trans>
    </StateCard>
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
    <div ref={takeFocus} tabIndex={-1} className={styles.erased} role="status">
      <StateCard
        drawing={firstWindow}
        level={2}
        title={<Trans>Safe travels</Trans>}
        action={
          <Link className={MAIN_BUTTON_CLASS} to="/">
            <Trans>Back to the start</Trans>
          </Link>
        }
      >
        <Trans>Your account is erased. Thank you for traveling with us.</Trans>
      </StateCard>
    </div>
  );
}

/** The dialog is gone, and so is the page that opened it. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
