/** How people sign in here: with which secret, and at which issuer of federated accounts. */
import type { Config } from '@tenth-night/api/config/env';
import type { AuthSettings } from '@tenth-night/api/modules/auth/auth';
import { googleClient, issuerClient } from '@tenth-night/api/modules/auth/federated-client';
import { keptSecret } from './auth-secret';

/** What the sandbox's issuer knows us by. */
const SANDBOX_CLIENT = { clientId: 'tenth-night', clientSecret: 'sandbox-identity-secret' };

export async function authSettings(config: Config, sandboxUrl: string | null): Promise<AuthSettings> {
  const { authSecret, previousAuthSecret, dataDir, google, publicUrl, site } = config;
  const sandboxIssuer = sandboxUrl && issuerClient(`${sandboxUrl}/identity`, SANDBOX_CLIENT);
  return {
    secrets: { current: authSecret ?? (await keptSecret(dataDir)), previous: previousAuthSecret },
    publicUrl,
    siteName: site.name,
    google: google ? googleClient(google) : sandboxIssuer || null,
    now: () => new Date(),
  };
}
