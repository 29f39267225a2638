/** Google as another way into an account with a password, and accounts that were created with Google. */
import type { Page } from '@playwright/test';
import * as at from './account';
import { newPerson, PASSWORD, type Person, test } from './account';
import { CONFIRM, linkTo, RESET } from './letters';
import { expect, RARE, visit } from './site';

async function connect(page: Page, choose: (chooser: Page) => Promise<unknown>): Promise<void> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Connect Google' }).click();
  const chooser = await opened;
  await expect(chooser.getByRole('heading', { name: 'Sandbox accounts' })).toBeVisible();
  await choose(chooser);
}

test(
  'a user connects Google to a confirmed account, signs in with it, and disconnects it',
  RARE,
  async ({ page, site, guest }) => {
    await visit(page, '/account');
    const signIn = page.getByRole('region', { name: 'Sign-in', exact: true });
    await expect(signIn).toContainText('Confirm your email address first.');
    await visit(page, await linkTo(site, guest.email, CONFIRM));
    await page.getByRole('link', { name: 'Go to your account' }).click();

    await connect(page, (chooser) => chooser.getByRole('button', { name: 'Cancel' }).click());
    await expect(signIn.getByRole('alert').filter({ hasText: 'Nothing has changed.' })).toBeVisible();
    const other: Person = newPerson();
    await connect(page, (chooser) => at.useAnotherAccount(chooser, other));
    await expect(signIn.getByRole('alert').filter({ hasText: 'Nothing has changed.' })).toBeVisible();
    await connect(page, (chooser) => at.useAnotherAccount(chooser, guest));
    await expect(signIn.getByRole('status').filter({ hasText: 'Google is connected.' })).toBeVisible();

    await at.signOutButton(page).click();
    await at.signInButton(page).click();
    const chooser = await at.openChooser(page);
    await at.useAnotherAccount(chooser, guest);
    await at.expectSignedIn(page, guest.name);

    await page.getByRole('button', { name: 'Disconnect Google' }).click();
    await page.getByLabel('Your password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Disconnect', exact: true }).click();
    await expect(signIn.getByRole('status').filter({ hasText: 'Google is disconnected.' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Connect Google' })).toBeVisible();
  },
);

test('a Google user sets a first password with a link', RARE, async ({ page, site }) => {
  await at.openDialog(page, '/account');
  const chooser = await at.openChooser(page);
  await chooser.getByRole('button', { name: 'Amara Okafor' }).click();
  await at.expectSignedIn(page, 'Amara Okafor');
  const signIn = page.getByRole('region', { name: 'Sign-in', exact: true });
  await page.getByRole('button', { name: 'Disconnect Google' }).click();
  await page.getByRole('button', { name: 'Disconnect', exact: true }).click();
  await expect(signIn.getByRole('alert').filter({ hasText: 'Set a password first' })).toBeVisible();
  await signIn.getByRole('button', { name: 'Send link' }).click();
  await visit(page, await linkTo(site, 'amara.okafor@example.test', RESET));
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await at.submit(page, 'amara.okafor@example.test', PASSWORD);
  await at.expectSignedIn(page, 'Amara Okafor');
});

test(
  'asks the user to sign in again if the last sign-in is too old, and keeps the typed text',
  RARE,
  async ({ page }) => {
    await at.openDialog(page, '/account');
    await (await at.openChooser(page)).getByRole('button', { name: 'Misaki Tanaka' }).click();
    await at.expectSignedIn(page, 'Misaki Tanaka');
    await page.getByRole('button', { name: 'Change email address' }).click();
    const { email } = newPerson();
    await page.getByLabel('New email address').fill(email);
    await page.route('**/api/auth/change-email', (route) =>
      route.fulfill({ status: 403, json: { error: { code: 'sign_in_again', message: '', requestId: '' } } }),
    );
    await page.getByRole('button', { name: 'Send the email', exact: true }).click();
    await page.unroute('**/api/auth/change-email');
    await page.getByRole('button', { name: 'Sign in again' }).click();
    await (await at.openChooser(page)).getByRole('button', { name: 'Misaki Tanaka' }).click();
    await expect(at.dialog(page)).toHaveCount(0);
    await expect(page.getByLabel('New email address')).toHaveValue(email);
    await page.getByRole('button', { name: 'Send the email', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible();
  },
);
