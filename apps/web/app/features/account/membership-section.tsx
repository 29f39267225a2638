/** The member number. Hotel-checkout-trips §2 "Account", §8. */
import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/button';
import { Logo } from '../../ui/logo';
import { Skeleton } from '../../ui/skeleton';
import { AccountSection, focusSection } from './account-section';
import styles from './membership-section.module.css';
import { type AccountState, useAccount } from './use-account';

const ID = 'membership';

export function MembershipSection() {
  const { account, retry } = useAccount();
  return (
    <AccountSection id={ID} title={<Trans>Membership</Trans>}>
      <div className={styles.pass}>
        <Logo />
        <Membership
          account={account}
          onRetry={() => {
            // The retry button disappears, and the focus must not go with it.
            focusSection(ID);
            retry();
          }}
        />
      </div>
    </AccountSection>
  );
}

type MembershipProps = { readonly account: AccountState; onRetry(): void };

function Membership({ account, onRetry }: MembershipProps) {
  switch (account.status) {
    case 'done':
      return (
        <p className={styles.words}>
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
      return <Skeleton size="line" />;
  }
}
