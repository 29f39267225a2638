import { HOTEL_LIST_LIMIT } from '@tenth-night/contract/hotels';
import { RATE_BATCH_SIZE } from '@tenth-night/domain/search/rate-batches';
import { describe, expect, it } from 'vitest';
import { KIND_OF_PATH, LIMITS, type LimitKind } from './limit-table';

const TABS = 4;
const RATES_OF_LARGEST_SEARCH = HOTEL_LIST_LIMIT / RATE_BATCH_SIZE;
const SEARCHES = 3;
const HOTEL_PAGES = 10;
const CHECKOUTS = 2;

/**
 * The calls that one busy tab makes in a minute. Each number is the worst minute of its own kind: nobody types a place
 * 25 times, makes three searches in the largest city and opens ten hotels in the same minute.
 */
const BUSY_TAB: Record<LimitKind, number> = {
  places: 20 + SEARCHES * 2,
  // Each search, and the same again when the visitor goes back. One destination page.
  lists: SEARCHES * 2 + 1,
  // A destination page loads two weekends.
  rates: SEARCHES * RATES_OF_LARGEST_SEARCH + HOTEL_PAGES + 2,
  // Twelve months of a calendar, and the price strip of each search.
  lowestPrices: 12 + SEARCHES,
  // Reloaded pages call it again.
  hotel: HOTEL_PAGES + CHECKOUTS + 8,
  reviews: HOTEL_PAGES + CHECKOUTS,
  // Our pages do not use them.
  reviewCalls: 0,
  location: 2,
  // Three galleries with a hundred pictures each, and the thumbnails of three lists.
  pictures: 3 * 100 + 3 * 30,
  // A dozen tiles for each of twenty map views.
  mapTiles: 20 * 12,
  prebook: CHECKOUTS,
  // The visitor tries one code every two minutes.
  promoCodes: 0.5,
  // Sent after each pause in typing.
  contact: 15,
  book: 1,
  // Called every two seconds.
  progress: 30,
  views: 6,
  cancel: 0.5,
  // No tab calls it.
  webhooks: 0,
  // The visitor tries other dates.
  alternatives: 2,
  saved: 15,
  // A person at the desk opens a booking every four seconds.
  desk: 15,
  // Four lists, and a vote every four seconds.
  sharedLists: 4 + 15,
  // Four lists of a hundred.
  hotelCards: 4 * 5,
  // Each page load calls it for the session and for a token.
  session: 2 * (SEARCHES + HOTEL_PAGES + CHECKOUTS),
  // Our pages do not link to them.
  docs: 0,
  // Only full page loads count. The browser renders the pages behind links within the site.
  pages: SEARCHES + HOTEL_PAGES + CHECKOUTS,
};

describe('the limits', () => {
  it.each(Object.keys(LIMITS) as LimitKind[])('allow five times what four busy tabs need: %s', (kind) => {
    const { address, account } = LIMITS[kind];
    for (const { burst, perMinute } of [address, account]) {
      expect(burst).toBeGreaterThanOrEqual(5 * TABS * BUSY_TAB[kind]);
      expect(perMinute).toBeGreaterThanOrEqual(5 * TABS * BUSY_TAB[kind]);
    }
  });

  it('allow an address at least as much as one account', () => {
    for (const { address, account } of Object.values(LIMITS)) {
      expect(address.burst).toBeGreaterThanOrEqual(account.burst);
      expect(address.perMinute).toBeGreaterThanOrEqual(account.perMinute);
    }
  });

  it('cover every route that reads the database without a password', () => {
    const { session, token, googleCallback } = KIND_OF_PATH;
    expect([session, token, googleCallback]).toEqual(['session', 'session', 'session']);
  });

  it('do not cover health', () => {
    expect(KIND_OF_PATH.health).toBeNull();
  });
});
