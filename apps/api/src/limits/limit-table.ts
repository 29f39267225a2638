/**
 * How often each costly kind of call may come from one address and from one account. Every number has a reason.
 * Three measures define the numbers:
 * - four tabs: what one busy traveller with four tabs needs in the worst minute (counted in `limit-table.test.ts`).
 *   Every limit is at least five times that.
 * - a house: about 100 people behind one address (a hotel, a university) who search normally.
 * - a flood: hundreds of costly calls a minute. If a limit lets some through, the fair turns at the provider
 *   (`providers/guards/fair-turns.ts`) protect other callers.
 */
import type { DESK_PATHS } from '@tenth-night/contract/desk-paths';
import type { PATHS } from '@tenth-night/contract/paths';
import type { PROMO_PATHS } from '@tenth-night/contract/promo-paths';
import type { SAVED_PATHS } from '@tenth-night/contract/saved-paths';
import type { WEBHOOK_PATHS } from '@tenth-night/contract/webhook-paths';

type Limit = {
  /** Calls at once, after a quiet time. */
  readonly burst: number;
  /** Calls per minute in the long run. */
  readonly perMinute: number;
};

/** `account` counts only calls with a token. Our pages send a token only with calls about bookings. */
export type KindLimits = { readonly address: Limit; readonly account: Limit };

const each = (burst: number, perMinute: number): Limit => ({ burst, perMinute });

export const LIMITS = {
  // Four tabs type about 100 suggestions a minute. A house: 100 people x 10.
  places: { address: each(1_000, 1_000), account: each(600, 600) },
  // Four tabs: 24 lists. A house: 100 people x 3. A list is the heaviest answer that we build.
  lists: { address: each(300, 300), account: each(150, 150) },
  // A search in the largest city takes 25 calls, a usual one 3. Four tabs: 12 such searches. A house: 100 people, most
  // in usual cities. The provider's fair turns apply as well.
  rates: { address: each(2_000, 2_000), account: each(1_800, 1_800) },
  // One per month of a calendar, and one per list of results. Each may take a hundred calls to the provider, a few at
  // once; the answers are kept for an hour. Four tabs: 60. A house: 100 people x 3.
  lowestPrices: { address: each(300, 300), account: each(300, 300) },
  // Four tabs open 40 hotels; a checkout loads its hotel once more. A house: 100 people x 5.
  hotel: { address: each(500, 500), account: each(400, 400) },
  // One per hotel page and checkout; each makes up to six calls to a service with a quota. Four tabs: 48. A house: 100
  // people x 2.
  reviews: { address: each(250, 250), account: each(250, 250) },
  // Single calls to the same service. Our pages do not use them, so no journey depends on them.
  reviewCalls: { address: each(60, 60), account: each(60, 60) },
  // Two calls per first visit. A house: 100 first visits in a minute.
  location: { address: each(200, 200), account: each(100, 100) },
  // No call to the provider's API, but its bandwidth, and up to 100 ms of our processor for a new picture; at most two
  // are made at once. A browser loads one width of each. A gallery has 100 pictures or more; browsers cache them.
  pictures: { address: each(8_000, 8_000), account: each(8_000, 8_000) },
  // A screen shows about 12 tiles, and browsers cache them. Four tabs that zoom and move: 1,000. A tile is a copy of
  // bytes in memory, or one read of the map's archive.
  mapTiles: { address: each(8_000, 8_000), account: each(8_000, 8_000) },
  // One per checkout that opens or is renewed; each holds an offer at the provider. Four tabs: 8. A house: 20.
  prebook: { address: each(40, 40), account: each(40, 40) },
  // One per code that a traveller tries, and one per renewed checkout with a code. Four tabs: 2. Low, because each call
  // is also a guess: a stranger tries ten codes a minute, and each of them costs a prebook.
  promoCodes: { address: each(20, 10), account: each(10, 10) },
  // After each pause in typing. Four tabs: 60, if somebody could type in four at once. No call to the provider.
  contact: { address: each(300, 300), account: each(300, 300) },
  // One per payment, and one more per reload of the page after it. Four tabs: 4.
  book: { address: each(40, 40), account: each(30, 30) },
  // Polled every 2 seconds while a booking is confirmed: 120 for four tabs. Reads only our database.
  progress: { address: each(900, 900), account: each(600, 600) },
  // Trips, a booking's page, the account. Trips call the provider. Four tabs: 24.
  views: { address: each(300, 300), account: each(150, 150) },
  // Hearts and lists: a press every four seconds in each of four tabs. Reads and writes only our database.
  saved: { address: each(600, 600), account: each(300, 300) },
  // A shared list and a vote on it. Four tabs: 80. A house: 100 friends at one address who open it and vote twice.
  sharedLists: { address: each(400, 400), account: each(400, 400) },
  // Cards of up to 20 saved hotels; each is a call to the provider unless it is cached. Four tabs open lists of 100.
  hotelCards: { address: each(400, 400), account: each(400, 400) },
  // Four tabs: 2. A cancellation cannot be undone, so nobody does it often.
  cancel: { address: each(30, 30), account: each(20, 20) },
  // Each makes up to ten prebooks at the provider. Four tabs: 8, while somebody tries dates.
  alternatives: { address: each(40, 40), account: each(40, 40) },
  // A person at the desk with four tabs: 60. An office of ten people. Codes have their own limit.
  desk: { address: each(600, 600), account: each(300, 300) },
  // A provider sends a few for each booking. Two queries each; a look at the provider is limited for each booking.
  webhooks: { address: each(600, 600), account: each(600, 600) },
  // Session, token, end of a federated sign-in: each reads the database, none tries a password. Each full page load
  // makes two of these calls. Four tabs: 120. A house: 100 people x 10.
  session: { address: each(1_000, 1_000), account: each(1_000, 1_000) },
  // Built once and cached; about 100 kB each. Nobody reads them often.
  docs: { address: each(60, 60), account: each(60, 60) },
  // Pages that the site's server renders, about ten milliseconds each. Links within the site render nothing there, and
  // the home page is cached. Four tabs: 60. A house: 100 people x 6. Thirty per second leave two thirds of a core.
  pages: { address: each(1_800, 1_800), account: each(1_800, 1_800) },
} as const satisfies Record<string, KindLimits>;

