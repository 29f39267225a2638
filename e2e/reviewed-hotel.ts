/** A hotel with reviews, and what the reviews service says about it. */
import { API_BASE } from '@tenth-night/contract/first-paths';
import { PATHS } from '@tenth-night/contract/paths';
import { jsonOf } from './checked-answer';
import { onSale } from './hotels-of-a-city';
import { OTHER_STAY, queryOf, STAY, type Stay } from './stay-dates';

type Addresses = { readonly url: string; readonly sandboxUrl: string };

export const SERVICE = '/reviews/api/v1/location';
/** Enough to find the rare unlisted hotels, although some of them are sold out. */
const HOTELS = 120;
const DAY_MS = 86_400_000;

export const json = async (url: string) => jsonOf(await fetch(url));

/** A hotel in Stockholm with rooms that the reviews service lists, or does not list. `location` is its id there. */
export async function findHotel({ url, sandboxUrl }: Addresses, fate: 'matched' | 'unlisted' = 'matched') {
  const places = await json(`${url}${API_BASE}${PATHS.places}?textQuery=Stockholm&language=en`);
  const hotels = await json(`${url}${API_BASE}${PATHS.hotels}?placeId=${places.data[0].id}&language=en`);
  const all: string[] = hotels.data.slice(0, HOTELS).map(({ hotelId }: { hotelId: string }) => hotelId);
  const { matches, fates } = await json(`${sandboxUrl}/__sandbox/review-matches?hotelIds=${all}`);
  let ids = all.filter((hotelId) => fates[hotelId] === fate);
  for (const stay of [STAY, OTHER_STAY]) ids = await onSale(sandboxUrl, ids, stay);
  const [id] = ids;
  if (!id) throw new Error(`No hotel of Stockholm is ${fate} and has rooms`);
  const addressFor = (stay: Stay) => `/hotel/${id}?${queryOf(stay)}`;
  return { id, address: addressFor(STAY), otherAddress: addressFor(OTHER_STAY), location: matches[id] as string };
}

/** A review with many fields, as the service sends it. */
export function written(changes: Record<string, unknown> = {}) {
  return {
    id: 700100200,
    lang: 'en',
    location_id: 1,
    published_date: '2026-09-30T06:13:39Z',
    rating: 4,
    rating_image_url: '',
    url: 'https://www.tripadvisor.com/ShowUserReviews-g1-d1-r700100200.html?m=00000#review700100200',
    title: 'Quiet and central',
    text: 'We slept well.',
    user: { username: 'maria_r', user_location: { id: '1', name: 'London, England' }, contributions: 31 },
    ...changes,
  };
}

export const response = (daysAgo: number, title?: string) => ({
  owner_response: {
    ...{ id: 1, lang: 'en', text: 'Thank you, Maria.', ...(title && { title }) },
    published_date: new Date(Date.now() - daysAgo * DAY_MS).toISOString(),
  },
});

/** A fault: the service answers with these reviews for any hotel. */
export const answer = (...data: readonly unknown[]) => ({
  ...{ path: `${SERVICE}/*/reviews`, kind: 'status', status: 200 },
  body: { data },
});
