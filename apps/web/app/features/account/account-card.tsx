/** Who you are to us: email, user id, member number. Hotel-checkout-trips §2 "Account". */
import { Trans } from '@lingui/react/macro';
import type { SignedInUser } from '@tenth-night/contract/auth';
import { useRef } from 'react';
import { Bone } from '../../ui/bone';
import { Button } from '../../ui/button';
import styles from './account-card.module.css';
import { type AccountState, useAccount } from './use-account';

export function AccountCard({ user }: { readonly user: SignedInUser }) {
  const { account, retry } = useAccount();
  const heading = useRef<HTMLHeadingElement>(null);
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
        <h2 id="membership" ref={heading} tabIndex={-1}>
          <Trans>Membership</Trans>
        </h2>
        <Membership
          account={account}
          onRetry={() => {
            // The button that asks goes away, and the focus must not go with it.
            heading.current?.focus({ preventScroll: true });
            retry();
          }}
        />
      </section>
    </div>
  );
}

type MembershipProps = { readonly account: AccountState; onRetry(): void };

function Membership({ account, onRetry }: MembershipProps) {
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
          {account.hasRecord ? (
            <Trans>Mapping document exists but no guestId field present.</Trans>
          ) : (
            <Trans>No member number mapping found yet.</Trans>
          )}
        </p>
      );
    case 'error':
      return (
        <div className={styles.failed} role="alert">
          <p>
            <Trans>Failed to load mapping</Trans>
          </p>
          <Button onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      );
    default:
      return <Bone size="line" />;
  }
}
