/** The visible months, and the day with the keyboard focus. */
import type { CalendarDate } from '@tenth-night/domain/stay/dates';
import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { addMonths, firstDayOf, type Month, monthOf, monthsBetween } from './month';

/** On a narrow screen the traveller scrolls through a year of months. */
const MONTHS_TO_SCROLL = 12;

type Options = {
  readonly today: CalendarDate;
  readonly firstFocus: CalendarDate;
  readonly isWide: boolean;
  readonly container: RefObject<HTMLElement | null>;
};

export function useCalendar({ today, firstFocus, isWide, container }: Options) {
  const [focused, setFocused] = useState(firstFocus);
  const [first, setFirst] = useState(monthOf(firstFocus));
  const thisMonth = monthOf(today);
  const months = isWide ? [first, addMonths(first, 1)] : monthsBetween(thisMonth, lastToScroll(thisMonth, focused));
  const tabStop = months.includes(monthOf(focused)) ? focused : laterOf(firstDayOf(first), today);

  /** Never moves before today. The visible months follow the day. */
  function moveTo(wanted: CalendarDate): void {
    const day = laterOf(wanted, today);
    const month = monthOf(day);
    flushSync(() => {
      setFocused(day);
      if (month < first) setFirst(month);
      if (month > addMonths(first, 1)) setFirst(addMonths(month, -1));
    });
    container.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }

  return {
    months,
    tabStop,
    moveTo,
    setFocused,
    canGoBack: first > thisMonth,
    goBack: () => setFirst((month) => (month > thisMonth ? addMonths(month, -1) : month)),
    goOn: () => setFirst((month) => addMonths(month, 1)),
  };
}

function lastToScroll(thisMonth: Month, focused: CalendarDate): Month {
  const [year, reached] = [addMonths(thisMonth, MONTHS_TO_SCROLL), addMonths(monthOf(focused), 1)];
  return year > reached ? year : reached;
}

function laterOf(one: CalendarDate, other: CalendarDate): CalendarDate {
  return one > other ? one : other;
}
