/** The public calls of our API. On the server they go straight into the API, in the browser over the network. */

import { readList, readObject } from '@tenth-night/contract/envelope';
import { PATHS, placePath } from '@tenth-night/contract/paths';
import type {
  DocumentRatesBody,
  HotelRatesLine,
  RatesAnswer,
  RatesBody,
  RatesLine,
  RatesOutcome,
} from '@tenth-night/contract/rates';
import type { HotelReviewsAnswer, HotelReviewsQuery } from '@tenth-night/contract/reviews';
import type { HotelDetail } from '@tenth-night/domain/hotel/hotel-detail';
import type { Place } from '@tenth-night/domain/places/place';
import type { HotelReviews } from '@tenth-night/domain/reviews/reviews';
import type { Hotel } from '@tenth-night/domain/search/hotel';
import type { Services } from '../page/services';
import { callApi, openCall } from './api-call';
import { HttpError, readJson } from './http-error';
import { isBusy } from './is-busy';
import { readJsonLines } from './ndjson';

export type ApiClient = {
  searchPlaces(text: string, language: string, signal: AbortSignal): Promise<readonly Place[]>;
  /** Null when there is no such place. */
  place(id: string, language: string, signal: AbortSignal): Promise<Place | null>;
  hotels(placeId: string, language: string, signal: AbortSignal): Promise<readonly Hotel[]>;
  /** Null when there is no such hotel. */
  hotel(hotelId: string, language: string, signal: AbortSignal): Promise<HotelDetail | null>;
  /** Every offer of the named hotels, with the fields that booking needs. */
  hotelRates(body: DocumentRatesBody, signal: AbortSignal): Promise<RatesAnswer>;
  /** Null if the reviews service does not know the hotel or did not answer us. */
  hotelReviews(query: HotelReviewsQuery, signal: AbortSignal): Promise<HotelReviews | null>;
  rates(body: RatesBody, signal: AbortSignal): Promise<RatesAnswer>;
  streamRates(body: RatesBody, signal: AbortSignal): AsyncIterable<readonly RatesLine[]>;
};

/** Each page has one: `services.single(createApiClient)`. */
export function createApiClient(services: Services): ApiClient {
  const get = (path: string, query: Record<string, string>, signal: AbortSignal) =>
    callApi(services, { path: `${path}?${new URLSearchParams(query)}`, signal });

  return {
    async searchPlaces(textQuery, language, signal) {
      try {
        const answer = await get(PATHS.places, { textQuery, language }, signal);
        return readList(answer, ['data', 'results', 'places']) as readonly Place[];
      } catch (error) {
        // A text that is too short or far too long cannot be a place name: it finds nothing.
        if (error instanceof HttpError && error.code === 'bad_request') return [];
        throw error;
      }
    },

    async place(id, language, signal) {
      try {
        const answer = await get(placePath(id), { language }, signal).catch(async (error) => {
          if (signal.aborted || isFinal(error)) throw error;
          const { askElsewhere } = await import('./place-elsewhere').catch(() => Promise.reject(error));
          return askElsewhere(id, error, (path, query) => get(path, { ...query, language }, signal), signal);
        });
        return readObject(answer, ['data', 'place']) as Place | null;
      } catch (error) {
        if (isUnknown(error)) return null;
        throw error;
      }
    },

    async hotels(placeId, language, signal) {
      const answer = await get(PATHS.hotels, { placeId, language }, signal);
      return readList(answer, ['data', 'results', 'hotels']) as readonly Hotel[];
    },

    async hotel(hotelId, language, signal) {
      const ask = (path: string) => get(path, { hotelId, language }, signal);
      try {
        const answer = await ask(PATHS.hotel).catch((error) =>
          signal.aborted || isFinal(error) ? Promise.reject(error) : ask(PATHS.hotelOfVersion),
        );
        return readObject(answer, ['data']) as HotelDetail | null;
      } catch (error) {
        if (isUnknown(error)) return null;
        throw error;
      }
    },

    async hotelRates(body, signal) {
      return readRates(await callApi(services, { path: PATHS.documentRates, body, isRead: true, signal }));
    },

    async hotelReviews(query, signal) {
      const known = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
      const answer = await get(PATHS.hotelReviews, Object.fromEntries(known), signal);
      return (answer as HotelReviewsAnswer).data;
    },

    async rates(body, signal) {
      return readRates(await callApi(services, { path: PATHS.rates, body, isRead: true, signal }));
    },

    async *streamRates(body, signal) {
      const path = PATHS.rateStream;
      const response = await openCall(services, { path, body: { ...body, stream: true }, isRead: true, signal });
      if (!response.ok || !response.body) await readJson(path, response);
      else yield* readJsonLines<RatesLine>(response.body);
    },
  };
}

/** The id is unknown or malformed. */
function isUnknown(error: unknown): boolean {
  return error instanceof HttpError && (error.code === 'not_found' || error.code === 'bad_request');
}

/** Another address would give the same answer. */
const isFinal = (error: unknown): boolean => isUnknown(error) || isBusy(error);

/** Some answers have no status. Then the list of hotels decides it. */
function readRates(answer: unknown): RatesAnswer {
  const hotels = readList(answer, ['hotels', 'rates', 'data.hotels', 'results', 'offers']) as readonly HotelRatesLine[];
  const { error, status } = (readObject(answer, []) ?? {}) as Partial<RatesOutcome>;
  if (error) return { status: 'failed', error, hotels };
  return { status: status ?? (hotels.length > 0 ? 'success' : 'empty'), hotels };
}
