/** Every route of our API. The name of a route is its operation id in the OpenAPI document. */
import type { DESK_PATHS } from './desk-paths';
import type { PATHS } from './paths';
import type { PROMO_PATHS } from './promo-paths';
import type { Route } from './route';
import { BOOKING_ROUTES } from './routes/booking-routes';
import { DESK_ROUTES } from './routes/desk-routes';
import { SAVED_ROUTES } from './routes/saved-routes';
import { SEARCH_ROUTES } from './routes/search-routes';
import { SECURITY_ROUTES } from './routes/security-routes';
import { SIGN_IN_ROUTES } from './routes/sign-in-routes';
import { ACCOUNT_ROUTES, REVIEW_ROUTES, SITE_ROUTES } from './routes/site-routes';
import { WEBHOOK_ROUTES } from './routes/webhook-routes';
import type { SAVED_PATHS } from './saved-paths';
import type { WEBHOOK_PATHS } from './webhook-paths';

/** TypeScript rejects a path without a route. */
export const ROUTES = {
  ...SEARCH_ROUTES,
  ...BOOKING_ROUTES,
  ...SIGN_IN_ROUTES,
  ...SECURITY_ROUTES,
  ...ACCOUNT_ROUTES,
  ...SAVED_ROUTES,
  ...DESK_ROUTES,
  ...REVIEW_ROUTES,
  ...SITE_ROUTES,
  ...WEBHOOK_ROUTES,
} as const satisfies Record<
  | keyof typeof PATHS
  | keyof typeof PROMO_PATHS
  | keyof typeof SAVED_PATHS
  | keyof typeof DESK_PATHS
  | keyof typeof WEBHOOK_PATHS,
  Route
>;

export type RouteName = keyof typeof ROUTES;
