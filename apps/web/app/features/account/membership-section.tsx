/** The member number, and the nights towards a free one. Hotel-checkout-trips §2 "Account", §8. */
import { Trans } from '@lingui/react/macro';
import { NIGHTS_TO_FREE, stampCard } from '@tenth-night/domain/rewards/stamps';
import { useServices } from '../../lib/page/services';
import { readyFreeNight, useRewards } from '../../lib/session/use-rewards';
import { Amount } from '../../ui/amount';
import { Button } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';
import { AccountSection, focusSection } from './account-section';
import styles from './membership-section.module.css';
import { type AccountState, useAccount } from './use-account';

const ID = 'membership';
const WINDOWS = Array.from({ length: NIGHTS_TO_FREE }, (_, k) => k);

export function MembershipSection() {
  const { account, retry } = useAccount();
  const { format, site } = useServices();
  const { rewards } = useRewards();
  const freeNight = readyFreeNight(rewards);
  const { stamped } = stampCard(rewards?.nights ?? 0, freeNight !== null);
  const nights = rewards === null ? '–' : stamped;
  return (
    <AccountSection id={ID} title={<Trans>Membership</Trans>} isNight>
      <div className={styles.pass}>
        <Mark lit={stamped} />
        <div className={styles.member}>
          <Membership
            account={account}
            onRetry={() => {
              // The retry button disappears, and the focus must not go with it.
              focusSection(ID);
              retry();
            }}
          />
        </div>
        {site.hasFreeNights && (
          <div className={styles.stays}>
            <p className={styles.count}>
              <Trans>
                {nights} <small>of {NIGHTS_TO_FREE} nights</small>
              </Trans>
            </p>
            <p className={styles.words}>
              {freeNight ? (
                <Trans>
                  Your next night is on us: <Amount>{format.money(freeNight.worth)}</Amount> off your next stay. Use it
                  at checkout.
                </Trans>
              ) : (
                <Trans>Stay 10 nights, get one free</Trans>
              )}
            </p>
          </div>
        )}
      </div>
    </AccountSection>
  );
}

/** Our mark, with a lit window for each night, from the lowest to the tenth. */
function Mark({ lit }: { readonly lit: number }) {
  return (
    <svg className={styles.mark} viewBox="0 0 14 29.7" aria-hidden="true">
      {WINDOWS.map((window) => (
        <rect
          key={window}
          className={window < lit ? styles.lit : undefined}
          x={(window % 2) * 8}
          y={(4 - Math.floor(window / 2)) * 6.2}
          width="6"
          height="4.9"
          rx="1"
        />
      ))}
    </svg>
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
