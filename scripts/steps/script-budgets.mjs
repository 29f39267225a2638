// What the first visit to a page may load of script, in kB after brotli.

/** React, React DOM and the runtime of the texts: every page loads them. */
export const SCRIPT_FLOOR_KB = 61.3;

export const SCRIPT_BUDGETS_KB = {
  home: 84,
  search: 109,
  hotel: 106.5,
  checkout: 106.5,
  'payment-return': 100,
  'booking-confirmation': 106.5,
  booking: 105.5,
  trips: 98,
  account: 106,
  'reset-password': 100,
  'confirm-email': 98,
  explore: 77,
  destination: 91.5,
  landmark: 92,
  experiences: 76,
  support: 76,
  terms: 82,
  privacy: 80,
  accessibility: 77.5,
  'signed-in': 76.5,
  'not-found': 76,
};
