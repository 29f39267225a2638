/** What a busy process may refuse: looking for a hotel. Never what moves money, or belongs to a booking or an account. */
import { SITE_PATHS } from '@tenth-night/domain/site/paths';
import type { LimitKind } from '../limits/limit-table';

/** A new kind of call does not compile without a decision. */
const IS_SHEDDABLE: Readonly<Record<LimitKind, boolean>> = {
  places: true,
  lists: true,
  rates: true,
  lowestPrices: true,
  hotel: true,
  reviews: true,
  reviewCalls: true,
  hotelCards: true,
  location: true,
  docs: true,
  pages: true,
  // A copy of bytes, or work that has its own queue.
  pictures: false,
  mapTiles: false,
  prebook: false,
  promoCodes: false,
  contact: false,
  book: false,
  progress: false,
  views: false,
  saved: false,
  sharedLists: false,
  cancel: false,
  alternatives: false,
  desk: false,
  webhooks: false,
  session: false,
};

export const isSheddableCall = (kind: LimitKind): boolean => IS_SHEDDABLE[kind];

/**
 * From the checkout on, every page is about somebody's money. Others belong to an account or a letter. The home page is
 * rendered once for many visitors.
 */
const KEPT_PAGES = [
  SITE_PATHS.home,
  ...[SITE_PATHS.checkout, SITE_PATHS['payment-return'], SITE_PATHS.booking, SITE_PATHS.trips],
  ...[SITE_PATHS.account, SITE_PATHS['signed-in'], SITE_PATHS['reset-password'], SITE_PATHS['confirm-email']],
].map((path) => path.split('/', 2).join('/'));

/** `url` is a path with or without a query. */
export function isSheddablePage(url: string): boolean {
  const [, first = ''] = url.split(/[/?#]/, 2);
  return !KEPT_PAGES.includes(`/${first}`);
}
