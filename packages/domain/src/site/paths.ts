/** The path of every page by name, for links on the site and in letters. Search-and-browse §2 "Route table". */

export const SITE_PATHS = {
  home: '/',
  search: '/search',
  hotel: '/hotel/:id',
  checkout: '/checkout',
  'payment-return': '/payment/return',
  'booking-confirmation': '/booking/confirmation',
  booking: '/booking/:reference',
  'booking-change': '/booking/:reference/change',
  explore: '/explore',
  destination: '/explore/:slug',
  landmark: '/explore/:slug/near/:landmark',
  trips: '/trips',
  account: '/account',
  saved: '/saved',
  'saved-compare': '/saved/compare',
  'shared-list': '/lists/:token',
  'reset-password': '/reset-password',
  'confirm-email': '/confirm-email',
  'signed-in': '/signed-in',
  experiences: '/experiences',
  support: '/support',
  terms: '/terms',
  privacy: '/privacy',
  accessibility: '/accessibility',
  'not-found': '*',
} as const;

export type PageName = keyof typeof SITE_PATHS;

export const hotelPath = (hotelId: string): string => fill(SITE_PATHS.hotel, hotelId);
export const bookingPath = (reference: string): string => fill(SITE_PATHS.booking, reference);
export const bookingChangePath = (reference: string): string => fill(SITE_PATHS['booking-change'], reference);
export const destinationPath = (slug: string): string => fill(SITE_PATHS.destination, slug);
export const landmarkPath = (slug: string, landmark: string): string => fill(fill(SITE_PATHS.landmark, slug), landmark);

type Query = Readonly<Record<string, string>> | readonly (readonly [name: string, value: string])[];

/** `path?name=value`, or only the path if the query is empty. */
export function withQuery(path: string, query: Query): string {
  const pairs: readonly (readonly [string, string])[] = Array.isArray(query) ? query : Object.entries(query);
  const text = pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  return text ? `${path}?${text}` : path;
}

/** Replaces the path's first `:name` with a value. */
function fill(path: string, value: string): string {
  return path.replace(/:\w+/, encodeURIComponent(value));
}
