/** The modules of the pages that `route-table.tsx` leaves out. */
import type { RouteModule } from './route-table';

export const RARE_MODULES = import.meta.glob<RouteModule>([
  './routes/{account,confirm-email,reset-password,signed-in}.tsx',
  './routes/{booking,booking-change,booking-confirmation,payment-return,saved,saved-compare,shared-list}.tsx',
  './routes/{accessibility,experiences,landmark,not-found,privacy,support,terms}.tsx',
]);
