import type { Config } from '@tenth-night/api/config/env';
import type { PaymentConfig } from '@tenth-night/api/providers/rate-vendor';
import type { SiteFacts } from '@tenth-night/web/site-entry';

/** The configuration's facts for the pages. The sandbox has its own issuer; a live site has Google sign-in or none. */
export function siteFacts({ site, google, live }: Config, { scriptUrl, publicKey }: PaymentConfig): SiteFacts {
  return {
    ...site,
    hasGoogleSignIn: google !== null || live === null,
    isSandbox: live === null,
    payment: { scriptUrl, publicKey },
  };
}
