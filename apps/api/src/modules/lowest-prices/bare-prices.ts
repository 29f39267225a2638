/** Bare prices of many hotels for one stay: without the fees that hotels collect, so they are never shown. */
import type { LowestPricesBody } from '@tenth-night/contract/lowest-prices';
import type { BarePrice } from '@tenth-night/domain/search/lowest-price';
import { rateBatches } from '@tenth-night/domain/search/rate-batches';
import type { StayDates } from '@tenth-night/domain/stay/dates';
import type { RoomOccupancy } from '@tenth-night/domain/stay/occupancy';
import type { HotelRatesPort } from '../../providers/ports/hotel-rates.port';
import { asTheyCome } from './as-they-come';
import type { Turns } from './turns';

/** Who asks: everything that a price depends on, except the hotel and the stay. */
export type Party = Pick<LowestPricesBody, 'occupancies' | 'currency' | 'guestNationality'>;

const CALLS_AT_ONCE = 4;

export type BarePrices = { readonly provider: Pick<HotelRatesPort, 'minRates'>; readonly turns: Turns };

export async function askBarePrices(
  { provider, turns }: BarePrices,
  hotelIds: readonly string[],
  dates: StayDates,
  party: Party,
  signal: AbortSignal,
): Promise<readonly BarePrice[]> {
  const { currency, guestNationality } = party;
  const question = { dates, rooms: toRooms(party), currency, guestNationality };
  const ask = (ids: readonly string[]) =>
    turns(signal, (within) => provider.minRates({ ...question, hotelIds: ids }, within));
  const found: BarePrice[] = [];
  for await (const prices of asTheyCome(rateBatches(hotelIds), CALLS_AT_ONCE, ask)) found.push(...prices);
  return found;
}

export function toRooms({ occupancies }: Pick<Party, 'occupancies'>): readonly RoomOccupancy[] {
  return occupancies.map(({ adults, children = [] }) => ({ adults, childrenAges: children }));
}
