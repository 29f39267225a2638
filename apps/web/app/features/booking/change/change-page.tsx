/** Changes the dates or the guests of a booking at its hotel. The price comes first, and nothing happens by itself. */
import { Trans } from '@lingui/react/macro';
import type { BookingView } from '@tenth-night/contract/booking';
import { changeObstacle } from '@tenth-night/domain/booking/change';
import { refundStill } from '@tenth-night/domain/checkout/refund';
import { decodeSearch, type SearchCriteria } from '@tenth-night/domain/search/search-params';
import { dealRooms } from '@tenth-night/domain/stay/occupancy';
import { travellersIn } from '@tenth-night/domain/stay/party';
import { hotelDate } from '@tenth-night/domain/trips/hotel-date';
import { type ReactNode, useMemo, useState } from 'react';
import { useServices } from '../../../lib/page/services';
import { useSearchParams } from '../../../lib/router/router-view';
import { useMinute } from '../../../lib/time/use-minute';
import { StayWords } from '../../../stay-ui/stay-days';
import { ofHotel, useHotel } from '../../../stay-ui/use-hotel';
import { BackLink } from '../../../ui/back-link';
import { MAIN_BUTTON_CLASS } from '../../../ui/button';
import { Link } from '../../../ui/link';
import type { BookingLink } from '../booking-api';
import { bookingLinkPath } from '../booking-path';
import { BookingShell } from '../booking-shell';
import { BookingDetail } from '../booking-words';
import { useBooking } from '../use-booking';
import styles from './change-page.module.css';
import { ObstacleWords } from './obstacle-words';
import { OtherStays } from './other-stays';

type Props = {
  readonly link: BookingLink;
  /** The form for dates and travellers. It writes its choice into the address. */
  readonly form: (criteria: SearchCriteria, hotelId: string) => ReactNode;
};

export function ChangePage({ link, form }: Props) {
  const { read, retry } = useBooking(link);
  return (
    <BookingShell read={read} onRetry={retry}>
      {(booking, at) => (
        <div className={styles.page}>
          <BackLink className={styles.back} to={bookingLinkPath(link)}>
            <Trans>Back to the booking</Trans>
          </BackLink>
          <h1>
            <Trans>Change your stay</Trans>
          </h1>
          <Change booking={booking} at={at} link={link} form={form} />
        </div>
      )}
    </BookingShell>
  );
}

type ChangeProps = Props & { readonly booking: BookingView; readonly at: number };

function Change({ booking, at: readAt, link, form }: ChangeProps) {
  const { context } = useServices();
  const hotel = useHotel(booking.hotelId, context.hotelLanguage);
  // The refund may change while the page is open.
  const at = Math.max(readAt, useMinute());
  const current = { ...booking, refundNow: refundStill(booking.refundNow, booking.cancellation, at) };
  const timeZone = ofHotel(hotel, (known) => known.timeZone) ?? null;
  const obstacle = changeObstacle(current, hotelDate(at, timeZone));
  const { criteria, isOther } = useWanted(booking);
  const name = ofHotel(hotel, ({ name: known }) => known);
  if (obstacle || !current.refundNow) {
    return (
      <div className={styles.closed}>
        <p>
          {obstacle && obstacle !== 'closed' ? <ObstacleWords obstacle={obstacle} /> : <Closed booking={booking} />}
        </p>
        <Link className={MAIN_BUTTON_CLASS} to={bookingLinkPath(booking.replacement ?? link)}>
          <Trans>View booking</Trans>
        </Link>
      </div>
    );
  }
  return (
    <>
      <p className={styles.now}>
        {name && (
          <b>
            <bdi>{name}</bdi>
          </b>
        )}
        <StayWords dates={booking.dates} nights={null} />
      </p>
      <p className={styles.note}>
        <Trans>
          Choose other dates or guests. You see the difference in price before anything happens, and your booking stands
          until the new one is confirmed.
        </Trans>
      </p>
      {form(criteria, booking.hotelId)}
      {isOther && (
        <OtherStays booking={current} refund={current.refundNow} link={link} criteria={criteria} timeZone={timeZone} />
      )}
    </>
  );
}

function Closed({ booking }: { readonly booking: BookingView }) {
  if (booking.state === 'confirmed') return <Trans>This stay has begun. Please ask the hotel.</Trans>;
  return <BookingDetail booking={booking} />;
}

/** The stay in the address, or that of the booking as long as nothing is chosen. */
function useWanted(booking: BookingView): { readonly criteria: SearchCriteria; readonly isOther: boolean } {
  const services = useServices();
  const [query] = useSearchParams();
  const [today] = useState(services.today);
  return useMemo(() => {
    const asked = decodeSearch(query, today);
    const isAsked = query.get('checkin') === asked.dates.checkin;
    const { dates, travellers } = isAsked ? asked : { dates: booking.dates, travellers: travellersIn(booking.rooms) };
    const isSameDates = dates.checkin === booking.dates.checkin && dates.checkout === booking.dates.checkout;
    const isSameParty = JSON.stringify(dealRooms(travellers)) === JSON.stringify(booking.rooms);
    return { criteria: { ...asked, dates, travellers }, isOther: isAsked && !(isSameDates && isSameParty) };
  }, [query, today, booking]);
}
