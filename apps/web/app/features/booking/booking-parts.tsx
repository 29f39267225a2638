/** The parts that the confirmation and the page of a booking share: place, terms, price, records. */
import type { BookingView } from '@tenth-night/contract/booking';
import type { ReactNode } from 'react';
import type { HotelState } from '../../stay-ui/use-hotel';
import styles from './booking-page.module.css';
import { PlaceCard } from './place-card';
import { PricePart } from './price-part';
import { RecordsPart } from './records-part';
import { Voucher } from './voucher';

type Props = {
  readonly booking: BookingView;
  readonly hotel: HotelState;
  readonly changes?: ReactNode;
  /** Null if there is nothing left to cancel. */
  readonly cancellation: ReactNode;
  readonly foot: ReactNode;
};

export function BookingParts({ booking, hotel, changes, cancellation, foot }: Props) {
  return (
    <>
      <div className={styles.parts}>
        <div className={styles.column}>
          <PlaceCard booking={booking} hotel={hotel} />
          {changes}
          {cancellation}
        </div>
        <div className={styles.column}>
          <PricePart booking={booking} />
          <RecordsPart booking={booking} />
          {foot}
        </div>
      </div>
      {booking.state === 'confirmed' && <Voucher booking={booking} hotel={hotel} />}
    </>
  );
}
