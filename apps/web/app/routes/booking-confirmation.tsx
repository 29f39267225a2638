/** The booking that was just paid for. Hotel-checkout-trips §2 "Booking confirmation"; decision on OPEN-81. */
import { useLingui } from '@lingui/react/macro';
import type { BookingView } from '@tenth-night/contract/booking';
import { readConfirmation, withoutEmail } from '@tenth-night/domain/booking/confirmation';
import { stayNights } from '@tenth-night/domain/stay/dates';
import { useEffect, useState } from 'react';
import { NoBooking } from '../features/booking/booking-state';
import { Confirmation } from '../features/booking/confirmation';
import { StayLights } from '../features/rewards/stay-lights';
import { PageHead } from '../lib/page/page-head';
import { useSearchParams } from '../lib/router/router-view';
import styles from './short-page.module.css';

export const createRoute = () => ({ Component: BookingConfirmation });

const lightsOf = ({ dates, isOwn }: BookingView) => <StayLights nights={stayNights(dates) ?? 0} isOwn={isOwn} />;

function BookingConfirmation() {
  const { t } = useLingui();
  const [query, setQuery] = useSearchParams();
  const { reference, token, email } = readConfirmation(query);
  const [givenEmail] = useState(email);

  // Reads the email once, then removes it: addresses are shown, saved and shared.
  useEffect(() => {
    if (email) setQuery((current) => withoutEmail(current), { replace: true, preventScrollReset: true });
  }, [email, setQuery]);

  return (
    <>
      <PageHead title={t`Your booking`} isUnlisted />
      {reference ? (
        <Confirmation key={reference} link={{ reference, token }} email={givenEmail} lights={lightsOf} />
      ) : (
        <div className={`wrap ${styles.page}`}>
          <NoBooking />
        </div>
      )}
    </>
  );
}
