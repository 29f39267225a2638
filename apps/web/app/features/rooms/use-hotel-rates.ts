/** The rates of one hotel for the search in the address: from the page, from its document, or from our API. */
import type { SearchCriteria } from '@tenth-night/domain/search/search-params';
import { useServices } from '../../lib/page/services';
import { useLoad } from '../../lib/page/use-load';
import { createDocumentHotelRates } from './document-hotel-rates';
import type { EarlyHotelRates } from './early-hotel-rates';
import { askHotelRates, type HotelRates, hotelRatesBody } from './hotel-rates';

/** `early` is what the page brought. */
export function useHotelRates(hotelId: string, criteria: SearchCriteria, early: EarlyHotelRates | null) {
  const services = useServices();
  const inDocument = services.single(createDocumentHotelRates);
  const body = hotelRatesBody(hotelId, criteria, services.context);
  const question = JSON.stringify(body);
  const brought = early?.question === question ? early.answer : null;
  const known = brought === 'late' ? inDocument.placed : brought;
  const { load, retry } = useLoad(question, (signal) => ask(signal), known);
  const rates: HotelRates | 'waiting' = load.status === 'done' ? load.answer : 'waiting';
  return { rates, retry };

  async function ask(signal: AbortSignal): Promise<HotelRates> {
    const arrived = brought === 'late' ? await inDocument.arrive() : null;
    return arrived ?? askHotelRates(services, body, signal);
  }
}
