/**
 * The environment variables in groups: a new one is one row of one of these tables, and `npm run configuration` then
 * writes it into `docs/configuration.md` and `.env.example`. Rate providers have their own variables
 * (`providers/rate-vendor.ts`).
 */
import type { RateVendors } from '../providers/rate-vendor';
import type { Variables } from './variable';
import { ACCOUNT_VARIABLES } from './variables/account-variables';
import { DATA_VARIABLES } from './variables/data-variables';
import { HOTEL_VARIABLES } from './variables/hotel-variables';
import { SERVER_VARIABLES } from './variables/server-variables';
import { SERVICE_VARIABLES } from './variables/service-variables';
import { SITE_VARIABLES } from './variables/site-variables';

export type Group = { readonly title: string; readonly variables: Variables };

const OURS = {
  ...SERVER_VARIABLES,
  ...DATA_VARIABLES,
  ...HOTEL_VARIABLES,
  ...SERVICE_VARIABLES,
  ...ACCOUNT_VARIABLES,
  ...SITE_VARIABLES,
} as const;

export type EnvName = keyof typeof OURS;

/** Undefined if the variable is unset or empty. */
export type Get = (name: EnvName) => string | undefined;

export function variablesOf(vendors: RateVendors): Variables {
  return Object.assign({}, OURS, ...Object.values(vendors).map(({ variables }) => variables));
}

export function groupsOf(vendors: RateVendors): readonly Group[] {
  return [
    { title: 'Server', variables: SERVER_VARIABLES },
    { title: 'Data', variables: DATA_VARIABLES },
    { title: 'Hotels and payment', variables: HOTEL_VARIABLES },
    ...Object.entries(vendors).map(([name, { variables }]) => ({ title: `Rate provider ${name}`, variables })),
    { title: 'Reviews, location and map', variables: SERVICE_VARIABLES },
    { title: 'Accounts and mail', variables: ACCOUNT_VARIABLES },
    { title: 'Site and sandbox', variables: SITE_VARIABLES },
  ];
}
