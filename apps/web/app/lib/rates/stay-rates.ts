/** The part of a question for rates that the search decides: dates, party, currency. */
import type { DocumentRatesBody } from '@tenth-night/contract/rates';
import { RATE_SORT } from '@tenth-night/domain/search/rate-batches';
import type { SearchCriteria } from '@tenth-night/domain/search/search-params';
import { dealRooms } from '@tenth-night/domain/stay/occupancy';
import type { Services } from '../page/services';

type Stay = Pick<SearchCriteria, 'dates' | 'travellers'>;

export function stayRates({ dates, travellers }: Stay, { currency, guestNationality }: Services['context']) {
  return {
    checkin: dates.checkin,
    checkout: dates.checkout,
    occupancies: dealRooms(travellers).map(({ adults, childrenAges }) => ({ adults, children: [...childrenAges] })),
    currency,
    guestNationality,
    sort: [RATE_SORT],
  } satisfies Partial<DocumentRatesBody>;
}
