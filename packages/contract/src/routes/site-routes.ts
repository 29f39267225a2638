/** A user's own data, reviews, the visitor's location, and the API itself. */
import Type from 'typebox';
import { AccountAnswer, AccountDetails, AccountDetailsAnswer } from '../account';
import { AccountExport } from '../account-export';
import { PrimaryLocationAnswer, SecondaryLocationAnswer } from '../location';
import { PATHS } from '../paths';
import {
  FoundLocationsAnswer,
  HotelReviewsAnswer,
  HotelReviewsQuery,
  LocationDetailsAnswer,
  LocationDetailsQuery,
  LocationParams,
  LocationReviewsAnswer,
  LocationReviewsQuery,
  LocationSearchQuery,
  NearbyLocationsQuery,
} from '../reviews';
import type { Routes } from '../route';
import { HealthAnswer } from '../site-shapes';

export const ACCOUNT_ROUTES = {
  account: {
    method: 'GET',
    path: PATHS.account,
    tag: 'account',
    summary: 'Returns the member number and the guest id of a user',
    access: 'token',
    answer: AccountAnswer,
  },
  accountDetails: {
    method: 'GET',
    path: PATHS.accountDetails,
    tag: 'account',
    summary: 'Returns the saved details for the checkout',
    access: 'token',
    answer: AccountDetailsAnswer,
  },
  keepAccountDetails: {
    method: 'PUT',
    path: PATHS.accountDetails,
    tag: 'account',
    summary: 'Saves details for the checkout',
    access: 'token',
    body: AccountDetails,
    answer: AccountDetailsAnswer,
  },
  accountExport: {
    method: 'GET',
    path: PATHS.accountExport,
    tag: 'account',
    summary: 'Returns all data about a user, as a file',
    access: 'token',
    answer: AccountExport,
  },
} as const satisfies Routes;

export const REVIEW_ROUTES = {
  hotelReviews: {
    method: 'GET',
    path: PATHS.hotelReviews,
    tag: 'reviews',
    summary: 'Returns the reviews of a hotel, if the reviews service has the hotel',
    querystring: HotelReviewsQuery,
    answer: HotelReviewsAnswer,
  },
  locationSearch: {
    method: 'GET',
    path: PATHS.locationSearch,
    tag: 'reviews',
    summary: 'Finds hotels of the reviews service by text',
    querystring: LocationSearchQuery,
    answer: FoundLocationsAnswer,
  },
  nearbyLocations: {
    method: 'GET',
    path: PATHS.nearbyLocations,
    tag: 'reviews',
    summary: 'Finds hotels of the reviews service near a point',
    querystring: NearbyLocationsQuery,
    answer: FoundLocationsAnswer,
  },
  locationDetails: {
    method: 'GET',
    path: PATHS.locationDetails,
    tag: 'reviews',
    summary: 'Returns the rating of a hotel from the reviews service',
    params: LocationParams,
    querystring: LocationDetailsQuery,
    answer: LocationDetailsAnswer,
  },
  locationReviews: {
    method: 'GET',
    path: PATHS.locationReviews,
    tag: 'reviews',
    summary: 'Returns reviews of a hotel from the reviews service',
    params: LocationParams,
    querystring: LocationReviewsQuery,
    answer: LocationReviewsAnswer,
  },
} as const satisfies Routes;

export const SITE_ROUTES = {
  health: {
    method: 'GET',
    path: PATHS.health,
    tag: 'site',
    summary: 'Returns whether this instance is ready',
    answer: HealthAnswer,
  },
  primaryLocation: {
    method: 'GET',
    path: PATHS.primaryLocation,
    tag: 'site',
    summary: "Returns the visitor's likely location from the first service",
    answer: PrimaryLocationAnswer,
  },
  secondaryLocation: {
    method: 'GET',
    path: PATHS.secondaryLocation,
    tag: 'site',
    summary: "Returns the visitor's likely location from the second service",
    answer: SecondaryLocationAnswer,
  },
  openapi: {
    method: 'GET',
    path: PATHS.openapi,
    tag: 'site',
    summary: 'Returns this document',
    answer: Type.Object({ openapi: Type.Literal('3.1.0') }, { additionalProperties: true }),
  },
  docs: {
    method: 'GET',
    path: PATHS.docs,
    tag: 'site',
    summary: 'Shows this document as a page',
    others: [{ status: 200, description: 'The page.', contentType: 'text/html' }],
  },
} as const satisfies Routes;
