/** Small parts that the pages of the desk share. */
import type { DeskBookingRow } from '@tenth-night/contract/desk';
import type { ReactNode } from 'react';
import type { Load } from '../lib/page/use-load';
import { Button } from '../ui/button';
import { classNames } from '../ui/class-names';
import styles from './desk.module.css';
import { DeskError } from './desk-api';
import { DeskLink } from './desk-link';
import { ageWords, dayWords, moneyWords, STATE_WORDS, WAITING_WORDS } from './desk-words';

export function StateBadge({ state }: Pick<DeskBookingRow, 'state'>) {
  const [words, tone] = STATE_WORDS[state];
  return (
    <span className={styles.badge} data-tone={tone}>
      {words}
    </span>
  );
}

type LoadedProps<Answer> = {
  readonly load: Load<Answer>;
  /** Shown while a new answer loads. */
  readonly lastAnswer: Answer | null;
  readonly retry: () => void;
  readonly children: (answer: Answer) => ReactNode;
};

export function Loaded<Answer>({ load, lastAnswer, retry, children }: LoadedProps<Answer>) {
  if (load.status === 'done') return children(load.answer);
  if (load.status === 'waiting') return lastAnswer === null ? <p aria-busy="true">Loading…</p> : children(lastAnswer);
  const isMissing = load.error instanceof DeskError && load.error.code === 'not_found';
  if (isMissing) return <p>There is no such booking.</p>;
  return (
    <div role="alert" className={styles.failed}>
      <p>{load.error instanceof DeskError ? load.error.message : 'This could not be loaded.'}</p>
      <Button onClick={retry}>Try again</Button>
    </div>
  );
}

type TableProps = {
  readonly columns: readonly string[];
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** On a phone each row becomes a card. */
export function DeskTable({ columns, className, children }: TableProps) {
  return (
    <table className={classNames(styles.table, className)}>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

export function BookingTable({ rows, now }: { readonly rows: readonly DeskBookingRow[]; readonly now: number }) {
  return (
    <DeskTable columns={['Booking', 'State', 'Guest', 'Stay', 'Price']}>
      {rows.map((row) => (
        <BookingRow key={row.reference} row={row} now={now} />
      ))}
    </DeskTable>
  );
}

function BookingRow({ row, now }: { readonly row: DeskBookingRow; readonly now: number }) {
  const { reference, state, since, guest, email, dates, price, waiting } = row;
  return (
    <tr>
      <td>
        <DeskLink to={`bookings/${reference}`}>{reference}</DeskLink>
      </td>
      <td>
        <StateBadge state={state} /> <span className={styles.soft}>for {ageWords(since, now)}</span>
        {waiting.map((one) => (
          <div key={one} className={styles.waiting}>
            {WAITING_WORDS[one][0]}
          </div>
        ))}
      </td>
      <td>
        <div>{guest ?? 'Not known yet'}</div>
        <div className={styles.soft}>{email}</div>
      </td>
      <td>{dates && `${dayWords(dates.checkin)} – ${dayWords(dates.checkout)}`}</td>
      <td>{price && moneyWords(price)}</td>
    </tr>
  );
}
