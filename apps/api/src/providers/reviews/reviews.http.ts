/** The adapter to the reviews service (Tripadvisor Content API v1). Sandbox or live is only another base URL. */
import type { Coordinates } from '@tenth-night/domain/places/distance';
import { WIRE_REVIEWS_MAX, type WireReviewsAnswer } from '@tenth-night/provider-wire/reviews/reviews';
import type { WireLocationsAnswer } from '@tenth-night/provider-wire/reviews/search';
import { ProviderError } from '../provider-error';
import { toCandidate, toRatingDetails, toReview } from './reviews.mapper';
import type { ReviewsPort } from './reviews.port';

const VENDOR = 'reviews';
/** Distances come in the unit of the request. */
const HOTELS = { category: 'hotels', radiusUnit: 'km' };
const METRES_PER_KM = 1000;

export type ReviewsOptions = {
  /** With the version, for example `https://api.content.tripadvisor.com/api/v1`. */
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly timeoutMs: number;
};

type Query = Readonly<Record<string, string>>;
type Read<Wire, Answer> = (wire: Wire) => Answer;

export function createReviews({ baseUrl, apiKey, timeoutMs }: ReviewsOptions): ReviewsPort {
  /** Null when the service does not know the location. */
  async function get<Wire, Answer>(path: string, query: Query, gone: AbortSignal, read: Read<Wire, Answer>) {
    const url = `${baseUrl}${path}?${new URLSearchParams({ ...query, key: apiKey })}`;
    const late = AbortSignal.timeout(timeoutMs);
    try {
      const signal = AbortSignal.any([gone, late]);
      const response = await fetch(url, { signal, headers: { accept: 'application/json' } });
      return readAnswer(url, response.status, await response.text(), read);
    } catch (cause) {
      if (gone.aborted || cause instanceof ProviderError) throw cause;
      const failure = late.aborted ? 'late' : 'lost';
      const what = late.aborted ? 'did not answer in time' : 'could not be reached';
      throw new ProviderError(`The reviews service ${what}`, { vendor: VENDOR, url, status: null, failure }, { cause });
    }
  }

  const readCandidates = ({ data }: WireLocationsAnswer) => data.map(toCandidate);

  return {
    async search({ query, language, position }, signal) {
      const asked = { searchQuery: query, language, ...HOTELS, ...(position && { latLong: latLongOf(position) }) };
      return (await get('/location/search', asked, signal, readCandidates)) ?? [];
    },
    async nearby({ position, radiusMetres, language }, signal) {
      const radius = String(radiusMetres / METRES_PER_KM);
      const asked = { latLong: latLongOf(position), radius, language, ...HOTELS };
      return (await get('/location/nearby_search', asked, signal, readCandidates)) ?? [];
    },
    details: (id, language, signal) =>
      get(`/location/${encodeURIComponent(id)}/details`, { language }, signal, toRatingDetails),
    reviews: ({ id, language, offset }, signal) =>
      get(
        `/location/${encodeURIComponent(id)}/reviews`,
        { language, offset: String(offset) },
        signal,
        ({ data }: WireReviewsAnswer) => ({ reviews: data.map(toReview), hasMore: data.length >= WIRE_REVIEWS_MAX }),
      ),
  };
}

/** To about ten centimetres: with more digits a small number would be written with an exponent, which the service refuses. */
const latLongOf = ({ latitude, longitude }: Coordinates) =>
  [latitude, longitude].map((n) => Number(n.toFixed(6))).join();

/** An answer that is no JSON, or JSON of another form, is a failure as well: hotel-checkout-trips §8. */
function readAnswer<Wire, Answer>(url: string, status: number, body: string, read: Read<Wire, Answer>): Answer | null {
  const details = { vendor: VENDOR, url, status, body };
  const isOk = status >= 200 && status < 300;
  if (!isOk && status !== 404) throw new ProviderError(`The reviews service answered HTTP ${status}`, details);
  try {
    const wire = JSON.parse(body);
    return isOk ? read(wire) : null;
  } catch (cause) {
    const what = cause instanceof SyntaxError ? 'no JSON' : 'in an unknown form';
    throw new ProviderError(`The reviews service answered ${what}`, details, { cause });
  }
}
