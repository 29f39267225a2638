/** The booking right after its payment. Hotel-checkout-trips §2 "Booking confirmation"; decision on OPEN-81. */

import { Trans } from '@lingui/react/macro';
import type { BookingView } from '@tenth-night/contract/booking';
import { isSameEmail, shownId, viewHotelPath } from '@tenth-night/domain/booking/confirmation';
import { SITE_PATHS } from '@tenth-night/domain/site/paths';
import { stayNights } from '@tenth-night/domain/stay/dates';
import { useServices } from '../../lib/page/services';
import { StayWords } from '../../stay-ui/stay-days';
import { useHotel } from '../../stay-ui/use-hotel';
import { BUTTON_CLASS, MAIN_BUTTON_CLASS } from '../../ui/button';
import { Fact } from '../../ui/fact';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import type { BookingLink } from './booking-api';
import { bookingLinkPath } from './booking-path';
import { BookingShell } from './booking-shell';
import { BookingDetail, BookingHeadline } from './booking-words';
import styles from './confirmation.module.css';
import { HotelPart } from './hotel-part';
import { OtherwiseNote } from './otherwise-note';
import { useBooking } from './use-booking';

type Props = {
  readonly link: BookingLink;
  /** From the address, so it is not trusted. */
  readonly email: string | null;
};

export function Confirmation({ link, email }: Props) {
  const { read, retry } = useBooking(link);
  return (
    <BookingShell read={read} onRetry={retry}>
      {(booking) => <Confirmed booking={booking} link={link} email={email} />}
    </BookingShell>
  );
}

type ConfirmedProps = Props & { readonly booking: BookingView };

function Confirmed({ booking, link, email }: ConfirmedProps) {
  const { context } = useServices();
  const { state, bookingId, clientReference, hotelId, dates, holder } = booking;
  const hotel = useHotel(hotelId, context.hotelLanguage);
  const isSent = state === 'confirmed' && isSameEmail(email, holder?.email ?? null);
  return (
    <div className={styles.confirmation}>
      <div className={styles.head}>
        <h1>
          {state === 'confirmed' && <Icon name="check" className={styles.check} />}
          <BookingHeadline booking={booking} />
        </h1>
        {isSent && (
          <p>
            <Trans>
              A confirmation email was sent to <bdi>{email}</bdi>
            </Trans>
          </p>
        )}
        <p>
          <BookingDetail booking={booking} />
        </p>
        <OtherwiseNote booking={booking} />
      </div>
      <div className={styles.card}>
        <HotelPart hotel={hotel}>
          <p className={styles.stay}>
            <Icon name="calendar" />
            <StayWords dates={dates} nights={stayNights(dates)} />
          </p>
        </HotelPart>
        <dl className={styles.ids}>
          <Fact name={<Trans>Booking ID</Trans>}>
            <bdi>{shownId(bookingId)}</bdi>
          </Fact>
          <Fact name={<Trans>Reference</Trans>}>
            <bdi>{shownId(clientReference)}</bdi>
          </Fact>
          <Fact name={<Trans>Hotel ID</Trans>}>
            <bdi>{shownId(hotelId)}</bdi>
          </Fact>
        </dl>
      </div>
      <div className={styles.ways}>
        <Link className={MAIN_BUTTON_CLASS} to={bookingLinkPath(link)}>
          <Trans>View booking</Trans>
        </Link>
        <Link className={BUTTON_CLASS} to={viewHotelPath(hotelId)}>
          <Trans>View hotel</Trans>
        </Link>
        <Link className={BUTTON_CLASS} to={SITE_PATHS.trips}>
          <Trans>Go to Trips</Trans>
        </Link>
      </div>
    </div>
  );
}
