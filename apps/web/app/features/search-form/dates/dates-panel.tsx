/** The calendar under the dates field: a start, an end, Clear and Done. Search-and-browse §2 "Date calendar". */
import { useLingui } from '@lingui/react/macro';
import { chosenStay, type DateRange, NO_RANGE, pickDay } from '@tenth-night/domain/stay/date-range';
import type { CalendarDate } from '@tenth-night/domain/stay/dates';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { useServices } from '../../../lib/page/services';
import { Button } from '../../../ui/button';
import { classNames } from '../../../ui/class-names';
import { closePanel, DropPanel } from '../../../ui/drop-panel';
import { IconButton } from '../../../ui/icon-button';
import { useIsWide } from '../../../ui/use-is-wide';
import type { DatesPanelProps } from '../search-panels';
import { createCalendarWords } from './calendar-words';
import styles from './dates-panel.module.css';
import { dayByKey } from './day-by-key';
import { firstWeekday } from './month';
import { MonthGrid } from './month-grid';
import { PriceLegend } from './price-legend';
import { RangeSummary } from './range-summary';
import { useCalendar } from './use-calendar';
import { useDayPrices } from './use-day-prices';

/** A change counts as soon as both dates are chosen. Leaving earlier keeps the previous dates. */
export function DatesPanel({ dates, pricesOf, onChange, ...panel }: DatesPanelProps) {
  const { t } = useLingui();
  const [range, setRange] = useState<DateRange>(dates ? { start: dates.checkin, end: dates.checkout } : NO_RANGE);
  const stay = chosenStay(range);

  function pick(day: CalendarDate): void {
    const next = pickDay(range, day);
    const chosen = chosenStay(next);
    setRange(next);
    if (chosen) onChange(chosen);
  }

  function clear(): void {
    setRange(NO_RANGE);
    onChange(null);
  }

  return (
    <DropPanel
      {...panel}
      title={t`Dates`}
      closeLabel={t`Close`}
      firstFocus='[data-day][tabindex="0"]'
      className={classNames(styles.panel, pricesOf && styles.priced)}
      footer={
        <>
          <Button className={styles.clear} onClick={clear}>{t`Clear`}</Button>
          <RangeSummary range={range} />
          <Button disabled={!stay} onClick={() => closePanel(panel.id)}>{t`Done`}</Button>
        </>
      }
    >
      <Calendar range={range} pricesOf={pricesOf} onPick={pick} />
    </DropPanel>
  );
}

type CalendarProps = Pick<DatesPanelProps, 'pricesOf'> & {
  readonly range: DateRange;
  onPick(day: CalendarDate): void;
};

function Calendar({ range, pricesOf, onPick }: CalendarProps) {
  const { t } = useLingui();
  const { visitor, today: askToday } = useServices();
  const isWide = useIsWide();
  const container = useRef<HTMLDivElement>(null);
  const [today] = useState(askToday);
  const [reached, setReached] = useState<CalendarDate | null>(null);
  const words = useMemo(() => createCalendarWords(visitor.language), [visitor.language]);
  const weekStart = firstWeekday(visitor.language);
  const firstFocus = range.start && range.start > today ? range.start : today;
  const calendar = useCalendar({ today, firstFocus, isWide, container });
  const pricesIn = useDayPrices(pricesOf, { months: calendar.months, today, isWide, container });

  const isPreview = range.start !== null && range.end === null && reached !== null && reached > range.start;
  const shown = isPreview ? { start: range.start, end: reached } : range;

  function onKeyDown(event: KeyboardEvent): void {
    const isRightToLeft = document.documentElement.dir === 'rtl';
    const from = (event.target as HTMLElement).dataset['day'] as CalendarDate | undefined;
    const to = from && dayByKey(from, event, { weekStart, isRightToLeft });
    if (!to) return;
    event.preventDefault();
    calendar.moveTo(to);
  }

  return (
    <div className={styles.calendar}>
      {isWide && (
        <div className={styles.arrows}>
          {/* Not removed at the limit: a button that disappears would take the focus with it. */}
          <IconButton
            icon="prev"
            label={t`Previous month`}
            aria-disabled={!calendar.canGoBack}
            onClick={calendar.goBack}
          />
          <IconButton icon="next" label={t`Next month`} onClick={calendar.goOn} />
        </div>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of all days, across months */}
      <div ref={container} className={styles.months} onKeyDown={onKeyDown} onPointerLeave={() => setReached(null)}>
        {calendar.months.map((month) => (
          <MonthGrid
            key={month}
            month={month}
            prices={pricesIn(month)}
            today={today}
            shown={shown}
            isPreview={isPreview}
            tabStop={calendar.tabStop}
            weekStart={weekStart}
            words={words}
            onPick={(day) => {
              calendar.setFocused(day);
              onPick(day);
            }}
            onReach={setReached}
          />
        ))}
      </div>
      {pricesOf && <PriceLegend />}
    </div>
  );
}
