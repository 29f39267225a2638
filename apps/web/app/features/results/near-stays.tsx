/** The same stay in this place on other days, with the lowest whole price of each. */
import { Trans } from '@lingui/react/macro';
import { lowestWholePrice } from '@tenth-night/domain/search/lowest-price';
import { type StayDates, stayNights } from '@tenth-night/domain/stay/dates';
import { nearStays } from '@tenth-night/domain/stay/near-stays';
import { useMemo, useState } from 'react';
import { useServices } from '../../lib/page/services';
import { useLowestPrices } from '../../lib/rates/use-lowest-prices';
import { NearDays, type NearPrice } from '../../stay-ui/near-days';
import type { ResultsState, ResultsStore, Search } from './load/results-store';

type Props = {
  readonly search: Search;
  readonly store: ResultsStore;
  readonly state: ResultsState;
  /** Whether the list has all its prices. The strip asks for others only then, and only if somebody may see them. */
  readonly isComplete: boolean;
  readonly isNear: boolean;
  readonly isFiltered: boolean;
};

export function NearStays({ search, store, state, isComplete, isNear, isFiltered }: Props) {
  const { today: askToday } = useServices();
  const [today] = useState(askToday);
  const { dates, travellers } = search.criteria;
  const stays = nearStays(dates, today);
  const isOwn = ({ checkin }: StayDates) => checkin === dates.checkin;
  const own = useOwnPrice({ search, store, state, isComplete });
  const question = { where: { placeId: search.place.id }, travellers };
  const wanted = isComplete && isNear ? stays.filter((stay) => !isOwn(stay)) : [];
  const { priceOf, hasEnded } = useLowestPrices(question, wanted);
  const prices = stays.map((stay): NearPrice => {
    if (isOwn(stay)) return own;
    return priceOf(stay) ?? (hasEnded ? 'failed' : 'waiting');
  });
  const note = isFiltered && <Trans>without your filters</Trans>;
  return <NearDays level={2} dates={dates} stays={stays} prices={prices} note={note} />;
}

type OwnProps = Omit<Props, 'isNear' | 'isFiltered'>;

/** The lowest price of the list, whatever its filters are. */
function useOwnPrice({ search, store, state: { hotels, batches }, isComplete }: OwnProps): NearPrice {
  const nights = stayNights(search.criteria.dates) ?? 1;
  const without = batches.failed > 0 ? 'failed' : 'none';
  return useMemo(() => {
    if (!isComplete) return 'waiting';
    const priced = hotels.flatMap(({ hotel: { hotelId } }) => {
      const price = store.knownPrice(hotelId);
      return typeof price === 'object' ? [{ hotelId, offers: [price.offer] }] : [];
    });
    return lowestWholePrice(priced, nights) ?? without;
  }, [isComplete, hotels, store, nights, without]);
}
