/**
 * The server's part of a search: it lists the hotels, sends the first cards with the page, and starts their prices. The
 * browser continues from there. Decision 21.
 */
import type { HotelRatesLine } from '@tenth-night/contract/rates';
import type { Hotel } from '@tenth-night/domain/search/hotel';
import { readShown, SHOWN_PARAM } from '@tenth-night/domain/search/paging';
import { CACHED_MS, inTime } from '../../../lib/late/in-time';
import type { Early, Services } from '../../../lib/page/services';
import { askEarlyRates } from './early-rates';
import { firstCards } from './first-cards';
import { listHotels } from './listed-hotels';
import type { Search } from './results-store';

/** What the page brings of a search. */
export type FirstHotels = {
  /** The first cards, in the order of the page. */
  readonly hotels: readonly Hotel[];
  /** The number of hotels at the destination, and how many of them pass the filters. */
  readonly listed: number;
  readonly matching: number;
  /** The known rates of the first cards. */
  readonly lines: readonly HotelRatesLine[];
  /** `late`: more rates follow in the document. `all`: hotels without a line have no rates. `none`: ask for them. */
  readonly rates: 'late' | 'all' | 'none';
};

/** A list that takes longer is left to the browser, which shows the page meanwhile. */
const LIST_WAIT_MS = 1_000;

/** Null in the browser, and if the list failed or takes too long. */
export async function loadFirstHotels(
  search: Search,
  query: URLSearchParams,
  services: Services,
  signal: AbortSignal,
): Promise<FirstHotels | null> {
  const { early } = services;
  if (!early) return null;
  const { place, criteria } = search;
  const listed = await listInTime(listHotels(place, services, signal), early);
  if (!listed) return null;
  const cards = firstCards(listed, query, readShown(query.get(SHOWN_PARAM)));
  if (!early.mayAskRates || !criteria.isStreaming || cards.hotels.length === 0) {
    return { ...cards, lines: [], rates: 'none' };
  }
  const { groups, ...known } = await askEarlyRates(search, cards.hotels, services, signal);
  if (groups) early.send(groups);
  if (known.rates === 'all') early.share();
  return { ...cards, ...known };
}

/** The place is known, so there will be a page: it does not hold back its head for a list that is not in our cache. */
async function listInTime<List>(list: Promise<List>, { isPlain, open }: Early): Promise<List | null> {
  if (isPlain) return inTime(list, null);
  const opening = setTimeout(open, CACHED_MS);
  const listed = await inTime(list, LIST_WAIT_MS);
  clearTimeout(opening);
  return listed;
}
