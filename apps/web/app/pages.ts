/**
 * Every page of the site: one row each. The route table, the texts that a page loads, its script files, `robots.txt` and
 * the sitemap all follow from it. Search-and-browse §2 "Route table".
 */
import type { PageName } from '@tenth-night/domain/site/paths';

/** A file of texts for each language. Pages that share one share their scripts too. */
export const TEXT_GROUPS = [
  'main',
  'search',
  'hotel',
  'checkout',
  'booking',
  'trips',
  'explore',
  'legal',
  'menus',
  'pages',
  'account',
  'widgets',
  'map',
] as const;
export type TextGroup = (typeof TEXT_GROUPS)[number];

export type PageRow = {
  readonly texts: TextGroup;
  /** What a search engine may do. `closed` is for answers to one visitor and for what belongs to one person. */
  readonly engines: 'in-sitemap' | 'allowed' | 'closed';
};

/** The page `x` is the file `routes/x.tsx`; its address is `SITE_PATHS.x`. */
export const PAGES: Readonly<Record<PageName, PageRow>> = {
  home: { texts: 'main', engines: 'in-sitemap' },
  search: { texts: 'search', engines: 'closed' },
  hotel: { texts: 'hotel', engines: 'allowed' },
  checkout: { texts: 'checkout', engines: 'closed' },
  'payment-return': { texts: 'booking', engines: 'closed' },
  'booking-confirmation': { texts: 'booking', engines: 'closed' },
  booking: { texts: 'booking', engines: 'closed' },
  explore: { texts: 'explore', engines: 'in-sitemap' },
  destination: { texts: 'explore', engines: 'in-sitemap' },
  trips: { texts: 'trips', engines: 'closed' },
  account: { texts: 'account', engines: 'closed' },
  'reset-password': { texts: 'account', engines: 'closed' },
  'confirm-email': { texts: 'account', engines: 'closed' },
  'signed-in': { texts: 'pages', engines: 'closed' },
  experiences: { texts: 'pages', engines: 'allowed' },
  support: { texts: 'pages', engines: 'in-sitemap' },
  terms: { texts: 'legal', engines: 'in-sitemap' },
  privacy: { texts: 'legal', engines: 'in-sitemap' },
  'not-found': { texts: 'pages', engines: 'allowed' },
};

/** Parts of pages that load when somebody reaches for them, with texts of their own. All others use the texts of their page. */
export const LAZY_PARTS: Readonly<Partial<Record<TextGroup, readonly string[]>>> = {
  menus: [
    'features/auth/sign-in-dialog',
    'features/destinations/explore-panel',
    'features/preferences/preferences-panel',
    'root/menu-panel',
  ],
  widgets: [
    'features/search-form/dates/dates-panel',
    'features/search-form/place/place-suggestions',
    'features/search-form/travellers/travellers-panel',
  ],
  map: ['features/results/map/results-map'],
};

export const pageNames = (): PageName[] => Object.keys(PAGES) as PageName[];
