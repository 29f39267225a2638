/** Who you are to us: email, user id, member number. Hotel-checkout-trips §2 "Account". */
import { Trans } from '@lingui/react/macro';
import type { SignedInUser } from '@tenth-night/contract/auth';
import { Bone } from '../../ui/bone';
import styles from './account-card.module.css';
import { type AccountState, useAccount } from './use-account';

export function AccountCard({ user }: { readonly user: SignedInUser }) {
  const account = useAccount();
  return (
    <div className={styles.card}>
      <dl className={styles.facts}>
        <dt>
          <Trans>Email</Trans>
        </dt>
        <dd>
          <bdi>{user.email}</bdi>
        </dd>
        <dt>
          <Trans>User ID</Trans>
        </dt>
        <dd>
          <bdi>{user.uid}</bdi>
        </dd>
      </dl>
      <section className={styles.membership} aria-labelledby="membership">
        <h2 id="membership">
          <Trans>Membership</Trans>
        </h2>
        <Membership account={account} />
      </section>
    </div>
  );
}

function Membership({ account }: { readonly account: AccountState }) {
  switch (account.status) {
    case 'done':
      return (
        <p>
          <Trans>
            Member number: <bdi className={styles.number}>{account.number}</bdi>
          </Trans>
        </p>
      );
    case 'not-found':
      return (
        <p>
          <Trans>No member number mapping found yet.</Trans>
        </p>
      );
    case 'error':
      return (
        <p role="alert">
          <Trans>Failed to load mapping</Trans>
        </p>
      );
    default:
      return <Bone size="line" />;
  }
}
