/**
 * For developers, only in the sandbox: the states of the page, and somebody else's bookings by guest id. Decisions on
 * OPEN-82, TRIP-02 and TRIP-06.
 */
import { Trans } from '@lingui/react/macro';
import type { Rewards } from '@tenth-night/contract/rewards';
import { useId, useState } from 'react';
import { Button } from '../../ui/button';
import { FIELD_CLASS } from '../../ui/field';
import { Icon } from '../../ui/icon';
import styles from './diagnostics.module.css';
import { EndStays } from './end-stays';
import type { TripsState } from './use-trips';

type Props = {
  readonly state: TripsState;
  readonly rewards: Rewards | null;
  onSearch(guestId: string): void;
  onRewards(rewards: Rewards): void;
};

export function Diagnostics({ state, rewards, onSearch, onRewards }: Props) {
  const id = useId();
  const [guestId, setGuestId] = useState('');
  const entered = guestId.trim();
  const { mapping, bookings, trips, reason } = state;
  return (
    <details className={styles.box}>
      <summary>
        <Trans>Diagnostics</Trans>
        <Icon name="down" className={styles.turn} />
      </summary>
      <div className={styles.parts}>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (entered) onSearch(entered);
          }}
        >
          <div className={FIELD_CLASS}>
            <label htmlFor={id}>
              <Trans>Test by Guest ID</Trans>
            </label>
            <input id={id} value={guestId} dir="ltr" onChange={(event) => setGuestId(event.target.value)} />
          </div>
          <Button type="submit">
            <Trans>Search</Trans>
          </Button>
        </form>
        {rewards && <EndStays trips={trips} rewards={rewards} onRewards={onRewards} />}
        {/* For developers: the names of the states are not translated. */}
        <code dir="ltr" className={styles.line}>
          {[`mapping: ${mapping}`, `bookings: ${bookings}`, `${trips.length} found`, reason]
            .filter(Boolean)
            .join(' · ')}
        </code>
      </div>
    </details>
  );
}
