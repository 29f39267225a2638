/** The signed-in user in the header. Search-and-browse §2 "Header". */

import { Trans, useLingui } from '@lingui/react/macro';
import { SITE_PATHS } from '@tenth-night/domain/site/paths';
import { useSession } from '../../lib/session/session';
import { useSignInRequest } from '../../lib/session/sign-in-request';
import { Link } from '../../ui/link';
import styles from './account-area.module.css';
import { Avatar } from './avatar';
import { useSignOut } from './use-sign-out';

type Props = {
  /** The class of its links and buttons. */
  readonly linkClass: string | undefined;
  /** The class of the parts that a narrow header moves to the menu. */
  readonly wideClass: string | undefined;
};

/**
 * The id of the button or link with the picture. The dialog repeats the string: an import would cost every page 0.5 kB.
 */
const ACCOUNT_ID = 'account';

export function AccountArea({ linkClass, wideClass }: Props) {
  const { t } = useLingui();
  const session = useSession();
  const signIn = useSignInRequest();
  const signOut = useSignOut();
  if (session.status === 'initialising') return <span className={styles.waiting} />;
  if (session.status === 'none') {
    return (
      <>
        <button type="button" className={`${linkClass} ${wideClass}`} onClick={signIn}>
          <Trans>Sign in</Trans>
        </button>
        <button type="button" id={ACCOUNT_ID} className={linkClass} aria-label={t`Account: sign in`} onClick={signIn}>
          <Avatar user={null} />
        </button>
      </>
    );
  }
  return (
    <>
      <Link id={ACCOUNT_ID} className={linkClass} to={SITE_PATHS.account}>
        <Avatar user={session.user} />
        <span className={`${styles.names} ${styles.beside}`}>
          <bdi className={styles.name}>{session.user.displayName}</bdi>
          <Trans>Account</Trans>
        </span>
      </Link>
      <button type="button" className={`${linkClass} ${wideClass}`} onClick={() => signOut()}>
        <Trans>Sign out</Trans>
      </button>
    </>
  );
}
