/** The same stay in this hotel on other days. */
import type { SearchCriteria } from '@tenth-night/domain/search/search-params';
import type { CalendarDate } from '@tenth-night/domain/stay/dates';
import { nearStays } from '@tenth-night/domain/stay/near-stays';
import { useRef, useState } from 'react';
import { useIsHydrated } from '../../lib/page/use-is-hydrated';
import { useWhenNear } from '../../lib/page/use-when-near';
import { NearDays } from '../../stay-ui/near-days';
import type { HotelRates } from './hotel-rates';
import { useNearPrices } from './use-near-prices';

type Props = {
  readonly hotelId: string;
  readonly criteria: SearchCriteria;
  readonly rates: HotelRates | 'waiting';
  readonly today: CalendarDate;
};

export function NearDates({ hotelId, criteria, rates, today }: Props) {
  const strip = useRef<HTMLElement>(null);
  const [isNear, setIsNear] = useState(false);
  useWhenNear(strip, () => setIsNear(true));
  const stays = nearStays(criteria.dates, today);
  // The server draws the strip before it knows any price. The first render in the browser must be the same.
  const known = useIsHydrated() ? rates : 'waiting';
  const prices = useNearPrices({ hotelId, criteria, rates: known }, stays, isNear && known !== 'waiting');
  return <NearDays ref={strip} level={3} dates={criteria.dates} stays={stays} prices={prices} />;
}
