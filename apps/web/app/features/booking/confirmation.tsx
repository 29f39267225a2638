/** The booking right after its payment. Hotel-checkout-trips §2 "Booking confirmation"; decision on OPEN-81. */

import { Trans } from '@lingui/react/macro';
import type { BookingView } from '@tenth-night/contract/booking';
import { isSameEmail } from '@tenth-night/domain/booking/confirmation';
import { isStillOn } from '@tenth-night/domain/booking/under-way';
import { SITE_PATHS } from '@tenth-night/domain/site/paths';
import { type ReactNode, useId } from 'react';
import { useServices } from '../../lib/page/services';
import { useMinute } from '../../lib/time/use-minute';
import { CancellationTimeline } from '../../stay-ui/cancellation-timeline';
import { ofHotel, useHotel } from '../../stay-ui/use-hotel';
import { BUTTON_CLASS } from '../../ui/button';
import { Link } from '../../ui/link';
import { Skeleton } from '../../ui/skeleton';
import type { BookingLink } from './booking-api';
import pageStyles from './booking-page.module.css';
import { BookingParts } from './booking-parts';
import { BookingShell } from './booking-shell';
import { ReplacedNote } from './change/replaced-note';
import styles from './confirmation.module.css';
import { ConfirmationBand, WaitingBand } from './confirmation-band';
import { OtherwiseNote } from './otherwise-note';
import { SupportContacts } from './support-contacts';
import { useBooking } from './use-booking';

type Props = {
  readonly link: BookingLink;
  /** From the address, so it is not trusted. */
  readonly email: string | null;
  /** The windows that a stay lights. */
  readonly lights: (booking: BookingView) => ReactNode;
};

export function Confirmation({ link, email, lights }: Props) {
  const { read, retry } = useBooking(link);
  return (
    <BookingShell read={read} stateClass={`wrap ${styles.message}`} waiting={<Waiting />} onRetry={retry}>
      {(booking, at) => <Confirmed booking={booking} at={at} link={link} email={email} lights={lights} />}
    </BookingShell>
  );
}

/** The band is there from the start: the traveller comes from a payment, and the page should not jump. */
function Waiting() {
  return (
    <>
      <WaitingBand />
      <div className={`wrap ${styles.after}`}>
        <Skeleton size="card" />
      </div>
    </>
  );
}

type ConfirmedProps = Props & { readonly booking: BookingView; readonly at: number };

function Confirmed({ booking, at: readAt, link, email, lights }: ConfirmedProps) {
  const id = useId();
  const { context } = useServices();
  const at = Math.max(readAt, useMinute());
  const hotel = useHotel(booking.hotelId, context.hotelLanguage);
  const isSent = booking.state === 'confirmed' && isSameEmail(email, booking.holder?.email ?? null);
  return (
    <>
      <ConfirmationBand
        booking={booking}
        link={link}
        hotel={hotel}
        email={isSent ? email : null}
        lights={lights(booking)}
      />
      <div className={`wrap ${styles.after}`}>
        <ReplacedNote booking={booking} />
        <OtherwiseNote booking={booking} />
        <BookingParts
          booking={booking}
          hotel={hotel}
          cancellation={
            isStillOn(booking.state) && (
              <section className={pageStyles.part} aria-labelledby={id}>
                <h2 id={id}>
                  <Trans>If your plans change</Trans>
                </h2>
                <CancellationTimeline
                  terms={booking.cancellation}
                  at={at}
                  timeZone={ofHotel(hotel, ({ timeZone }) => timeZone)}
                />
              </section>
            )
          }
          foot={
            <div className={pageStyles.foot}>
              <Link className={BUTTON_CLASS} to={SITE_PATHS.trips}>
                <Trans>Go to Trips</Trans>
              </Link>
              <SupportContacts />
            </div>
          }
        />
      </div>
    </>
  );
}
