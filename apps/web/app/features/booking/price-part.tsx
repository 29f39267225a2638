/** What was paid, what is due at the hotel, and what was refunded. Decision: all-in price. */
import { Trans } from '@lingui/react/macro';
import type { BookingView } from '@tenth-night/contract/booking';
import { type BookingMessage, bookingMessage } from '@tenth-night/domain/booking/traveller-status';
import { isStillOn } from '@tenth-night/domain/booking/under-way';
import { addMoney, type Money } from '@tenth-night/domain/money/money';
import { perNight } from '@tenth-night/domain/money/per-night';
import { allInAmounts } from '@tenth-night/domain/offers/offer';
import { stayNights } from '@tenth-night/domain/stay/dates';
import { type ReactNode, useId } from 'react';
import { formatExactMoney } from '../../i18n/exact-money';
import { useServices } from '../../lib/page/services';
import { joinedAmounts } from '../../stay-ui/joined-amounts';
import { NightPrice } from '../../stay-ui/price-units';
import { takenOff } from '../../stay-ui/taken-off';
import { Amount } from '../../ui/amount';
import { classNames } from '../../ui/class-names';
import styles from './booking-page.module.css';
import { FeeNames } from './fee-names';

const NOT_KNOWN_TO_BE_PAID: readonly BookingMessage[] = [
  'not-paid',
  'payment-pending',
  'not-booked-nothing-paid',
  'not-booked-unverified',
];

type Props = { readonly booking: BookingView };

export function PricePart({ booking }: Props) {
  const id = useId();
  const { format, visitor } = useServices();
  const { language } = visitor;
  const exact = (...money: readonly Money[]) => joinedAmounts(money, (one) => formatExactMoney(one, language));
  const message = bookingMessage(booking.state);
  const { price, payAtHotel, otherFees, refunded } = booking;
  const atHotel = [payAtHotel, ...otherFees].filter(({ minor }) => minor > 0);
  const total = addMoney(price, payAtHotel);
  const nights = stayNights(booking.dates) ?? 1;
  const off = takenOff(booking, language);
  if (NOT_KNOWN_TO_BE_PAID.includes(message)) return null;
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>
        <Trans>Price</Trans>
      </h2>
      <dl className={styles.rows}>
        {off && <Row {...off} />}
        <Row name={<Trans>Paid</Trans>} sum={exact(price)} className={styles.now} />
        {isStillOn(booking.state) && (
          <>
            <Row
              name={<Trans>Pay at the hotel</Trans>}
              sum={exact(...(atHotel.length > 0 ? atHotel : [payAtHotel]))}
              className={styles.later}
              note={<FeeNames booking={booking} />}
            />
            <Row
              name={<Trans>Total price</Trans>}
              sum={exact(...allInAmounts(booking))}
              className={styles.sum}
              note={otherFees.length === 0 && <NightPrice amount={format.money(perNight(total, nights))} />}
            />
          </>
        )}
        {refunded && refunded.minor > 0 && (
          <Row name={<Trans>You get back</Trans>} sum={exact(refunded)} className={styles.sum} />
        )}
      </dl>
    </section>
  );
}

type RowProps = {
  readonly name: ReactNode;
  readonly sum: string;
  readonly className?: string | undefined;
  readonly note?: ReactNode;
};

function Row({ name, sum, className, note }: RowProps) {
  return (
    <div className={classNames(styles.row, className)}>
      <dt>{name}</dt>
      <dd>
        <Amount>{sum}</Amount>
      </dd>
      {note && <dd className={styles.note}>{note}</dd>}
    </div>
  );
}
