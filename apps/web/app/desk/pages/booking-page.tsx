/** One booking: what it is, what waits, what can be done, and its story. */
import type { DeskActionBody, DeskBookingDetail } from '@tenth-night/contract/desk';
import { deskActionPath, deskBookingPath } from '@tenth-night/contract/desk-paths';
import { useState } from 'react';
import type { PageProps } from '../desk';
import styles from '../desk.module.css';
import { DeskError, useDeskApi } from '../desk-api';
import { Loaded, StateBadge } from '../parts';
import { useDeskLoad } from '../use-desk-load';
import { Actions } from './booking/actions';
import { Facts } from './booking/facts';
import { Letters } from './booking/letters';
import { Story } from './booking/story';

export function BookingPage({ reference, onClosed }: PageProps & { readonly reference: string }) {
  const api = useDeskApi();
  const loaded = useDeskLoad<DeskBookingDetail>(deskBookingPath(reference), onClosed);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function act(body: DeskActionBody): Promise<void> {
    setIsBusy(true);
    setProblem(null);
    try {
      loaded.setAnswer(await api.post<DeskBookingDetail>(deskActionPath(reference), body));
    } catch (error) {
      const isClosed = error instanceof DeskError && error.code === 'second_factor';
      if (isClosed) onClosed();
      setProblem(error instanceof DeskError ? error.message : 'This did not work.');
      loaded.retry();
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Loaded {...loaded}>
      {(booking) => (
        <>
          <h1>
            {booking.reference} <StateBadge state={booking.state} />
          </h1>
          {problem && (
            <p role="alert" className={styles.problem}>
              {problem}
            </p>
          )}
          <Actions booking={booking} isBusy={isBusy} onAct={act} />
          <div className={styles.columns}>
            <Facts booking={booking} />
            <Letters booking={booking} isBusy={isBusy} onAct={act} />
          </div>
          <Story booking={booking} />
        </>
      )}
    </Loaded>
  );
}
