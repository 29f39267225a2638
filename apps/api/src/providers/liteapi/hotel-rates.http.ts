/** The adapter to the hotel-rate provider. Sandbox and live differ only in the base URL. */
import { withAmericanNames } from '@tenth-night/domain/hotel/american-names';
import type { HotelOffers } from '@tenth-night/domain/offers/offer';
import {
  WIRE_STREAM_END,
  type WireMinRatesRequest,
  type WireRatesEvent,
  type WireRatesRequest,
} from '@tenth-night/provider-wire/hotel-rates/rates';
import type {
  HotelArea,
  HotelRatesPort,
  LowestPrice,
  MinRatesRequest,
  RateMargin,
  RatesRequest,
} from '../ports/hotel-rates.port';
import { ProviderError } from '../provider-error';
import {
  createLeftOut,
  type Fields,
  fieldsOf,
  type LeaveOut,
  type Report,
  recordOf,
  tellLeftOut,
} from '../wire-records';
import { readEvents } from './event-stream';
import { toHotelDetail } from './hotel-detail.mapper';
import { toHotel, toLocatedPlace, toSuggestedPlace } from './hotel-rates.mapper';
import { marginFields } from './margin';
import { toHotelOffers, toLowestOffer, toLowestPrice } from './offer.mapper';
import { type ReasonOf, reasonOfHotel, reasonOfPlace, reasonOfPlaces, reasonOfSearch } from './refusal-reasons';
import { createWireClient, orNothing, readError, unreadable, VENDOR, type WireClientOptions } from './wire-client';

/** How long the provider may search for rates. It recommends 6 to 12 seconds. */
const RATES_TIMEOUT_S = 10;

export type HotelRatesOptions = WireClientOptions & {
  /** For a whole stream, from the request to the last event. */
  readonly streamTimeoutMs: number;
  /** Called once per call with the number of unreadable records. */
  readonly report: Report;
  /** Null for the setting of the account. */
  readonly margin: RateMargin | null;
};

export function createHotelRates({ streamTimeoutMs, report, margin, ...options }: HotelRatesOptions): HotelRatesPort {
  const wire = createWireClient(options);

  function get(path: string, query: Record<string, string>, reasonOf: ReasonOf, signal: AbortSignal): Promise<unknown> {
    return wire.call({ method: 'GET', path, query, reasonOf }, signal);
  }

  const readList = createListReader(wire.urlOf, report);

  return {
    async searchPlaces(text, language, signal) {
      const path = '/data/places';
      const answer = await get(path, { textQuery: text, language }, reasonOfPlaces, signal);
      return readList(path, answer, 'places', toSuggestedPlace);
    },

    async place(id, language, signal) {
      const path = `/data/places/${encodeURIComponent(id)}`;
      const answer = await get(path, { language }, reasonOfPlace, signal);
      if (answer === null) return null;
      const place = toLocatedPlace(id, dataOf(answer));
      if (!place) throw unreadable('place', wire.urlOf(path));
      return place;
    },

    async hotels({ area, language, limit, facilityIds, least }, signal) {
      const path = '/data/hotels';
      const facilities = facilityIds.length > 0 && { facilityIds: facilityIds.join() };
      const rated = least && { minRating: String(least.rating), minReviewsCount: String(least.reviews) };
      const query = { ...areaQuery(area), language, limit: String(limit), ...facilities, ...rated };
      return readList(path, await get(path, query, reasonOfSearch, signal), 'hotels', toHotel);
    },

    async hotel(id, language, signal) {
      const path = '/data/hotel';
      const answer = await get(path, { hotelId: id, language }, reasonOfHotel, signal);
      const data = dataOf(answer) ?? null;
      if (data === null) return null;
      if (!recordOf(data)) throw unreadable('hotel', wire.urlOf(path));
      const hotel = tellLeftOut(path, report, (leaveOut) => toHotelDetail(id, data, leaveOut));
      return hotel && language === 'en' ? withAmericanNames(hotel) : hotel;
    },

    async *streamRates(request, signal) {
      const path = '/hotels/rates';
      const call = { path, body: { ...ratesBody(request, margin), stream: true }, timeoutMs: streamTimeoutMs };
      const body = await wire.postForEvents(call, signal);
      const { leaveOut, tell } = createLeftOut(path, report);
      try {
        yield* readRates(body, wire.urlOf(path), { withOfferIds: request.offersPerHotel > 1, leaveOut });
      } finally {
        tell();
      }
    },

    async minRates(request, signal) {
      const { path, body, read } = lowestQuestion(request, margin);
      const call = { method: 'POST', path, body, timeoutMs: streamTimeoutMs } as const;
      return readList(path, await wire.call({ ...call, reasonOf: reasonOfSearch }, signal), 'prices', read);
    },
  };
}

