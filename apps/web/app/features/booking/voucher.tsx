/**
 * The voucher: what the desk of the hotel needs to see, on one sheet of paper. Only print shows it, and print shows
 * nothing else: see `styles/print.css`.
 */
import { Trans } from '@lingui/react/macro';
import type { BookingView } from '@tenth-night/contract/booking';
import { shownId } from '@tenth-night/domain/booking/confirmation';
import { type LeadGuest, leadGuests, NO_STAY_WISHES } from '@tenth-night/domain/booking/stay-wishes';
import { boardOf } from '@tenth-night/domain/offers/board';
import { allInAmounts } from '@tenth-night/domain/offers/offer';
import type { ReactNode } from 'react';
import { formatExactMoney } from '../../i18n/exact-money';
import { useServices } from '../../lib/page/services';
import { useMinute } from '../../lib/time/use-minute';
import { AddressLine } from '../../stay-ui/address-line';
import { BoardWords } from '../../stay-ui/board-words';
import { CancellationTimeline } from '../../stay-ui/cancellation-timeline';
import { FeeName } from '../../stay-ui/fee-name';
import { joinedAmounts } from '../../stay-ui/joined-amounts';
import { CheckinDay, CheckoutDay } from '../../stay-ui/stay-days';
import { takenOff } from '../../stay-ui/taken-off';
import { type HotelState, ofHotel } from '../../stay-ui/use-hotel';
import { Amount } from '../../ui/amount';
import { OtherwiseNote } from './otherwise-note';
import { Party } from './party';
import styles from './voucher.module.css';

type Props = { readonly booking: BookingView; readonly hotel: HotelState };

export function Voucher({ booking, hotel }: Props) {
  const { site } = useServices();
  const at = useMinute();
  const { clientReference, hotelConfirmationCode, bookingId, cancellation } = booking;
  return (
    <div className={styles.voucher} data-voucher>
      <div className={styles.head}>
        <p>
          <b className={styles.site}>{site.name}</b>
          <Trans>Hotel voucher. Please show it at check-in.</Trans>
        </p>
        <p className={styles.reference}>
          <small>
            <Trans>Reference</Trans>
          </small>
          <b className={styles.number} dir="ltr">
            {shownId(clientReference)}
          </b>
        </p>
      </div>
      <OtherwiseNote booking={booking} />
      <Place hotel={hotel} />
      <StayRows booking={booking} hotel={hotel} />
      <Sums booking={booking} />
      <div className={styles.terms}>
        <h2>
          <Trans>Cancellation policy</Trans>
        </h2>
        <CancellationTimeline terms={cancellation} at={at} timeZone={ofHotel(hotel, ({ timeZone }) => timeZone)} />
      </div>
      <p className={styles.numbers}>
        {hotelConfirmationCode && (
          <span>
            <Trans>Hotel confirmation</Trans> <b>{hotelConfirmationCode}</b>
          </span>
        )}
        <span>
          <Trans>Booking ID</Trans> <b>{shownId(bookingId)}</b>
        </span>
        <span>
          <Trans>Hotel ID</Trans> <b>{shownId(booking.hotelId)}</b>
        </span>
        {[site.support.email, site.support.phone].filter(Boolean).map((contact) => (
          <bdi key={contact}>{contact}</bdi>
        ))}
      </p>
    </div>
  );
}

function Place({ hotel }: Pick<Props, 'hotel'>) {
  const { format } = useServices();
  if (typeof hotel === 'string') return null;
  return (
    <div>
      <p className={styles.hotel}>
        <bdi>{hotel.name}</bdi>
      </p>
      <p>
        <AddressLine parts={[hotel.address, hotel.city, hotel.country && format.country(hotel.country)]} />
      </p>
      {hotel.phone && (
        <p>
          <bdi dir="ltr">{hotel.phone}</bdi>
        </p>
      )}
    </div>
  );
}

function StayRows({ booking, hotel }: Props) {
  const { dates, rooms, roomName, holder } = booking;
  const times = ofHotel(hotel, (one) => one.times);
  return (
    <table>
      <tbody>
        {holder && (
          <Row name={<Trans>Guest</Trans>}>
            {guestNames(holder, booking).map((name) => (
              <span key={name} className={styles.fee}>
                <bdi>{name}</bdi>
              </span>
            ))}
          </Row>
        )}
        <Row name={<Trans>Check-in</Trans>}>
          <CheckinDay dates={dates} times={times} />
        </Row>
        <Row name={<Trans>Check-out</Trans>}>
          <CheckoutDay dates={dates} times={times} />
        </Row>
        <Row name={<Trans>Travelers</Trans>}>
          <span className={styles.party}>
            <Party rooms={rooms} />
          </span>
        </Row>
        <Row name={<Trans>Room</Trans>}>
          <bdi>{roomName}</bdi>
        </Row>
        {boardOf(booking) && (
          <Row name={<Trans>Board</Trans>}>
            <BoardWords of={booking} />
          </Row>
        )}
      </tbody>
    </table>
  );
}

/** Each name once. */
function guestNames(holder: LeadGuest, { wishes, rooms }: BookingView): readonly string[] {
  const guests = leadGuests(holder, wishes ?? NO_STAY_WISHES, rooms.length);
  return [...new Set(guests.map(({ firstName, lastName }) => `${firstName} ${lastName}`))];
}

function Sums({ booking }: Pick<Props, 'booking'>) {
  const { language } = useServices().visitor;
  const exact = (...money: Parameters<typeof joinedAmounts>[0]) =>
    joinedAmounts(money, (one) => formatExactMoney(one, language));
  const { price, feesAtHotel } = booking;
  const off = takenOff(booking, language);
  return (
    <table>
      <tbody>
        {off && (
          <Row name={off.name}>
            <Amount>{off.sum}</Amount>
          </Row>
        )}
        <Row name={<Trans>Paid to us in advance</Trans>}>
          <Amount>{exact(price)}</Amount>
        </Row>
        <Row name={<Trans>Due at the hotel</Trans>}>
          {feesAtHotel.length === 0 && <Trans>Nothing is left to pay.</Trans>}
          {feesAtHotel.map(({ description, amount }) => (
            <span key={`${description} ${amount.currency}`} className={styles.fee}>
              <Amount>{exact(amount)}</Amount> <FeeName description={description} />
            </span>
          ))}
        </Row>
        <Row name={<Trans>Total price</Trans>}>
          <Amount>{exact(...allInAmounts(booking))}</Amount>
        </Row>
      </tbody>
    </table>
  );
}

function Row({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{children}</td>
    </tr>
  );
}
