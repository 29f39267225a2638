// What the plan to scale assumes. Everything that can be measured comes from bench/load.json instead.

/** Shares of a day's searches by hour, at the place of most visitors: quiet at night, most in the evening. */
const HOURS = [14, 9, 6, 5, 5, 7, 12, 20, 30, 38, 43, 46, 48, 47, 46, 46, 48, 52, 58, 64, 66, 58, 42, 25];

export const ASSUMED = {
  hours: HOURS,
  /** A day of a campaign or a holiday against a usual one. */
  peakFactor: 2,
  places: 2_000,
  /** Check-in dates with lengths and parties, for each place. */
  stays: 400,
  placeExponent: 1,
  stayExponent: 0.8,
  cacheSeconds: 180,
  /** As long as a provider takes. Equal searches share the call meanwhile. */
  callSeconds: 2,
  hotelVisitsPerSearch: 0.7,
  bookingsPerSearch: 0.005,
  /** How busy a core may be at the peak, so that a machine may fail and a minute may be worse than the average. */
  coreShare: 0.6,
  coresPerInstance: 2,
  connectionsPerProcess: 10,
  /** Calls a second that the provider's contract allows. */
  providerPerSecond: 100,
};

/** Round numbers to replace with those of your own contract. They are no vendor's prices. */
export const PRICES = {
  instanceMonth: 40,
  redisGbMonth: 20,
  databaseGbMonth: 0.5,
  trafficGb: 0.05,
};
