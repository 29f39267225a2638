/** The same in the menu of a narrow screen, where words have space. */

import { Trans } from '@lingui/react/macro';
import { SITE_PATHS } from '@tenth-night/domain/site/paths';
import { useSession } from '../../lib/session/session';
import { useSignInRequest } from '../../lib/session/sign-in-request';
import { Link } from '../../ui/link';
import styles from './account-area.module.css';
import { Avatar } from './avatar';
import { useSignOut } from './use-sign-out';

type Props = { readonly linkClass: string | undefined; readonly onGo: () => void };

export function AccountMenu({ linkClass, onGo }: Props) {
  const session = useSession();
  const signIn = useSignInRequest();
  const signOut = useSignOut();
  if (session.status !== 'user') {
    return (
      <button
        type="button"
        className={linkClass}
        onClick={() => {
          onGo();
          signIn();
        }}
      >
        <Avatar user={null} />
        <Trans>Sign in</Trans>
      </button>
    );
  }
  return (
    <>
      <Link className={linkClass} to={SITE_PATHS.account} onClick={onGo}>
        <Avatar user={session.user} />
        <span className={styles.names}>
          <bdi className={styles.name}>{session.user.displayName}</bdi>
          <Trans>Account</Trans>
        </span>
      </Link>
      <button type="button" className={linkClass} onClick={() => signOut()}>
        <Trans>Sign out</Trans>
      </button>
    </>
  );
}
