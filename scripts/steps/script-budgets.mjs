// What the first visit to a page may load of script, in kB after brotli.

/** React, React DOM, the router and the runtime of the texts: every page loads them. */
export const SCRIPT_FLOOR_KB = 83.4;

export const SCRIPT_BUDGETS_KB = {
  home: 103,
  search: 127,
  hotel: 124,
  checkout: 127,
  'payment-return': 121,
  'booking-confirmation': 126,
  booking: 125,
  trips: 119.5,
  account: 126,
  'reset-password': 120.5,
  'confirm-email': 119,
  explore: 97,
  destination: 106,
  experiences: 96,
  support: 96,
  terms: 102,
  privacy: 99.5,
  'signed-in': 96,
  'not-found': 95.5,
};
