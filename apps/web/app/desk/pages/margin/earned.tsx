/** What the latest bookings earned. On a phone each booking becomes a card that names its figures. */
import type { DeskMargin } from '@tenth-night/contract/desk';
import styles from '../../desk.module.css';
import { DeskLink } from '../../desk-link';
import { dayWords, moneyWords } from '../../desk-words';
import { DeskTable } from '../../parts';
import marginStyles from './margin.module.css';

type Booking = DeskMargin['bookings'][number];

const COLUMNS: readonly (readonly [name: string, words: (booking: Booking) => string])[] = [
  ['Provider gets', ({ forProvider }) => moneyWords(forProvider)],
  ['Commission', ({ commission, marginPercent }) => moneyWords(commission) + percentWords(marginPercent)],
  ['Discount', ({ discount }) => (discount ? `−${moneyWords(discount)}` : '–')],
  ['Traveler pays now', ({ travelerPays }) => moneyWords(travelerPays)],
  [
    'At the hotel',
    ({ atHotel, otherAtHotel }) =>
      [atHotel, ...otherAtHotel.map(({ amount }) => amount)]
        .filter(({ minor }) => minor > 0)
        .map(moneyWords)
        .join(' + ') || '–',
  ],
  ['Site earns', ({ earned }) => moneyWords(earned)],
];

const percentWords = (percent: number | null) => (percent === null ? '' : ` (${percent} %)`);

export function Earned({ bookings }: Pick<DeskMargin, 'bookings'>) {
  return (
    <section>
      <h2>The latest bookings</h2>
      <p className={styles.soft}>
        What the provider told us when each was made. Taxes and fees that are paid at the hotel go to the hotel. The
        percentage is that of the provider’s part.
      </p>
      {bookings.length === 0 ? <p>There are no bookings yet.</p> : <EarnedTable bookings={bookings} />}
    </section>
  );
}

function EarnedTable({ bookings }: Pick<DeskMargin, 'bookings'>) {
  return (
    <DeskTable columns={['Booking', ...COLUMNS.map(([name]) => name)]} className={marginStyles.earned}>
      {bookings.map((booking) => (
        <tr key={booking.reference}>
          <td>
            <DeskLink to={`bookings/${booking.reference}`}>{booking.reference}</DeskLink>
            <div className={styles.soft}>{dayWords(booking.createdAt)}</div>
          </td>
          {COLUMNS.map(([name, words]) => (
            <td key={name} data-name={name}>
              {words(booking)}
            </td>
          ))}
        </tr>
      ))}
    </DeskTable>
  );
}
