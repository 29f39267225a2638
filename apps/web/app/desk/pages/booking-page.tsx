/** One booking: what it is, what waits, what can be done, and its story. */
import type { DeskActionBody, DeskBookingDetail } from '@tenth-night/contract/desk';
import { deskActionPath, deskBookingPath } from '@tenth-night/contract/desk-paths';
import type { PageProps } from '../desk';
import styles from '../desk.module.css';
import { useDeskApi } from '../desk-api';
import { Loaded, StateBadge } from '../parts';
import { useDeskAction } from '../use-desk-action';
import { useDeskLoad } from '../use-desk-load';
import { Actions } from './booking/actions';
import { Facts } from './booking/facts';
import { Letters } from './booking/letters';
import { Story } from './booking/story';

export function BookingPage({ reference, onClosed }: PageProps & { readonly reference: string }) {
  const api = useDeskApi();
  const loaded = useDeskLoad<DeskBookingDetail>(deskBookingPath(reference), onClosed);
  const { isBusy, problem, act } = useDeskAction(onClosed);

  async function onAct(body: DeskActionBody): Promise<void> {
    const isDone = await act(async () =>
      loaded.setAnswer(await api.post<DeskBookingDetail>(deskActionPath(reference), body)),
    );
    if (!isDone) loaded.retry();
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
          <Actions booking={booking} isBusy={isBusy} onAct={onAct} />
          <div className={styles.columns}>
            <Facts booking={booking} />
            <Letters booking={booking} isBusy={isBusy} onAct={onAct} />
          </div>
          <Story booking={booking} />
        </>
      )}
    </Loaded>
  );
}
