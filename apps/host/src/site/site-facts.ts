import type { Config, PaymentConfig } from '@tenth-night/api/config/env';
import type { SiteFacts } from '@tenth-night/web/site-entry';

/** What the configuration says to the pages. The sandbox has an issuer of its own; a live site signs in with Google or not at all. */
export function siteFacts({ site, google, live }: Config, payment: PaymentConfig | null): SiteFacts {
  return {
    ...site,
    hasGoogleSignIn: google !== null || live === null,
    isSandbox: live === null,
    payment: payment && { scriptUrl: payment.scriptUrl, publicKey: payment.publicKey },
  };
}
