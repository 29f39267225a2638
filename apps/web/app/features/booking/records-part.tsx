/** The names and numbers of a booking, for the traveller's records and for support. Decision on CONF-05. */
import { Trans } from '@lingui/react/macro';
import type { BookingView } from '@tenth-night/contract/booking';
import { shownId } from '@tenth-night/domain/booking/confirmation';
import { useId } from 'react';
import { Fact } from '../../ui/fact';
import styles from './booking-page.module.css';
import { WishFacts } from './wish-facts';

export function RecordsPart({ booking }: { readonly booking: BookingView }) {
  const id = useId();
  const { clientReference, bookingId, hotelConfirmationCode, hotelId, holder } = booking;
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>
        <Trans>For your records</Trans>
      </h2>
      <dl className={styles.records}>
        {holder && (
          <Fact name={<Trans>Booked for</Trans>}>
            <bdi>
              {holder.firstName} {holder.lastName}
            </bdi>
            <small>
              <bdi>{holder.email}</bdi>
            </small>
          </Fact>
        )}
        <WishFacts booking={booking} />
        <Fact name={<Trans>Reference</Trans>}>
          <bdi className={styles.id}>{shownId(clientReference)}</bdi>
        </Fact>
        <Fact name={<Trans>Booking ID</Trans>}>
          <bdi className={styles.id}>{shownId(bookingId)}</bdi>
        </Fact>
        {hotelConfirmationCode && (
          <Fact name={<Trans>Hotel confirmation</Trans>}>
            <bdi className={styles.id}>{hotelConfirmationCode}</bdi>
          </Fact>
        )}
      </dl>
      <p className={styles.support}>
        <Trans>
          For support: Hotel ID <bdi className={styles.id}>{shownId(hotelId)}</bdi>
        </Trans>
      </p>
    </section>
  );
}
