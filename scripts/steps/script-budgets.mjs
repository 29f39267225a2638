// What the first visit to a page may load of script, in kB after brotli.

/** React, React DOM and the runtime of the texts: every page loads them. */
export const SCRIPT_FLOOR_KB = 61.3;

export const SCRIPT_BUDGETS_KB = {
  home: 83.5,
  search: 108,
  hotel: 105.5,
  checkout: 105.5,
  'payment-return': 100,
  'booking-confirmation': 105.5,
  booking: 104.5,
  trips: 98,
  account: 104.5,
  'reset-password': 99.5,
  'confirm-email': 98,
  explore: 77,
  destination: 89.5,
  landmark: 91,
  experiences: 76,
  support: 76,
  terms: 82,
  privacy: 80,
  accessibility: 77.5,
  'signed-in': 76.5,
  'not-found': 76,
};
