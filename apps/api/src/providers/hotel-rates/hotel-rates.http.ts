/** The adapter to the hotel-rate provider. Sandbox or live is only another base URL. */
import type { HotelOffers } from '@tenth-night/domain/offers/offer';
import { WIRE_ERROR_CODES, type WireError } from '@tenth-night/provider-wire/hotel-rates/errors';
import type { WireHotelDetailAnswer } from '@tenth-night/provider-wire/hotel-rates/hotel-detail';
import type { WireHotelsAnswer } from '@tenth-night/provider-wire/hotel-rates/hotels';
import type { WirePlaceAnswer, WirePlacesAnswer } from '@tenth-night/provider-wire/hotel-rates/places';
import {
  WIRE_STREAM_END,
  type WireRatesEvent,
  type WireRatesRequest,
} from '@tenth-night/provider-wire/hotel-rates/rates';
import { ProviderError } from '../provider-error';
import { readEvents } from './event-stream';
import { toHotelDetail } from './hotel-detail.mapper';
import { toHotel, toLocatedPlace, toSuggestedPlace } from './hotel-rates.mapper';
import type { HotelArea, HotelRatesPort, RatesRequest } from './hotel-rates.port';
import { toHotelOffers } from './offer.mapper';
import { createWireClient, isNoAvailability, refusal, type WireClientOptions } from './wire-client';

/** How long the provider itself may look for rates; it advises 6 to 12 seconds. */
const RATES_TIMEOUT_S = 10;

/** How the provider says that it does not know a hotel, or not the language. */
const UNKNOWN_HOTEL_CODES: readonly (number | null)[] = [WIRE_ERROR_CODES.badRequest, WIRE_ERROR_CODES.wrongInput];

export type HotelRatesOptions = WireClientOptions & {
  /** For a whole stream, from the question to its last event. */
  readonly streamTimeoutMs: number;
};

export function createHotelRates({ streamTimeoutMs, ...options }: HotelRatesOptions): HotelRatesPort {
  const wire = createWireClient(options);

  return {
    async searchPlaces(text, language, signal) {
      const answer = await wire.get<WirePlacesAnswer>('/data/places', { textQuery: text, language }, signal);
      return (answer?.data ?? []).map(toSuggestedPlace);
    },

    async place(id, language, signal) {
      try {
        const answer = await wire.get<WirePlaceAnswer>(`/data/places/${encodeURIComponent(id)}`, { language }, signal);
        return answer && toLocatedPlace(id, answer.data);
      } catch (error) {
        if (error instanceof ProviderError && error.code === WIRE_ERROR_CODES.invalidField) return null;
        throw error;
      }
    },

    async hotels({ area, language, limit, facilityIds }, signal) {
      const facilities = facilityIds.length > 0 && { facilityIds: facilityIds.join() };
      const query = { ...areaQuery(area), language, limit: String(limit), ...facilities };
      const answer = await wire.get<WireHotelsAnswer>('/data/hotels', query, signal);
      return (answer?.data ?? []).flatMap((hotel) => toHotel(hotel) ?? []);
    },

    async hotel(id, language, signal) {
      try {
        const answer = await wire.get<WireHotelDetailAnswer>('/data/hotel', { hotelId: id, language }, signal);
        return answer?.data ? toHotelDetail(id, answer.data) : null;
      } catch (error) {
        if (error instanceof ProviderError && isUnknownHotel(error)) return null;
        throw error;
      }
    },

    async *streamRates(request, signal) {
      const path = '/hotels/rates';
      const call = { path, body: ratesBody(request), timeoutMs: streamTimeoutMs };
      yield* readRates(await wire.postForEvents(call, signal), wire.urlOf(path), request.offersPerHotel > 1);
    },
  };
}

function isUnknownHotel({ status, code }: ProviderError): boolean {
  return status === 404 || UNKNOWN_HOTEL_CODES.includes(code);
}

/** The provider's search by place id covers 1 km; it is right for a hotel alone. */
function areaQuery(area: HotelArea): Record<string, string> {
  if (area.kind === 'hotel') return { placeId: area.placeId };
  const { latitude, longitude } = area.centre;
  return { latitude: String(latitude), longitude: String(longitude), radius: String(area.radiusMetres) };
}

function ratesBody(request: RatesRequest): WireRatesRequest {
  return {
    hotelIds: [...request.hotelIds],
    ...request.dates,
    currency: request.currency,
    guestNationality: request.guestNationality,
    occupancies: request.rooms.map(({ adults, childrenAges }) => ({ adults, children: [...childrenAges] })),
    maxRatesPerHotel: request.offersPerHotel,
    roomMapping: true,
    sort: [{ field: 'price', direction: 'ascending' }],
    stream: true,
    timeout: RATES_TIMEOUT_S,
  };
}

/** No body is how the client says 'no availability'. Whatever ends the stream before its last event is a cut. */
async function* readRates(
  body: AsyncIterable<Uint8Array> | null,
  url: string,
  withOfferIds: boolean,
): AsyncGenerator<readonly HotelOffers[]> {
  if (!body) return;
  let cause: unknown;
  try {
    for await (const event of readEvents(body)) {
      if (event === WIRE_STREAM_END) return;
      const { rates, error } = JSON.parse(event) as WireRatesEvent & Partial<WireError>;
      if (error && isNoAvailability(error)) return;
      if (error) throw refusal(error, { url, status: 200 });
      if (rates) yield rates.map((hotel) => toHotelOffers(hotel, { withOfferIds })).filter((h) => h.offers.length > 0);
    }
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    cause = error;
  }
  const details = { vendor: 'hotel-rates', url, status: 200, failure: 'lost' } as const;
  throw new ProviderError('The stream of rates was cut', details, { cause });
}
