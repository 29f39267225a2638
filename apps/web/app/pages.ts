/**
 * Every page of the site, one row each. The route table, the texts and scripts of a page, `robots.txt` and the sitemap
 * all derive from it. Search-and-browse §2 "Route table".
 */
import type { PageName } from '@tenth-night/domain/site/paths';

/** A file of texts per language. Pages that share a group share their scripts too. */
export const TEXT_GROUPS = [
  'main',
  'search',
  'hotel',
  'checkout',
  'booking',
  'change',
  'trips',
  'explore',
  'destination',
  'legal',
  'menus',
  'pages',
  'account',
  'saved',
  'widgets',
  'map',
  'vouchers',
] as const;
export type TextGroup = (typeof TEXT_GROUPS)[number];

/** What search engines may do. `closed` is for search results and for private pages. */
export type Engines = 'in-sitemap' | 'allowed' | 'closed';
type PageRow = readonly [texts: TextGroup, engines: Engines];

/** The page `x` is the file `routes/x.tsx`; its path is `SITE_PATHS.x`. */
export const PAGES: Readonly<Record<PageName, PageRow>> = {
  home: ['main', 'in-sitemap'],
  search: ['search', 'closed'],
  hotel: ['hotel', 'allowed'],
  checkout: ['checkout', 'closed'],
  'payment-return': ['booking', 'closed'],
  'booking-confirmation': ['booking', 'closed'],
  booking: ['booking', 'closed'],
  'booking-change': ['change', 'closed'],
  explore: ['explore', 'in-sitemap'],
  destination: ['destination', 'in-sitemap'],
  landmark: ['destination', 'in-sitemap'],
  trips: ['trips', 'closed'],
  account: ['account', 'closed'],
  saved: ['saved', 'closed'],
  'saved-compare': ['saved', 'closed'],
  'shared-list': ['saved', 'closed'],
  'reset-password': ['account', 'closed'],
  'confirm-email': ['account', 'closed'],
  'signed-in': ['pages', 'closed'],
  experiences: ['pages', 'allowed'],
  support: ['pages', 'in-sitemap'],
  terms: ['legal', 'in-sitemap'],
  privacy: ['legal', 'in-sitemap'],
  accessibility: ['legal', 'in-sitemap'],
  'not-found': ['pages', 'allowed'],
};

/** Parts of pages that load on demand and have their own texts. All others use the texts of their page. */
export const LAZY_PARTS: Readonly<Partial<Record<TextGroup, readonly string[]>>> = {
  menus: [
    'features/auth/sign-in-dialog',
    'features/destinations/explore-panel',
    'features/preferences/preferences-panel',
    'root/menu-panel',
  ],
  widgets: [
    'features/search-form/dates/dates-panel',
    'features/search-form/place/place-panel',
    'features/search-form/travellers/travellers-panel',
  ],
  change: ['features/booking/change/holder-dialog'],
  saved: ['stay-ui/saved-notice'],
  vouchers: ['features/checkout/vouchers-panel'],
  map: ['features/results/map/results-map', 'map-ui/small-map'],
};

/**
 * Parts that only wide screens show at once. Their styles come with the page; only wide screens load their code with
 * it.
 */
export const WIDE_PARTS: Readonly<Partial<Record<PageName, readonly string[]>>> = {
  search: ['features/filters/filter-panel', 'features/search-form/search-form'],
};

export const textsOf = (page: PageName): TextGroup => PAGES[page][0];

export const pageNames = (): PageName[] => Object.keys(PAGES) as PageName[];
