// What the first visit to a page may load of script, in kB after brotli.

/** React, React DOM and the runtime of the texts: every page loads them. */
export const SCRIPT_FLOOR_KB = 61.3;

export const SCRIPT_BUDGETS_KB = {
  home: 84,
  search: 110,
  hotel: 108.5,
  checkout: 110,
  'payment-return': 101.5,
  'booking-confirmation': 107.5,
  booking: 108,
  'booking-change': 114,
  trips: 100,
  account: 107,
  saved: 118.5,
  'saved-compare': 118.5,
  'shared-list': 118,
  'reset-password': 101,
  'confirm-email': 99.5,
  explore: 77.5,
  destination: 91.5,
  landmark: 92,
  experiences: 76.5,
  support: 76.5,
  terms: 83,
  privacy: 80.5,
  accessibility: 78,
  'signed-in': 77,
  'not-found': 76.5,
};

/**
 * What a first visit may load until the page is idle, by kind: requests, and kB on the wire with headers. Without
 * pictures. Scripts include what follows on an idle page: the settings, and what the visitor probably needs next.
 * Rates and reviews differ from day to day, so their kinds have more room. `e2e/page-weight.spec.ts` checks it.
 */
const FONT_AND_ICONS = { font: [1, 20.8], other: [1, 3.6] };
export const PAGE_LOADS = {
  home: { document: [1, 12.5], script: [16, 99], stylesheet: [1, 1], fetch: [2, 2], ...FONT_AND_ICONS },
  search: { document: [1, 25], script: [24, 128], stylesheet: [1, 1], fetch: [4, 26], ...FONT_AND_ICONS },
  hotel: { document: [1, 21], script: [19, 120.5], fetch: [3, 6.5], ...FONT_AND_ICONS },
  checkout: { document: [1, 13.3], script: [17, 119.5], fetch: [5, 12.5], ...FONT_AND_ICONS },
  destination: { document: [1, 14], script: [20, 105], fetch: [4, 5.2], ...FONT_AND_ICONS },
};
