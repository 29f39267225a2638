/** What can be changed about a booking: dates and guests on a page of their own, name and email in a dialog. */
import { Trans } from '@lingui/react/macro';
import { changeObstacle } from '@tenth-night/domain/booking/change';
import { refundStill } from '@tenth-night/domain/checkout/refund';
import { isOver } from '@tenth-night/domain/trips/booking';
import { hotelDate } from '@tenth-night/domain/trips/hotel-date';
import { useId, useState } from 'react';
import { useLazyPart } from '../../../lib/page/use-lazy-part';
import { useMinute } from '../../../lib/time/use-minute';
import { BUTTON_CLASS, Button } from '../../../ui/button';
import { Link } from '../../../ui/link';
import styles from '../booking-page.module.css';
import type { BookingPartProps } from '../booking-part-props';
import { changeLinkPath } from '../booking-path';
import { ObstacleWords } from './obstacle-words';

const loadDialog = async () => (await import('./holder-dialog')).HolderDialog;

export function ChangesPart({ booking, at: readAt, link, timeZone, onChange }: BookingPartProps) {
  const id = useId();
  const at = Math.max(readAt, useMinute());
  const { Part: HolderDialog, prepare } = useLazyPart('change', loadDialog);
  const [isCorrecting, setIsCorrecting] = useState(false);
  const today = hotelDate(at, timeZone ?? null);
  const refundNow = refundStill(booking.refundNow, booking.cancellation, at);
  const obstacle = changeObstacle({ ...booking, refundNow }, today);
  const { newHolder } = booking;
  if (isOver(booking, today)) return null;
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>
        <Trans>Changes</Trans>
      </h2>
      {obstacle && obstacle !== 'closed' && (
        <p>
          <ObstacleWords obstacle={obstacle} />
        </p>
      )}
      {newHolder && (
        <p role="status">
          <Trans>
            We are passing the new details on to the hotel:{' '}
            <bdi>
              {newHolder.firstName} {newHolder.lastName}, {newHolder.email}
            </bdi>
          </Trans>
        </p>
      )}
      <div className={styles.tools}>
        {!obstacle && (
          <Link className={BUTTON_CLASS} to={changeLinkPath(link)}>
            <Trans>Change dates or guests</Trans>
          </Link>
        )}
        <Button
          onClick={() => {
            prepare();
            setIsCorrecting(true);
          }}
        >
          <Trans>Correct name or email</Trans>
        </Button>
      </div>
      {isCorrecting && HolderDialog && (
        <HolderDialog booking={booking} link={link} onChange={onChange} onClose={() => setIsCorrecting(false)} />
      )}
    </section>
  );
}
