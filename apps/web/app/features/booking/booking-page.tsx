/**
 * One booking with all its details, and its cancellation. Hotel-checkout-trips §3 "Booking", §4 "Cancellation
 * timeline"; decision on OPEN-81.
 */

import { Trans } from '@lingui/react/macro';
import type { BookingView } from '@tenth-night/contract/booking';
import { shownId } from '@tenth-night/domain/booking/confirmation';
import { isStillOn } from '@tenth-night/domain/booking/under-way';
import { SITE_PATHS } from '@tenth-night/domain/site/paths';
import { useEffect, useRef } from 'react';
import { formatStay } from '../../i18n/date-time';
import { useServices } from '../../lib/page/services';
import { ofHotel, useHotel } from '../../stay-ui/use-hotel';
import { BackLink } from '../../ui/back-link';
import { BUTTON_CLASS, MAIN_BUTTON_CLASS } from '../../ui/button';
import { Link } from '../../ui/link';
import type { BookingLink } from './booking-api';
import styles from './booking-page.module.css';
import { BookingParts } from './booking-parts';
import { bookingLinkPath } from './booking-path';
import { BookingShell } from './booking-shell';
import { BookingTools } from './booking-tools';
import { BookingDetail, BookingHeadline } from './booking-words';
import { CancellationPart } from './cancellation-part';
import { ChangesPart } from './change/changes-part';
import { ReplacedNote } from './change/replaced-note';
import { OtherwiseNote } from './otherwise-note';
import { StayPlace } from './stay-place';
import { SupportContacts } from './support-contacts';
import { useBooking } from './use-booking';

export function BookingPage({ link }: { readonly link: BookingLink }) {
  const { read, retry, take } = useBooking(link);
  return (
    <BookingShell read={read} onRetry={retry}>
      {(booking, at) => <Booking booking={booking} at={at} link={link} onChange={take} />}
    </BookingShell>
  );
}

type Props = {
  readonly booking: BookingView;
  readonly at: number;
  readonly link: BookingLink;
  onChange(booking: BookingView): void;
};

function Booking({ booking, at, link, onChange }: Props) {
  const { context, visitor } = useServices();
  const hotel = useHotel(booking.hotelId, context.hotelLanguage);
  const part = {
    ...{ booking, at, link, onChange },
    timeZone: ofHotel(hotel, ({ timeZone }) => timeZone),
    hotelName: ofHotel(hotel, ({ name }) => name) ?? null,
  };
  return (
    <div className={styles.booking}>
      <div className={styles.head}>
        {booking.isOwn && (
          <BackLink to={SITE_PATHS.trips}>
            <Trans>Back to Trips</Trans>
          </BackLink>
        )}
        <Headline booking={booking} />
        <p className={styles.stay}>
          <StayPlace booking={booking} hotel={hotel} /> · {formatStay(booking.dates, visitor.language)}
        </p>
        <p className={styles.reference}>
          <Trans>Reference</Trans> <b dir="ltr">{shownId(booking.clientReference)}</b>
        </p>
        <p>
          <BookingDetail booking={booking} />
        </p>
        <ReplacedNote booking={booking} />
        <OtherwiseNote booking={booking} />
        {booking.replacement && (
          <Link className={MAIN_BUTTON_CLASS} to={bookingLinkPath(booking.replacement)}>
            <Trans>View the new booking</Trans>
          </Link>
        )}
        {booking.state === 'confirmed' && (
          <div className={styles.tools}>
            <BookingTools booking={booking} />
          </div>
        )}
      </div>
      <BookingParts
        booking={booking}
        hotel={hotel}
        changes={booking.state === 'confirmed' && <ChangesPart {...part} />}
        cancellation={isStillOn(booking.state) && <CancellationPart {...part} />}
        foot={
          <div className={styles.foot}>
            <Link className={BUTTON_CLASS} to={SITE_PATHS.trips}>
              <Trans>Go to Trips</Trans>
            </Link>
            <SupportContacts />
          </div>
        }
      />
    </div>
  );
}

function Headline({ booking }: Pick<Props, 'booking'>) {
  const { state } = booking;
  const heading = useRef<HTMLHeadingElement>(null);
  const told = useRef(state);

  useEffect(() => {
    // The focused cancel button has disappeared with the previous state.
    if (told.current !== state && document.activeElement === document.body) heading.current?.focus();
    told.current = state;
  }, [state]);

  return (
    <h1 ref={heading} tabIndex={-1}>
      <BookingHeadline booking={booking} />
    </h1>
  );
}
