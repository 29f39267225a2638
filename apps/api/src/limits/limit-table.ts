/**
 * How often each costly kind of call may come from one address and from one account. Every number with its reason.
 *
 * Three measures lie behind the numbers:
 * - four tabs: what one busy traveller with four tabs needs in the worst minute (counted in `limit-table.test.ts`).
 *   Every limit is at least five times that.
 * - a house: about 100 people behind one address (a hotel, a university) who search normally.
 * - a flood: hundreds of costly calls a minute. What a limit lets through of it, the fair turns at the provider
 *   (`providers/fair-turns.ts`) keep from hurting others.
 */
import type { PATHS } from '@tenth-night/contract/paths';

type Limit = {
  /** Calls at once, after a quiet time. */
  readonly burst: number;
  /** Calls a minute, for as long as one likes. */
  readonly perMinute: number;
};

/** `account` only counts where a call comes with a token: our pages send one with calls about bookings alone. */
export type KindLimits = { readonly address: Limit; readonly account: Limit };

const each = (burst: number, perMinute: number): Limit => ({ burst, perMinute });

export const LIMITS = {
  // Four tabs type about 100 suggestions a minute. A house: 100 people x 10.
  places: { address: each(1_000, 1_000), account: each(600, 600) },
  // Four tabs: 24 lists. A house: 100 people x 3. A list is the heaviest answer that we build.
  lists: { address: each(300, 300), account: each(150, 150) },
  // A search in the largest city takes 25 calls, a usual one 3. Four tabs: 12 such searches. A house: 100 people, most in
  // usual cities. The provider's turns are shared fairly beside it.
  rates: { address: each(2_000, 2_000), account: each(1_800, 1_800) },
  // Four tabs open 40 hotels; a checkout asks for its hotel once more. A house: 100 people x 5.
  hotel: { address: each(500, 500), account: each(400, 400) },
  // One for each hotel page and checkout, up to six calls to a service with a quota. Four tabs: 48. A house: 100 people x 2.
  reviews: { address: each(250, 250), account: each(250, 250) },
  // The same service by its single calls. Our pages do not use them, so no journey depends on them.
  reviewCalls: { address: each(60, 60), account: each(60, 60) },
  // Two calls for a first visit. A house: 100 first visits in a minute.
  location: { address: each(200, 200), account: each(100, 100) },
  // No call to the provider's API, but its bandwidth and ours. A gallery has 100 pictures and more; browsers keep them.
  pictures: { address: each(8_000, 8_000), account: each(8_000, 8_000) },
  // One for each checkout that opens or is renewed; each holds an offer at the provider. Four tabs: 8. A house: 20.
  prebook: { address: each(40, 40), account: each(40, 40) },
  // After each pause while typing. Four tabs: 60, if one could type in four at once. No call to the provider.
  contact: { address: each(300, 300), account: each(300, 300) },
  // One for each payment, and one more for each reload of the page after it. Four tabs: 4.
  book: { address: each(40, 40), account: each(30, 30) },
  // Asked for every 2 seconds while a booking is confirmed: four tabs 120. Reads our database alone.
  progress: { address: each(900, 900), account: each(600, 600) },
  // Trips, a booking's page, the account. Trips ask the provider. Four tabs: 24.
  views: { address: each(300, 300), account: each(150, 150) },
  // Four tabs: 2. A cancellation cannot be undone, so nobody does it often.
  cancel: { address: each(30, 30), account: each(20, 20) },
  // Who is signed in, a token, the end of a federated sign-in: each reads the database, none tries a password. Each page
  // that is loaded anew asks for two of them. Four tabs: 120. A house: 100 people x 10.
  session: { address: each(1_000, 1_000), account: each(1_000, 1_000) },
  // Made once and kept; some 100 kB each. Nobody reads them often.
  docs: { address: each(60, 60), account: each(60, 60) },
  // Pages that the site's server has to render, some ten milliseconds of work each; links within the site render nothing
  // there, and the home page is kept. Four tabs: 60. A house: 100 people x 6. Thirty a second leave two thirds of a core.
  pages: { address: each(1_800, 1_800), account: each(1_800, 1_800) },
} as const satisfies Record<string, KindLimits>;

export type LimitKind = keyof typeof LIMITS;

/** What each path counts as. Null: never limited here. A new path does not compile without a decision. */
export const KIND_OF_PATH: Readonly<Record<keyof typeof PATHS, LimitKind | null>> = {
  health: null,
  picture: 'pictures',
  places: 'places',
  place: 'places',
  placeByQuery: 'places',
  placeOfVersion: 'places',
  hotels: 'lists',
  hotel: 'hotel',
  hotelOfVersion: 'hotel',
  rateStream: 'rates',
  rates: 'rates',
  documentRates: 'rates',
  prebook: 'prebook',
  contact: 'contact',
  book: 'book',
  progress: 'progress',
  bookings: 'views',
  booking: 'views',
  account: 'views',
  accountDetails: 'views',
  accountExport: 'views',
  security: 'views',
  endSession: 'views',
  eraseAccount: 'views',
  confirmEmail: 'views',
  sendConfirmation: 'views',
  changeEmail: 'views',
  changePassword: 'views',
  resetPassword: 'views',
  googleDisconnect: 'views',
  passkeyOptions: 'views',
  addPasskey: 'views',
  removePasskey: 'views',
  passkeySignInOptions: 'views',
  cancelBooking: 'cancel',
  primaryLocation: 'location',
  secondaryLocation: 'location',
  hotelReviews: 'reviews',
  locationSearch: 'reviewCalls',
  nearbyLocations: 'reviewCalls',
  locationDetails: 'reviewCalls',
  locationReviews: 'reviewCalls',
  openapi: 'docs',
  docs: 'docs',
  session: 'session',
  token: 'session',
  googleCallback: 'session',
  // Signing in has limits of its own: modules/auth/attempt-limit.ts.
  signUp: null,
  signIn: null,
  signOut: null,
  signOutEverywhere: null,
  googleSignIn: null,
  googleConnect: null,
  forgotPassword: null,
  passkeySignIn: null,
};
