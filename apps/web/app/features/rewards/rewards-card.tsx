/** The rewards stamp card: 'Stay 10 nights, get one free'. Search-and-browse §1, §3 "Rewards card". */
import { Trans } from '@lingui/react/macro';
import type { Rewards } from '@tenth-night/contract/rewards';
import { NIGHTS_TO_FREE, stampCard } from '@tenth-night/domain/rewards/stamps';
import { windowsOf } from '@tenth-night/domain/rewards/windows';
import type { ReactNode } from 'react';
import { useServices } from '../../lib/page/services';
import { readyFreeNight } from '../../lib/session/use-rewards';
import { Facade } from './facade';
import styles from './rewards-card.module.css';

type Props = {
  /** Null while unknown. */
  readonly rewards: Rewards | null;
  /** Nights of stays to come. */
  readonly booked?: number;
  /** What they promise, in words. */
  readonly promise?: ReactNode;
  /** The free nights and the nights so far. */
  readonly children?: ReactNode;
};

export function RewardsCard({ rewards, booked = 0, promise, children }: Props) {
  const { site } = useServices();
  const { stamped, isFull } = stampCard(rewards?.nights ?? 0, readyFreeNight(rewards) !== null);
  const nights = rewards === null ? '–' : stamped;
  if (!site.hasFreeNights) return null;
  return (
    <section className="wrap" aria-labelledby="rewards">
      <div className={styles.card}>
        <div className={styles.say}>
          <h2 id="rewards">
            <Trans>Stay 10 nights, get one free</Trans>
          </h2>
          <p>
            {isFull ? (
              <Trans>All ten windows are lit: your next night is on the house.</Trans>
            ) : (
              <Trans>
                Every night you stay lights a window. When the tenth is lit, the next night is on the house.
              </Trans>
            )}
          </p>
          <p className={styles.count}>
            <Trans>
              {nights} <small>of {NIGHTS_TO_FREE} nights</small>
            </Trans>
          </p>
          {promise && <p className={styles.promise}>{promise}</p>}
          {children}
        </div>
        <div className={styles.show}>
          <Facade windows={windowsOf(stamped, booked)} />
        </div>
      </div>
    </section>
  );
}
