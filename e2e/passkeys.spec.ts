/** Passkeys, with the browser's virtual authenticator. They need a host name, so the tests use `localhost`. */
import type { CDPSession, Page } from '@playwright/test';
import * as at from './account';
import { PASSWORD, signUp, test } from './account';
import { expect, RARE, visit } from './site';

test.use({ baseURL: async ({ site }, use) => use(site.url.replace('127.0.0.1', 'localhost')) });

type Authenticator = { readonly devtools: CDPSession; readonly authenticatorId: string };

async function addAuthenticator(page: Page): Promise<Authenticator> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2' as const,
    transport: 'internal' as const,
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  };
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', { options });
  return { devtools, authenticatorId };
}

async function addPasskey(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveValue(/^Chrome/);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Add passkey' }).click();
}

test('a user adds a passkey, signs in without a password, and removes it', async ({ page }) => {
  await addAuthenticator(page);
  const person = await signUp(page.request);
  await visit(page, '/account');
  await addPasskey(page, 'My laptop');
  await expect(page.getByRole('status').filter({ hasText: 'The passkey is added.' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'My laptop' })).toBeVisible();

  await addPasskey(page, 'My laptop again');
  await expect(page.getByRole('alert').filter({ hasText: 'already has a passkey' })).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('My laptop again');
  await page.getByRole('button', { name: 'Cancel' }).click();

  await at.signOutButton(page).click();
  await expect(at.signInButton(page)).toBeVisible();
  await at.signInButton(page).click();
  await at.dialog(page).getByRole('button', { name: 'Sign in with a passkey' }).click();
  await at.expectSignedIn(page, person.name);

  await page.getByRole('button', { name: 'Remove the passkey My laptop' }).click();
  await page.getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Remove passkey' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The passkey is removed.' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'My laptop' })).toHaveCount(0);
});

test('a removed passkey does not sign in, and the dialog says so', RARE, async ({ page }) => {
  await addAuthenticator(page);
  await signUp(page.request);
  await visit(page, '/account');
  await addPasskey(page, 'My laptop');
  await page.getByRole('button', { name: 'Remove the passkey My laptop' }).click();
  await page.getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Remove passkey' }).click();
  await expect(page.getByRole('heading', { name: 'My laptop' })).toHaveCount(0);
  await at.signOutButton(page).click();
  await at.signInButton(page).click();
  await at.dialog(page).getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(at.problem(page)).toHaveText(/^This passkey does not belong to an account here\./);
});

test('nothing changes if the authenticator refuses, and the page says so', RARE, async ({ page }) => {
  const { devtools, authenticatorId } = await addAuthenticator(page);
  await signUp(page.request);
  await visit(page, '/account');
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await addPasskey(page, 'My laptop');
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing has changed.' })).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('My laptop');
});

test('does not offer passkeys at an IP address', RARE, async ({ page, site }) => {
  await page.request.post(`${site.url}/api/auth/sign-up`, {
    data: { email: at.newPerson().email, password: PASSWORD },
  });
  await visit(page, `${site.url}/account`);
  await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Passkeys' })).toHaveCount(0);
});