type ReadRecord<Item> = (record: unknown, leaveOut: LeaveOut) => Item | null;

/** Reads the readable records of a list. Throws if there is no list, or if none of its records is readable. */
function createListReader(urlOf: (path: string) => string, report: Report) {
  return <Item>(path: string, answer: unknown, what: string, read: ReadRecord<Item>): readonly Item[] => {
    const data = dataOf(answer) ?? [];
    if (!Array.isArray(data)) throw unreadable(what, urlOf(path));
    return tellLeftOut(path, report, (leaveOut) => {
      let leftOut = 0;
      const items = data.flatMap((record) => {
        const count = (...kind: Parameters<LeaveOut>) => {
          leftOut += 1;
          leaveOut(...kind);
        };
        return read(record, count) ?? [];
      });
      if (leftOut > 0 && leftOut === data.length) throw unreadable(what, urlOf(path));
      return items;
    });
  };
}

function dataOf(answer: unknown): unknown {
  return fieldsOf<{ data: unknown }>(answer).data;
}

/** The provider's search by place id covers only 1 km, so we use it only for a single hotel. */
function areaQuery(area: HotelArea): Record<string, string> {
  if (area.kind === 'hotel') return { placeId: area.placeId };
  const { latitude, longitude } = area.centre;
  return { latitude: String(latitude), longitude: String(longitude), radius: String(area.radiusMetres) };
}

/** The whole question for the lowest prices, and the first part of a question for rates. */
function partyBody(request: MinRatesRequest): WireMinRatesRequest {
  return {
    hotelIds: [...request.hotelIds],
    ...request.dates,
    currency: request.currency,
    guestNationality: request.guestNationality,
    occupancies: request.rooms.map(({ adults, childrenAges }) => ({ adults, children: [...childrenAges] })),
    timeout: RATES_TIMEOUT_S,
  };
}

function ratesBody(request: RatesRequest, margin: RateMargin | null): WireRatesRequest {
  return {
    ...partyBody(request),
    maxRatesPerHotel: request.offersPerHotel,
    roomMapping: true,
    sort: [{ field: 'price', direction: 'ascending' }],
    ...marginFields(margin),
  };
}

/** The call for the lowest prices takes no margin. With a margin, the first offer of each hotel has its price. */
function lowestQuestion(request: MinRatesRequest, margin: RateMargin | null) {
  if (margin) {
    return { path: '/hotels/rates', body: ratesBody({ ...request, offersPerHotel: 1 }, margin), read: toLowestOffer };
  }
  const read: ReadRecord<LowestPrice> = (record, leaveOut) => toLowestPrice(record, request.currency, leaveOut);
  return { path: '/hotels/min-rates', body: partyBody(request), read };
}

type ReadOptions = Parameters<typeof toHotelOffers>[1];

/** The client returns no body for 'no availability'. If the stream ends before its last event, it was cut. */
async function* readRates(
  body: AsyncIterable<Uint8Array> | null,
  url: string,
  options: ReadOptions,
): AsyncGenerator<readonly HotelOffers[]> {
  if (!body) return;
  let cause: unknown;
  try {
    for await (const text of readEvents(body)) {
      if (text === WIRE_STREAM_END) return;
      const event: unknown = JSON.parse(text);
      const said = readError(event, 200);
      if (said) return orNothing(said, { url }, reasonOfSearch);
      const hotels = readEvent(recordOf<WireRatesEvent>(event), options);
      if (hotels) yield hotels;
    }
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    cause = error;
  }
  const details = { vendor: VENDOR, url, status: 200, failure: 'lost' } as const;
  throw new ProviderError('The rate stream was cut off', details, { cause });
}

/** The hotels of an event that have offers. Null for other kinds of events. */
function readEvent(event: Fields<WireRatesEvent> | null, options: ReadOptions): readonly HotelOffers[] | null {
  const rates = event?.rates ?? null;
  if (!event || (rates !== null && !Array.isArray(rates))) options.leaveOut('event');
  if (!Array.isArray(rates)) return null;
  const hotels = rates.flatMap((hotel) => toHotelOffers(hotel, options) ?? []);
  return hotels.filter(({ offers }) => offers.length > 0);
}
