/** The rewards stamp card: 'Stay 10 nights, get one free'. Search-and-browse §1, §3 "Rewards card". */
import { Trans } from '@lingui/react/macro';
import { NIGHTS_TO_FREE, stampCard } from '@tenth-night/domain/rewards/stamps';
import { windowsOf } from '@tenth-night/domain/rewards/windows';
import type { ReactNode } from 'react';
import { Facade } from './facade';
import styles from './rewards-card.module.css';

type Props = {
  /** 0 for visitors; null while unknown. */
  readonly stayed: number | null;
  /** Nights of stays to come. */
  readonly booked?: number;
  /** What they promise, in words. */
  readonly promise?: ReactNode;
};

export function RewardsCard({ stayed, booked = 0, promise }: Props) {
  const { stamped, isFull } = stampCard(stayed ?? 0);
  const windows = windowsOf(stamped, booked);
  const nights = stayed === null ? '–' : stamped;
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
        </div>
        <div className={styles.show}>
          <Facade windows={windows} />
        </div>
      </div>
    </section>
  );
}
