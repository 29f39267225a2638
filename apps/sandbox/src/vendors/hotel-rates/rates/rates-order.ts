/** The order of a plain rates answer (reference §4.1, `sort`). A stream has no order: rates come as they arrive. */
import type { WireHotelRates, WireRatesRequest } from '@tenth-night/provider-wire/hotel-rates/rates';
import type { Hotel } from '../../../world/hotels/hotel';

type Sort = NonNullable<WireRatesRequest['sort']>[number];

interface RatedHotel {
  readonly hotel: Hotel;
  readonly rates: WireHotelRates;
}

/** Offers are sorted by price, so the first one stands for the hotel. */
const cheapestRates = ({ rates }: RatedHotel): WireHotelRates['roomTypes'][number]['rates'] =>
  rates.roomTypes[0]?.rates ?? [];

const FIGURES: Readonly<Record<Sort['field'], (rated: RatedHotel) => number>> = {
  top_picks: ({ hotel }) => hotel.rank,
  price: (rated) => cheapestRates(rated).reduce((sum, rate) => sum + (rate.retailRate.total[0]?.amount ?? 0), 0),
  revenue: (rated) => cheapestRates(rated).reduce((sum, rate) => sum + (rate.commission[0]?.amount ?? 0), 0),
};

export function ordered(hotels: readonly RatedHotel[], sort: WireRatesRequest['sort']): WireHotelRates[] {
  const { field, direction } = sort?.[0] ?? { field: 'top_picks' };
  const isAscending = (direction ?? (field === 'price' ? 'ascending' : 'descending')) === 'ascending';
  const figure = FIGURES[field];
  return hotels
    .map((rated) => ({ rates: rated.rates, figure: figure(rated) }))
    .toSorted((a, b) => (isAscending ? a.figure - b.figure : b.figure - a.figure))
    .map(({ rates }) => rates);
}
