/** The settings that all issuers share: the supported protocol, and the features that are off. */
import type { Configuration } from 'oidc-provider';
import { IDENTITY_CLIENT } from './client';

const HOUR = 3600;
const FORTNIGHT = 14 * 24 * HOUR;
const OFF = { enabled: false };

const cookie = { httpOnly: true, sameSite: 'lax' } as const;

export const ISSUER_SETTINGS: Configuration = {
  clients: [
    {
      client_id: IDENTITY_CLIENT.id,
      client_secret: IDENTITY_CLIENT.secret,
      client_name: IDENTITY_CLIENT.name,
      // The library requires a registered address. `isReturnAllowed` decides which ones we accept.
      redirect_uris: ['https://tenth-night.example.test/'],
    },
  ],
  allowOmittingSingleRegisteredRedirectUri: false,
  responseTypes: ['code'],
  clientAuthMethods: ['client_secret_basic', 'client_secret_post'],
  clientBasedCORS: () => true,
  pkce: { required: () => true },
  scopes: ['openid'],
  claims: {
    openid: ['sub'],
    email: ['email', 'email_verified'],
    profile: ['name', 'given_name', 'family_name', 'picture'],
  },
  // Google puts name and address into the ID token, not only into the userinfo answer.
  conformIdTokenClaims: false,
  // Cookies do not depend on the port, so these names must differ from the site's.
  cookies: {
    names: { session: 'sandbox_identity', interaction: 'sandbox_identity_chooser', resume: 'sandbox_identity_resume' },
    long: { ...cookie, path: '/identity' },
    short: cookie,
  },
  features: {
    devInteractions: OFF,
    dPoP: OFF,
    pushedAuthorizationRequests: OFF,
    resourceIndicators: OFF,
    rpInitiatedLogout: OFF,
  },
  routes: { userinfo: '/userinfo' },
  ttl: {
    AccessToken: HOUR,
    AuthorizationCode: 60,
    Grant: FORTNIGHT,
    IdToken: HOUR,
    Interaction: HOUR,
    Session: FORTNIGHT,
  },
};
