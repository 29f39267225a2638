/** The moment after the booking: its state, the reference, and what to do with it. */
import { Trans } from '@lingui/react/macro';
import type { BookingView } from '@tenth-night/contract/booking';
import { shownId } from '@tenth-night/domain/booking/confirmation';
import type { ReactNode } from 'react';
import type { HotelState } from '../../stay-ui/use-hotel';
import { MAIN_BUTTON_CLASS } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import type { BookingLink } from './booking-api';
import { bookingLinkPath } from './booking-path';
import { BookingTools } from './booking-tools';
import { BookingDetail, BookingHeadline } from './booking-words';
import styles from './confirmation-band.module.css';
import { StayPlace } from './stay-place';

type Props = {
  readonly booking: BookingView;
  readonly link: BookingLink;
  readonly hotel: HotelState;
  /** The address that the confirmation email was sent to. Null if none was, or if the visitor may not know it. */
  readonly email: string | null;
  /** The windows of the stay. */
  readonly lights: ReactNode;
};

export function ConfirmationBand({ booking, link, hotel, email, lights }: Props) {
  const isConfirmed = booking.state === 'confirmed';
  return (
    <section className={styles.band}>
      <div className={`wrap ${styles.row}`}>
        <div className={styles.words}>
          {isConfirmed && (
            <p className={styles.tick}>
              <Icon name="check" />
              <Trans>Paid and confirmed by the hotel</Trans>
            </p>
          )}
          <h1>
            <BookingHeadline booking={booking} />
          </h1>
          <p className={styles.lede}>
            {isConfirmed && (
              <span>
                <StayPlace booking={booking} hotel={hotel} />
              </span>
            )}
            <BookingDetail booking={booking} />
            {email && (
              <span>
                <Trans>
                  A confirmation email was sent to <bdi>{email}</bdi>
                </Trans>
              </span>
            )}
          </p>
          <p className={styles.reference}>
            <small>
              <Trans>Reference to show at the front desk</Trans>
            </small>
            <b dir="ltr">{shownId(booking.clientReference)}</b>
          </p>
          <div className={styles.ways}>
            <Link className={MAIN_BUTTON_CLASS} to={bookingLinkPath(link)}>
              <Trans>View booking</Trans>
            </Link>
            <BookingTools booking={booking} className={styles.onNight} />
          </div>
        </div>
        {isConfirmed && lights}
      </div>
    </section>
  );
}

export function WaitingBand() {
  return (
    <section className={classNames(styles.band, styles.waiting)}>
      <div className="wrap">
        <h1>
          <Trans>Your booking</Trans>
        </h1>
      </div>
    </section>
  );
}
