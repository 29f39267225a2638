/** The adapter to the reviews service (Tripadvisor Content API v1). Sandbox and live differ only in the base URL. */
import type { Coordinates } from '@tenth-night/domain/places/distance';
import { WIRE_REVIEWS_MAX } from '@tenth-night/provider-wire/reviews/reviews';
import type { ReviewsPort } from '../ports/reviews.port';
import { fieldsOf, type LeaveOut, type Report, tellLeftOut } from '../wire-records';
import { toCandidate, toRatingDetails, toReview } from './reviews.mapper';
import { getReviews } from './reviews-call';

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
type ReadRecords<Answer> = (wire: unknown, leaveOut: LeaveOut) => Answer | null;

export function createReviews({ baseUrl, apiKey, timeoutMs, report }: ReviewsOptions): ReviewsPort {
  function get<Answer>(path: string, query: Query, gone: AbortSignal, read: ReadRecords<Answer>) {
    const url = `${baseUrl}${path}?${new URLSearchParams({ ...query, key: apiKey })}`;
    return getReviews(url, timeoutMs, gone, (wire) => tellLeftOut(VENDOR, report, (leaveOut) => read(wire, leaveOut)));
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
