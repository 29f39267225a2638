/** One booking, for its owner and for people with its link. Decision on OPEN-81. */
import { useLingui } from '@lingui/react/macro';
import { BookingPage } from '../features/booking/booking-page';
import { PageHead } from '../lib/page/page-head';
import { useParams, useSearchParams } from '../lib/router/router-view';
import styles from './booking.module.css';

export const createRoute = () => ({ Component: Booking });

function Booking() {
  const { t } = useLingui();
  const { reference = '' } = useParams();
  const [query] = useSearchParams();
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead title={t`Your booking`} isUnlisted />
      <BookingPage key={reference} link={{ reference, token: query.get('token') }} />
    </div>
  );
}