export type LimitKind = keyof typeof LIMITS;

type PathName =
  | keyof typeof PATHS
  | keyof typeof PROMO_PATHS
  | keyof typeof SAVED_PATHS
  | keyof typeof DESK_PATHS
  | keyof typeof WEBHOOK_PATHS;

/** The kind of each path. Null means no limit here. A new path does not compile without a decision. */
export const KIND_OF_PATH: Readonly<Record<PathName, LimitKind | null>> = {
  health: null,
  picture: 'pictures',
  mapTile: 'mapTiles',
  places: 'places',
  place: 'places',
  placeByQuery: 'places',
  placeOfVersion: 'places',
  hotels: 'lists',
  destination: 'lists',
  landmark: 'lists',
  hotel: 'hotel',
  hotelOfVersion: 'hotel',
  rateStream: 'rates',
  rates: 'rates',
  documentRates: 'rates',
  minRates: 'rates',
  lowestPrices: 'lowestPrices',
  prebook: 'prebook',
  promoPrebook: 'promoCodes',
  contact: 'contact',
  book: 'book',
  progress: 'progress',
  bookings: 'views',
  rewards: 'views',
  endStay: 'views',
  booking: 'views',
  bookingCalendar: 'views',
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
  alternatives: 'alternatives',
  exchangeBooking: 'cancel',
  bookingHolder: 'cancel',
  webhook: 'webhooks',
  savedLists: 'saved',
  mergeList: 'saved',
  savedList: 'saved',
  savedHotel: 'saved',
  shareList: 'saved',
  sharedList: 'sharedLists',
  vote: 'sharedLists',
  hotelCards: 'hotelCards',
  deskEntry: 'desk',
  deskEnrolLetter: 'desk',
  deskEnrol: 'desk',
  deskEnrolled: 'desk',
  deskProve: 'desk',
  deskLeave: 'desk',
  deskWaiting: 'desk',
  deskBookings: 'desk',
  deskBooking: 'desk',
  deskAction: 'desk',
  deskLog: 'desk',
  deskHealth: 'desk',
  deskDays: 'desk',
  deskMargin: 'desk',
  deskCodes: 'desk',
  deskNewCode: 'desk',
  deskCodeStatus: 'desk',
  deskFreeNights: 'desk',
  deskFreeNightVouchers: 'desk',
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
  // Sign-in has its own limits: modules/auth/attempt-limit.ts.
  signUp: null,
  signIn: null,
  signOut: null,
  signOutEverywhere: null,
  googleSignIn: null,
  googleConnect: null,
  forgotPassword: null,
  passkeySignIn: null,
};
