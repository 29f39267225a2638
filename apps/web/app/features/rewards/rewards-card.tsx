/** The rewards stamp card: 'Stay 10 nights, get one free'. Search-and-browse §1, §3 "Rewards card". */
import { Trans } from '@lingui/react/macro';
import { NIGHTS_TO_FREE, stampCard } from '@tenth-night/domain/rewards/stamps';
import { useId } from 'react';
import { Facade } from './facade';
import styles from './rewards-card.module.css';

/** `stayed` is 0 for whoever is not signed in. */
export function RewardsCard({ stayed }: { readonly stayed: number }) {
  const headingId = useId();
  const { stamped: nights, isFull } = stampCard(stayed);
  return (
    <section className="wrap" aria-labelledby={headingId}>
      <div className={styles.card}>
        <div className={styles.say}>
          <h2 id={headingId}>
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
        </div>
        <div className={styles.show}>
          <Facade nights={nights} />
        </div>
      </div>
    </section>
  );
}
