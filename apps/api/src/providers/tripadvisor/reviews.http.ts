/** The adapter to the reviews service (Tripadvisor Content API v1). Sandbox and live differ only in the base URL. */
import type { Coordinates } from '@tenth-night/domain/places/distance';
import { WIRE_REVIEWS_MAX } from '@tenth-night/provider-wire/reviews/reviews';
import type { ReviewsPort } from '../ports/reviews.port';
import { ProviderError } from '../provider-error';
import { fieldsOf, type LeaveOut, type Report, tellLeftOut } from '../wire-records';
import { toCandidate, toRatingDetails, toReview } from './reviews.mapper';

const VENDOR = 'reviews';
/** The answer gives distances in the unit of the request. */
const HOTELS = { category: 'hotels', radiusUnit: 'km' };
const METRES_PER_KM = 1000;

export type ReviewsOptions = {
  /** Includes the version, for example `https://api.content.tripadvisor.com/api/v1`. */
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly timeoutMs: number;
  /** Called once per call with the number of unreadable records. */
  readonly report: Report;
};

type Query = Readonly<Record<string, string>>;
/** Null for an answer of unknown shape. */
type Read<Answer> = (wire: unknown, leaveOut: LeaveOut) => Answer | null;

export function createReviews({ baseUrl, apiKey, timeoutMs, report }: ReviewsOptions): ReviewsPort {
  /** Null if the service does not know the location. */
  async function get<Answer>(path: string, query: Query, gone: AbortSignal, read: Read<Answer>) {
    const url = `${baseUrl}${path}?${new URLSearchParams({ ...query, key: apiKey })}`;
    const late = AbortSignal.timeout(timeoutMs);
    try {
      // Follows no redirect, so that the key in the URL goes nowhere else. A redirect is a failed answer.
      const signal = AbortSignal.any([gone, late]);
      const response = await fetch(url, { signal, headers: { accept: 'application/json' }, redirect: 'manual' });
      const body = await response.text();
      return tellLeftOut(VENDOR, report, (leaveOut) =>
        readAnswer(url, response.status, body, (wire) => read(wire, leaveOut)),
      );
    } catch (cause) {
      if (gone.aborted || cause instanceof ProviderError) throw cause;
      const failure = late.aborted ? 'late' : 'lost';
      const what = late.aborted ? 'did not answer in time' : 'could not be reached';
      throw new ProviderError(`The reviews service ${what}`, { vendor: VENDOR, url, status: null, failure }, { cause });
    }
  }

  const readCandidates = (wire: unknown, leaveOut: LeaveOut) =>
    dataOf(wire)?.flatMap((location) => toCandidate(location, leaveOut) ?? []) ?? null;
  const readReviews = (wire: unknown, leaveOut: LeaveOut) => {
    const data = dataOf(wire);
    const reviews = data?.flatMap((review) => toReview(review, leaveOut) ?? []);
    return data && reviews ? { reviews, hasMore: data.length >= WIRE_REVIEWS_MAX } : null;
  };

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
      get(`/location/${encodeURIComponent(id)}/reviews`, { language, offset: String(offset) }, signal, readReviews),
  };
}

/** About ten centimetres. With more digits, a small number would get an exponent, which the service refuses. */
const latLongOf = ({ latitude, longitude }: Coordinates) =>
  [latitude, longitude].map((n) => Number(n.toFixed(6))).join();

/** Null if there is no list. */
function dataOf(wire: unknown): readonly unknown[] | null {
  const { data } = fieldsOf<{ data: unknown }>(wire);
  return Array.isArray(data) ? data : null;
}

/** An answer that is not JSON, or JSON of another shape, is a failure too: hotel-checkout-trips §8. */
function readAnswer<Answer>(url: string, status: number, body: string, read: (wire: unknown) => Answer | null) {
  const details = { vendor: VENDOR, url, status, body };
  const isOk = status >= 200 && status < 300;
  if (!isOk && status !== 404) throw new ProviderError(`The reviews service answered HTTP ${status}`, details);
  const wire = parse(body, details);
  const answer = isOk ? read(wire) : null;
  if (isOk && answer === null) throw new ProviderError('The reviews service sent an answer of unknown form', details);
  return answer;
}

function parse(body: string, details: ConstructorParameters<typeof ProviderError>[1]): unknown {
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw new ProviderError('The reviews service did not send JSON', details, { cause });
  }
}
