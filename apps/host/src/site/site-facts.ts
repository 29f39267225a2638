import type { Config } from '@tenth-night/api/config/env';
import type { PaymentConfig } from '@tenth-night/api/providers/rate-vendor';
import type { SiteFacts } from '@tenth-night/web/site-entry';

/** What the configuration says to the pages. The sandbox has an issuer of its own; a live site signs in with Google or not at all. */
export function siteFacts({ site, google, live }: Config, { scriptUrl, publicKey }: PaymentConfig): SiteFacts {
  return {
    ...site,
    hasGoogleSignIn: google !== null || live === null,
    isSandbox: live === null,
    payment: { scriptUrl, publicKey },
  };
}
