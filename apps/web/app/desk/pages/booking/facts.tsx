/** The facts of a booking, for somebody who talks to the traveler or the provider. */
import type { DeskBookingDetail } from '@tenth-night/contract/desk';
import type { ReactNode } from 'react';
import styles from '../../desk.module.css';
import { DeskLink } from '../../desk-link';
import { dayWords, moneyWords } from '../../desk-words';

type Row = readonly [name: string, value: ReactNode];

export function Facts({ booking }: { readonly booking: DeskBookingDetail }) {
  const rows = [...stayRows(booking), ...personRows(booking), ...providerRows(booking)];
  return (
    <section>
      <h2>Facts</h2>
      <dl className={styles.facts}>
        {rows
          .filter(([, value]) => value !== null && value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

function stayRows(booking: DeskBookingDetail): Row[] {
  const { hotel, dates, rooms, roomName, price, freeNight, promoCode, refundNow, refunded, otherTerms } = booking;
  const guests = rooms.map(({ adults, childrenAges }) => [
    `${adults} ${adults === 1 ? 'adult' : 'adults'}`,
    ...(childrenAges.length > 0 ? [`children of ${childrenAges.join(', ')}`] : []),
  ]);
  return [
    [
      'Hotel',
      <a key="hotel" href={`/hotel/${hotel.id}`}>
        {hotel.name ?? hotel.id}
      </a>,
    ],
    ['Stay', dates && `${dayWords(dates.checkin)} – ${dayWords(dates.checkout)}`],
    ['Room', roomName],
    ['Guests', guests.map((room) => room.join(', ')).join(' · ')],
    ['Price', price && moneyWords(price)],
    ['Free night', freeNight && `−${moneyWords(freeNight)}`],
    [`Promo code ${promoCode?.code ?? ''}`, promoCode && `−${moneyWords(promoCode.amount)}`],
    ['Refund if canceled now', refundNow && moneyWords(refundNow)],
    ['Refunded', refunded && moneyWords(refunded)],
    ['Confirmed otherwise', otherTerms.join(', ')],
  ];
}

function personRows({ guest, email, phone, hasAccount }: DeskBookingDetail): Row[] {
  return [
    ['Guest', guest],
    [
      'Email',
      email && (
        <a key="email" href={`mailto:${email}`}>
          {email}
        </a>
      ),
    ],
    [
      'Phone',
      phone && (
        <a key="phone" href={`tel:${phone}`}>
          {phone}
        </a>
      ),
    ],
    ['Account', hasAccount ? 'Yes' : 'No'],
  ];
}

function providerRows(booking: DeskBookingDetail): Row[] {
  const linked = (reference: string | null) =>
    reference && <DeskLink to={`bookings/${reference}`}>{reference}</DeskLink>;
  return [
    ['Provider', booking.provider],
    ['Booking id', booking.bookingId],
    ['Hotel’s confirmation', booking.confirmationCode],
    ['Prebook id', booking.prebookId],
    ['Transaction', booking.transactionId],
    ['Payment seen by the provider', booking.isPaymentSeen ? 'Yes' : 'No'],
    ['Last failure', booking.failure],
    ['Takes the place of', linked(booking.changeOf)],
    ['Replaced by', linked(booking.replacedBy)],
  ];
}
