/** The prices of the months that the traveler looks at. Asks for nothing else, and only while the calendar is open. */
import type { CalendarDate } from '@tenth-night/domain/stay/dates';
import { type RefObject, useEffect, useState } from 'react';
import type { PriceQuestion } from '../../../lib/rates/lowest-prices';
import { useLowestPrices } from '../../../lib/rates/use-lowest-prices';
import { useSettled } from '../../../lib/time/use-settled';
import { daysOf, type Month } from './month';
import { type MonthPrices, monthPrices, oneNight } from './month-prices';

/** A traveler who pages or scrolls on does not want this month. */
const LOOK_MS = 300;

type Calendar = {
  readonly months: readonly Month[];
  readonly today: CalendarDate;
  readonly isWide: boolean;
  readonly container: RefObject<HTMLElement | null>;
};

/** Returns the prices of a month. Null without a question. */
export function useDayPrices(question: PriceQuestion | null, calendar: Calendar) {
  const { months, today, isWide, container } = calendar;
  const inView = useMonthsInView(container, months, !isWide && question !== null);
  const looked = useSettled((isWide ? months : inView).join(), LOOK_MS, '');
  const upcoming = (month: Month) => daysOf(month).filter((day) => day >= today);
  const wanted = looked ? looked.split(',') : [];
  const { priceOf, hasEnded } = useLowestPrices(question, wanted.flatMap(upcoming).map(oneNight));
  return (month: Month): MonthPrices | null =>
    question && monthPrices(upcoming(month), priceOf, hasEnded && wanted.includes(month));
}

/** On a narrow screen the calendar is a long list of months. The one in the middle of the screen comes first. */
function useMonthsInView(
  container: RefObject<HTMLElement | null>,
  months: readonly Month[],
  isWanted: boolean,
): readonly Month[] {
  const [inView, setInView] = useState<readonly Month[]>([]);
  const shown = months.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other months are other elements
  useEffect(() => {
    if (!isWanted) return;
    const seen = new Set<Element>();
    const watch = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) seen.add(target);
        else seen.delete(target);
      }
      const byMiddle = [...seen].sort((one, other) => fromMiddle(one) - fromMiddle(other));
      setInView(byMiddle.map((month) => (month as HTMLElement).dataset['month'] ?? ''));
    });
    for (const month of container.current?.querySelectorAll('[data-month]') ?? []) watch.observe(month);
    return () => watch.disconnect();
  }, [container, shown, isWanted]);
  return inView;
}

function fromMiddle(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.abs((top + bottom) / 2 - innerHeight / 2);
}
