/** A bar for each day. The table behind it says the same to a screen reader. */
import type { DeskDays } from '@tenth-night/contract/desk';
import { dayWords } from '../../desk-words';
import styles from './numbers.module.css';

type Day = DeskDays['data'][number];
type Props = {
  readonly title: string;
  readonly total: string;
  readonly days: readonly Day[];
  readonly of: (day: Day) => number;
  readonly words: (value: number) => string;
};

const HEIGHT = 60;
const STEP = 10;
const BAR = 8;

export function DayPlot({ title, total, days, of, words }: Props) {
  const most = Math.max(1, ...days.map(of));
  return (
    <figure className={styles.plot}>
      <figcaption>
        {title} <strong>{total}</strong>
      </figcaption>
      <svg viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {days.map((day, i) => {
          const height = (HEIGHT * of(day)) / most;
          return (
            <rect key={day.day} x={i * STEP} y={HEIGHT - height} width={BAR} height={height}>
              <title>{`${dayWords(day.day)}: ${words(of(day))}`}</title>
            </rect>
          );
        })}
      </svg>
      <table className="sr-only">
        <tbody>
          {days.map((day) => (
            <tr key={day.day}>
              <th scope="row">{dayWords(day.day)}</th>
              <td>{words(of(day))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.plotEnds}>
        <span>{days[0] && dayWords(days[0].day)}</span>
        <span>Today</span>
      </div>
    </figure>
  );
}
