import { expect, it } from 'vitest';
import { readConfig } from '../../config/env';
import { authSettings } from './auth-settings';

const SECRET = 'a secret of the tests, long enough to be one';
const SANDBOX = 'http://127.0.0.1:4100';
const GOOGLE = { GOOGLE_CLIENT_ID: 'our-id', GOOGLE_CLIENT_SECRET: 'our-secret' };

it('uses Google if a client is configured, even next to the sandbox', () => {
  expect(authSettings(readConfig(GOOGLE), SECRET, SANDBOX).google).toEqual({
    clientId: 'our-id',
    clientSecret: 'our-secret',
    authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    userInfoUrl: 'https://openidconnect.googleapis.com/v1/userinfo',
  });
});

it('uses the issuer of the sandbox without a client', () => {
  expect(authSettings(readConfig({}), SECRET, SANDBOX).google).toMatchObject({
    authorizationUrl: `${SANDBOX}/identity/auth`,
    tokenUrl: `${SANDBOX}/identity/token`,
    userInfoUrl: `${SANDBOX}/identity/userinfo`,
  });
});

it('offers no federated sign-in without a client and without a sandbox', () => {
  expect(authSettings(readConfig({}), SECRET, null).google).toBeNull();
});

it('passes on the secrets, the name and the address of the site', () => {
  const previous = 'the secret before, also long enough to be one';
  const variables = { AUTH_SECRET_PREVIOUS: previous, PUBLIC_URL: 'https://tenth.example', SITE_NAME: 'Eleven' };
  expect(authSettings(readConfig(variables), SECRET, null)).toMatchObject({
    secrets: { current: SECRET, previous },
    publicUrl: 'https://tenth.example',
    siteName: 'Eleven',
  });
});
