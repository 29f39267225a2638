/** One month as a grid of days. */
import { useLingui } from '@lingui/react/macro';
import { type DateRange, isPast } from '@tenth-night/domain/stay/date-range';
import type { CalendarDate } from '@tenth-night/domain/stay/dates';
import { useId } from 'react';
import { shortMoney } from '../../../i18n/short-money';
import { useServices } from '../../../lib/page/services';
import { Amount } from '../../../ui/amount';
import type { CalendarWords } from './calendar-words';
import { type Month, type Weekday, weeksOf } from './month';
import styles from './month-grid.module.css';
import type { DayPrice, MonthPrices } from './month-prices';

export type DaysProps = {
  /** Null if no prices are shown. */
  readonly prices: MonthPrices | null;
  readonly today: CalendarDate;
  /** Includes the proposed end, under the pointer or the focus, while no end is chosen. */
  readonly shown: DateRange;
  readonly isPreview: boolean;
  readonly tabStop: CalendarDate;
  readonly weekStart: Weekday;
  readonly words: CalendarWords;
  onPick(day: CalendarDate): void;
  /** Called when the pointer or the focus is on a day. */
  onReach(day: CalendarDate): void;
};

export function MonthGrid({ month, ...days }: DaysProps & { readonly month: Month }) {
  const id = useId();
  const { words, weekStart } = days;
  return (
    <div className={styles.month} data-month={month}>
      <h3 id={id}>{words.month(month)}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table with selectable cells is a grid */}
      <table role="grid" aria-labelledby={id}>
        <thead>
          <tr>
            {words.weekdays(weekStart).map(({ short, full }) => (
              <th key={full} scope="col" abbr={full} aria-label={full}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month, weekStart).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, column) =>
                // biome-ignore lint/suspicious/noArrayIndexKey: an empty day has no other id than its column
                day ? <Day key={day} {...days} day={day} /> : <td key={column} />,
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Day({
  day,
  prices,
  today,
  shown,
  isPreview,
  tabStop,
  words,
  onPick,
  onReach,
}: DaysProps & { readonly day: CalendarDate }) {
  const { t } = useLingui();
  const { format } = useServices();
  const role = roleOf(day, shown);
  const isChosen = role !== undefined && !(isPreview && role !== 'start');
  const date = words.fullDay(day);
  const isEnd = !isPreview && day === shown.end;
  const name = day === shown.start ? t`${date}, check-in` : isEnd ? t`${date}, check-out` : date;
  const price = prices?.get(day);
  const amount = typeof price === 'object' ? format.money(price.night) : null;
  const label = amount ? t`${name}, from ${amount}` : price === 'none' ? t`${name}, no rooms` : name;
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the table is a grid with selectable cells
    <td aria-selected={isChosen} className={styles.day} data-role={role} data-preview={isPreview || undefined}>
      <button
        type="button"
        data-day={day}
        disabled={isPast(day, today)}
        tabIndex={day === tabStop ? 0 : -1}
        aria-current={day === today ? 'date' : undefined}
        aria-label={label}
        onClick={() => onPick(day)}
        onPointerEnter={() => onReach(day)}
        onFocus={() => onReach(day)}
      >
        {Number(day.slice(8))}
        {prices && <PriceLine price={price} />}
      </button>
    </td>
  );
}

/** Also an empty line keeps its height: nothing moves when prices arrive. */
function PriceLine({ price }: { readonly price: DayPrice | undefined }) {
  const { visitor } = useServices();
  if (!price || price === 'none') return <small>{price && '–'}</small>;
  return (
    <small data-is-low={price.isLow || undefined}>
      <Amount>{shortMoney(price.night, visitor.language)}</Amount>
    </small>
  );
}

type Role = 'start' | 'inside' | 'end' | 'alone';

function roleOf(day: CalendarDate, { start, end }: DateRange): Role | undefined {
  if (!start || day < start || day > (end ?? start)) return undefined;
  if (!end || start === end) return 'alone';
  if (day === start) return 'start';
  return day === end ? 'end' : 'inside';
}
