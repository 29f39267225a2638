// What the first visit to a page may load of script, in kB after brotli.

/** React, React DOM, the router and the runtime of the texts: every page loads them. */
export const SCRIPT_FLOOR_KB = 83.4;

export const SCRIPT_BUDGETS_KB = {
  home: 102.5,
  search: 124.5,
  hotel: 123,
  checkout: 125,
  'payment-return': 120.5,
  'booking-confirmation': 119,
  booking: 121,
  trips: 117.5,
  account: 124.5,
  'reset-password': 119.5,
  'confirm-email': 118,
  explore: 96.5,
  destination: 106,
  experiences: 95.5,
  support: 95.5,
  terms: 101.5,
  privacy: 99,
  'signed-in': 96,
  'not-found': 95.5,
};
