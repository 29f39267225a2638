/** The settings for sign-in: the secrets, and the issuer of federated accounts. */
import type { Config } from '../../config/env';
import type { AuthSettings } from './auth';
import { googleClient, issuerClient } from './federated-client';

/** Our client credentials at the sandbox's issuer. */
const SANDBOX_CLIENT = { clientId: 'tenth-night', clientSecret: 'sandbox-identity-secret' };

export function authSettings(config: Config, secret: string, sandboxUrl: string | null): AuthSettings {
  const { previousAuthSecret, google, publicUrl, site } = config;
  const sandboxIssuer = sandboxUrl && issuerClient(`${sandboxUrl}/identity`, SANDBOX_CLIENT);
  return {
    secrets: { current: secret, previous: previousAuthSecret },
    publicUrl,
    siteName: site.name,
    google: google ? googleClient(google) : sandboxIssuer || null,
    now: () => new Date(),
  };
}
