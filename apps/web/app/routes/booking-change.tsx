/** Changes the dates or the guests of a booking, for its owner and for people with its link. */
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { ChangePage } from '../features/booking/change/change-page';
import { StayForm } from '../features/search-form/stay-form';
import { PageHead } from '../lib/page/page-head';
import { useParams, useSearchParams } from '../lib/router/router-view';
import { classNames } from '../ui/class-names';
import styles from './booking.module.css';

export const createRoute = () => ({ Component: BookingChange });

function BookingChange() {
  const { t } = useLingui();
  const { reference = '' } = useParams();
  const [query] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  return (
    <div className={classNames('wrap', styles.page, styles.change)}>
      <PageHead title={t`Change your stay`} isUnlisted />
      <ChangePage
        key={reference}
        link={{ reference, token: query.get('token') }}
        form={(criteria, hotelId) => <StayForm ref={form} criteria={criteria} hotelId={hotelId} />}
      />
    </div>
  );
}
