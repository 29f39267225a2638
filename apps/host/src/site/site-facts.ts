import type { Config } from '@tenth-night/api/config/env';
import type { PaymentConfig } from '@tenth-night/api/providers/rate-vendor';
import type { SiteFacts } from '@tenth-night/web/site-entry';
import { brandFacts } from '../brand';

/**
 * The configuration's facts for the pages. The sandbox has its own issuer and its own page of experiences; a live site
 * has what is configured.
 */
export function siteFacts(
  { site, google, live, brand }: Config,
  { scriptUrl, publicKey }: PaymentConfig,
  sandboxUrl: string | null,
): SiteFacts {
  const sandboxExperiences = sandboxUrl && { url: `${sandboxUrl}/experiences`, provider: 'Sandbox experiences' };
  return {
    ...site,
    experiences: site.experiences ?? (sandboxExperiences || null),
    hasGoogleSignIn: google !== null || live === null,
    isSandbox: live === null,
    payment: { scriptUrl, publicKey },
    ...(brand && brandFacts(brand)),
  };
}
