/** The prices of the next weekends. They load after the page, which keeps their space. */
import type { StayDates } from '@tenth-night/domain/stay/dates';
import { useServices } from '../../lib/page/services';
import { useLoad } from '../../lib/page/use-load';
import { type LowestPrices, loadLowestPrices } from './destination-api';

/** One for each weekend. */
export type WeekendPrices = readonly (LowestPrices | 'waiting' | 'failed')[];

export function useWeekendPrices(
  hotelIds: readonly string[],
  weekends: readonly StayDates[],
  isWanted: boolean,
): WeekendPrices {
  const services = useServices();
  const question = isWanted ? JSON.stringify([hotelIds, weekends]) : null;
  const { load } = useLoad(question, (signal) =>
    Promise.all(
      weekends.map((dates) => loadLowestPrices(hotelIds, dates, services, signal).catch(() => 'failed' as const)),
    ),
  );
  return weekends.map((_, week) => (load.status === 'done' ? (load.answer[week] ?? 'failed') : load.status));
}
