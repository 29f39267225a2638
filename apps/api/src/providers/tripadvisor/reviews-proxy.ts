/** The reviews service through a proxy with the paths of hotel-checkout-trips §7, such as our own API on another site. */
// biome-ignore lint/style/noRestrictedImports: the other end of this wire is our own API
import { FoundLocationsAnswer, LocationDetailsAnswer, LocationReviewsAnswer } from '@tenth-night/contract/reviews';
import type { Coordinates } from '@tenth-night/domain/places/distance';
import { WIRE_REVIEWS_MAX } from '@tenth-night/provider-wire/reviews/reviews';
import type Type from 'typebox';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { ReviewsPort } from '../ports/reviews.port';
import { getReviews, type Read } from './reviews-call';

/** The base of the other API, for example `https://hotels.example/api`. */
export type ReviewsProxyOptions = { readonly baseUrl: string; readonly timeoutMs: number };

const readLocations = readerOf(FoundLocationsAnswer);
const readDetails = readerOf(LocationDetailsAnswer);
const readReviews = readerOf(LocationReviewsAnswer);

export function createReviewsProxy({ baseUrl, timeoutMs }: ReviewsProxyOptions): ReviewsPort {
  const get = <Answer>(path: string, query: Record<string, string>, gone: AbortSignal, read: Read<Answer>) =>
    getReviews(`${baseUrl}/ta/${path}?${new URLSearchParams(query)}`, timeoutMs, gone, read);

  return {
    async search({ query, language, position }, signal) {
      const asked = { query, language, category: 'hotels', ...(position && at(position)) };
      return (await get('search', asked, signal, readLocations))?.data ?? [];
    },
    async nearby({ position, radiusMetres, language }, signal) {
      const asked = { ...at(position), radius: String(radiusMetres), language, category: 'hotels' };
      return (await get('nearby', asked, signal, readLocations))?.data ?? [];
    },
    details: (id, language, signal) => get(`details/${encodeURIComponent(id)}`, { language }, signal, readDetails),
    async reviews({ id, language, offset }, signal) {
      const asked = { lang: language, offset: String(offset) };
      const page = await get(`reviews/${encodeURIComponent(id)}`, asked, signal, readReviews);
      return page && { reviews: page.data, hasMore: page.data.length >= WIRE_REVIEWS_MAX };
    },
  };
}

/** Asks the service itself only if the proxy fails. */
export function proxyFirst(proxy: ReviewsPort, service: ReviewsPort): ReviewsPort {
  const either = async <Answer>(signal: AbortSignal, ask: (port: ReviewsPort) => Promise<Answer>) => {
    try {
      return await ask(proxy);
    } catch (error) {
      if (signal.aborted) throw error;
      return ask(service);
    }
  };
  return {
    search: (request, signal) => either(signal, (port) => port.search(request, signal)),
    nearby: (request, signal) => either(signal, (port) => port.nearby(request, signal)),
    details: (id, language, signal) => either(signal, (port) => port.details(id, language, signal)),
    reviews: (request, signal) => either(signal, (port) => port.reviews(request, signal)),
  };
}

const at = ({ latitude, longitude }: Coordinates) => ({
  latitude: latitude.toFixed(6),
  longitude: longitude.toFixed(6),
});

/** Null for an answer of another shape. */
function readerOf<Schema extends TSchema>(schema: Schema): Read<Type.Static<Schema>> {
  const checker = Compile(schema);
  return (wire) => {
    const answer = withOwnAddresses(wire);
    return checker.Check(answer) ? answer : null;
  };
}

const ADDRESS_NAMES = new Set(['url', 'web_url', 'rating_image_url', 'avatar']);

/** The proxy shows pictures through its own origin (`/api/pictures?url=…`). Here they get their own address back. */
function withOwnAddresses(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withOwnAddresses);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, part]) =>
    typeof part === 'string' && ADDRESS_NAMES.has(name) ? [name, ownAddress(part)] : [name, withOwnAddresses(part)],
  );
  return Object.fromEntries(entries);
}

/** Null if it is no web address. */
function ownAddress(address: string): string | null {
  const own = address.startsWith('/') ? new URL(address, 'http://proxy').searchParams.get('url') : address;
  return own && /^https?:\/\//i.test(own) ? own : null;
}
