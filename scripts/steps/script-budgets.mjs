// What the first visit to a page may load of script, in kB after brotli.

/** React, React DOM and the runtime of the texts: every page loads them. */
export const SCRIPT_FLOOR_KB = 61.3;

/** A page of little more than text: it needs no row. */
export const SHORT_PAGE_KB = 80;

export const SCRIPT_BUDGETS_KB = {
  home: 83.9,
  search: 105.5,
  hotel: 109.3,
  checkout: 110.4,
  'payment-return': 103.8,
  'booking-confirmation': 109.8,
  booking: 110.7,
  'booking-change': 114.4,
  trips: 100.5,
  account: 108.9,
  saved: 117.1,
  'saved-compare': 116.9,
  'shared-list': 116.5,
  'reset-password': 103,
  'confirm-email': 101.4,
  destination: 92.4,
  landmark: 94.3,
  terms: 84,
  privacy: 81.5,
};

/**
 * What a first visit on a phone may load until the page is idle, by kind: requests, and kB on the wire with headers.
 * Without pictures. Scripts include what follows on an idle page: the settings, and what the visitor probably needs
 * next. Rates and reviews differ from day to day, so their kinds have more room. `e2e/page-weight.spec.ts` checks it.
 */
const FONT_AND_ICONS = { font: [1, 20.8], other: [1, 3.6] };
export const PAGE_LOADS = {
  home: { document: [1, 12.5], script: [16, 97], stylesheet: [1, 1.3], fetch: [2, 2], ...FONT_AND_ICONS },
  search: { document: [1, 25], script: [20, 121], stylesheet: [1, 1], fetch: [5, 26], ...FONT_AND_ICONS },
  hotel: { document: [1, 21], script: [21, 119], fetch: [3, 6.5], ...FONT_AND_ICONS },
  checkout: { document: [1, 13.7], script: [18, 118.5], fetch: [5, 12.5], ...FONT_AND_ICONS },
  destination: { document: [1, 14.8], script: [20, 102.5], fetch: [4, 5.2], ...FONT_AND_ICONS },
};

/** The same on a wide screen, for pages that have more to show there. */
export const WIDE_PAGE_LOADS = {
  search: { ...PAGE_LOADS.search, script: [23, 125] },
};
