// What the first visit to a page may load of script, in kB after brotli.

/** React, React DOM, the router and the runtime of the texts: every page loads them. */
export const SCRIPT_FLOOR_KB = 83.4;

export const SCRIPT_BUDGETS_KB = {
  home: 103.5,
  search: 128,
  hotel: 124.5,
  checkout: 127.5,
  'payment-return': 122,
  'booking-confirmation': 126.5,
  booking: 125.5,
  trips: 120,
  account: 126.5,
  'reset-password': 121.5,
  'confirm-email': 119.5,
  explore: 97,
  destination: 124,
  landmark: 125,
  experiences: 96.5,
  support: 96.5,
  terms: 102.5,
  privacy: 100,
  accessibility: 99,
  'signed-in': 96.5,
  'not-found': 96.5,
};
