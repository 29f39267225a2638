/** Our API as the site calls it. On the server `fetch` goes straight into the API, in the browser over the network. */

import { readList, readObject } from '@tenth-night/contract/envelope';
import { API_BASE, PATHS, placePath } from '@tenth-night/contract/paths';
import type { RatesAnswer, RatesBody, RatesLine } from '@tenth-night/contract/rates';
import type { Place } from '@tenth-night/domain/places/place';
import type { Hotel } from '@tenth-night/domain/search/hotel';
import { HttpError, readJson } from './http-error';
import { readJsonLines } from './ndjson';
import type { Send } from './services';

export type ApiClient = {
  searchPlaces(text: string, language: string, signal: AbortSignal): Promise<readonly Place[]>;
  /** Null when there is no such place. */
  place(id: string, language: string, signal: AbortSignal): Promise<Place | null>;
  hotels(placeId: string, language: string, signal: AbortSignal): Promise<readonly Hotel[]>;
  rates(body: RatesBody, signal: AbortSignal): Promise<RatesAnswer>;
  streamRates(body: RatesBody, signal: AbortSignal): AsyncIterable<readonly RatesLine[]>;
};

export function createApiClient(send: Send): ApiClient {
  async function get(path: string, query: Record<string, string>, signal: AbortSignal): Promise<unknown> {
    const url = `${API_BASE}${path}?${new URLSearchParams(query)}`;
    return readJson(url, await send(url, { signal, headers: { accept: 'application/json' } }));
  }

  function post(path: string, body: unknown, signal: AbortSignal): Promise<Response> {
    const headers = { 'content-type': 'application/json' };
    return send(API_BASE + path, { method: 'POST', body: JSON.stringify(body), headers, signal });
  }

  return {
    async searchPlaces(textQuery, language, signal) {
      try {
        const answer = await get(PATHS.places, { textQuery, language }, signal);
        return readList(answer, ['data', 'results', 'places']) as readonly Place[];
      } catch (error) {
        // A text that cannot be the name of a place, too short or far too long, finds nothing.
        if (error instanceof HttpError && error.code === 'bad_request') return [];
        throw error;
      }
    },

    async place(id, language, signal) {
      try {
        return readObject(await get(placePath(id), { language }, signal), ['data', 'place']) as Place | null;
      } catch (error) {
        if (error instanceof HttpError && (error.code === 'not_found' || error.code === 'bad_request')) return null;
        throw error;
      }
    },

    async hotels(placeId, language, signal) {
      const answer = await get(PATHS.hotels, { placeId, language }, signal);
      return readList(answer, ['data', 'results', 'hotels']) as readonly Hotel[];
    },

    async rates(body, signal) {
      return (await readJson(API_BASE + PATHS.rates, await post(PATHS.rates, body, signal))) as RatesAnswer;
    },

    async *streamRates(body, signal) {
      const url = `${API_BASE}${PATHS.rateStream}`;
      const response = await post(PATHS.rateStream, body, signal);
      if (!response.ok || !response.body) await readJson(url, response);
      else yield* readJsonLines<RatesLine>(response.body);
    },
  };
}
