// What the first visit to a page may load of script, in kB after brotli.

/** React, React DOM, the router and the runtime of the texts: every page loads them. */
export const SCRIPT_FLOOR_KB = 83.4;

export const SCRIPT_BUDGETS_KB = {
  home: 102,
  search: 124,
  hotel: 123,
  checkout: 125,
  'payment-return': 120,
  'booking-confirmation': 125,
  booking: 124,
  trips: 119,
  account: 125,
  'reset-password': 120,
  'confirm-email': 118,
  explore: 96,
  destination: 106,
  experiences: 95,
  support: 95,
  terms: 101,
  privacy: 99,
  'signed-in': 96,
  'not-found': 95,
};
