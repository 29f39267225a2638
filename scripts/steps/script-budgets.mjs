// What the first visit to a page may load of script, in kB after brotli.

/** React, React DOM and the runtime of the texts: every page loads them. */
export const SCRIPT_FLOOR_KB = 61.3;

export const SCRIPT_BUDGETS_KB = {
  home: 84,
  search: 109,
  hotel: 107,
  checkout: 109,
  'payment-return': 101,
  'booking-confirmation': 106.5,
  booking: 106,
  trips: 99.5,
  account: 106.5,
  saved: 117.5,
  'saved-compare': 117.5,
  'shared-list': 117,
  'reset-password': 100.5,
  'confirm-email': 99,
  explore: 77,
  destination: 91.5,
  landmark: 92,
  experiences: 76.5,
  support: 76.5,
  terms: 82.5,
  privacy: 80,
  accessibility: 77.5,
  'signed-in': 76.5,
  'not-found': 76,
};

/**
 * What a first visit may load until the page is idle, by kind: requests, and kB on the wire with headers. Without
 * pictures. Scripts include what follows on an idle page: the settings, and what the visitor probably needs next.
 * Rates and reviews differ from day to day, so their kinds have more room. `e2e/page-weight.spec.ts` checks it.
 */
const FONT_AND_ICONS = { font: [1, 20.8], other: [1, 3.6] };
export const PAGE_LOADS = {
  home: { document: [1, 12.5], script: [16, 99], stylesheet: [1, 1], fetch: [2, 2], ...FONT_AND_ICONS },
  search: { document: [1, 25], script: [20, 122.5], fetch: [4, 26], ...FONT_AND_ICONS },
  hotel: { document: [1, 21], script: [17, 118], fetch: [3, 6.5], ...FONT_AND_ICONS },
  checkout: { document: [1, 13.3], script: [17, 119.5], fetch: [5, 12.5], ...FONT_AND_ICONS },
  destination: { document: [1, 14], script: [20, 105], fetch: [4, 5.2], ...FONT_AND_ICONS },
};
