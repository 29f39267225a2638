/** The paths of our API, relative to its base, which is `/api` by default. */

import { FIRST_PATHS } from './first-paths';

export const PATHS = {
  ...FIRST_PATHS,
  places: '/data/places',
  place: '/data/places/:id',
  /** Two more addresses of a place. A third one is `places` with an `id`. */
  placeByQuery: '/data/place',
  placeOfVersion: '/v3.0/data/places/:id',
  hotels: '/data/hotels',
  /** The hotels that guests of a city rate best. */
  destination: '/data/destinations/:slug',
  /** The same near one of its landmarks. */
  landmark: '/data/destinations/:slug/near/:landmark',
  mapTile: '/map/:z/:x/:y',
  hotel: '/data/hotel',
  /** The same hotel, as a fallback for callers that do not find the first path. */
  hotelOfVersion: '/v3.0/data/hotel',
  rateStream: '/search/rates/stream',
  rates: '/search/rates',
  documentRates: '/hotels/rates',
  /** The lowest price of each of some hotels. */
  minRates: '/search/min-rates',
  prebook: '/rates/prebook',
  /** Who pays. Sent before the payment, so that travellers who never come back still get what they paid for. */
  contact: '/rates/contact',
  book: '/rates/book',
  /** The progress of a booking, for the traveller who paid for it. */
  progress: '/rates/progress',
  bookings: '/bookings',
  /** A user's nights and free nights. */
  rewards: '/rewards',
  /** With the sandbox only: ends a stay at once, so that its nights count. */
  endStay: '/rewards/end-stay',
  /** One booking, for its owner or for a person with its link. */
  booking: '/booking',
  cancelBooking: '/booking/cancel',
  /** The stay as a file for a calendar. */
  bookingCalendar: '/booking/calendar',
  signUp: '/auth/sign-up',
  signIn: '/auth/sign-in',
  signOut: '/auth/sign-out',
  signOutEverywhere: '/auth/sign-out-everywhere',
  googleSignIn: '/auth/google',
  googleCallback: '/auth/callback/google',
  googleConnect: '/auth/google/connect',
  googleDisconnect: '/auth/google/disconnect',
  token: '/auth/token',
  /** The user's sign-in methods and sessions. */
  security: '/auth/security',
  forgotPassword: '/auth/forgot-password',
  resetPassword: '/auth/reset-password',
  changePassword: '/auth/change-password',
  changeEmail: '/auth/change-email',
  sendConfirmation: '/auth/send-confirmation',
  confirmEmail: '/auth/confirm-email',
  endSession: '/auth/sessions/end',
  passkeyOptions: '/auth/passkeys/options',
  addPasskey: '/auth/passkeys',
  removePasskey: '/auth/passkeys/remove',
  passkeySignInOptions: '/auth/passkey/options',
  passkeySignIn: '/auth/passkey',
  eraseAccount: '/auth/erase',
  account: '/account',
  /** Name, address and so on. The checkout uses them to fill its form. */
  accountDetails: '/account/details',
  accountExport: '/account/export',
  primaryLocation: '/geo/primary',
  secondaryLocation: '/geo/secondary',
  hotelReviews: '/reviews/hotel',
  /** A proxy for the reviews service, so that the browser needs no key. */
  locationSearch: '/ta/search',
  nearbyLocations: '/ta/nearby',
  locationDetails: '/ta/details/:id',
  locationReviews: '/ta/reviews/:id',
  /** The description of this API, for programs and for people. */
  openapi: '/openapi.json',
  docs: '/docs',
} as const;

export function destinationDataPath(slug: string): string {
  return PATHS.destination.replace(':slug', encodeURIComponent(slug));
}

export function landmarkDataPath(slug: string, landmark: string): string {
  return PATHS.landmark.replace(':slug', encodeURIComponent(slug)).replace(':landmark', encodeURIComponent(landmark));
}

export function placePath(id: string): string {
  return PATHS.place.replace(':id', encodeURIComponent(id));
}
