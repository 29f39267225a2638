/** The security of an account: password, email address, sessions. */
import type { Locator, Page } from '@playwright/test';
import * as at from './account';
import { newPerson, PASSWORD, test } from './account';
import { CONFIRM, lettersTo, linkTo } from './letters';
import { expect, RARE, visit } from './site';

const NEW_PASSWORD = 'lamps over the harbour';
const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

test(
  'changes the password on the account page, and signs out other devices',
  RARE,
  async ({ page, site, person, browser }) => {
    const phone = await browser.newContext({ baseURL: site.url });
    const there = await phone.newPage();
    await at.signIn(there, person);
    await at.expectSignedIn(there, person.name);
    await at.signIn(page, person, '/account');
    await page.getByRole('button', { name: 'Change password' }).click();
    const [current, next] = [page.getByLabel('Current password'), page.getByLabel('New password')];
    await expect(current).toBeFocused();
    await current.fill('not-the-password');
    await next.fill('qwerty');
    await next.press('Enter');
    await expect(current).toHaveAccessibleDescription('That password is not correct.');
    await expect(next).toHaveValue('qwerty');
    await current.fill(PASSWORD);
    await current.press('Enter');
    await expect(next).toHaveAccessibleDescription(/^This password is easy to guess\./);
    await next.fill(NEW_PASSWORD);
    await next.press('Enter');
    await expect(
      section(page, 'Sign-in').getByRole('status').filter({ hasText: 'Your password is changed.' }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Change password' })).toBeFocused();
    await at.expectSignedIn(page, person.name);
    await there.reload();
    await at.openDialog(there);
    await at.submit(there, person.email, NEW_PASSWORD);
    await at.expectSignedIn(there, person.name);
    await phone.close();
  },
);

test('a new user confirms the email address with the link from the letter', async ({ page, site, guest }) => {
  await visit(page, '/account');
  const profile = section(page, 'Profile');
  await expect(profile).toContainText('Not confirmed');
  await linkTo(site, guest.email, CONFIRM);
  await profile.getByRole('button', { name: 'Send the email again' }).click();
  await expect(profile.getByRole('status').filter({ hasText: 'The email is on its way.' })).toBeVisible();
  const link = await linkTo(site, guest.email, CONFIRM, 2);
  await visit(page, link);
  await expect(page.getByRole('heading', { name: 'Your email address is confirmed' })).toBeFocused();
  await expect(page).toHaveURL(/\/confirm-email$/);
  await page.getByRole('link', { name: 'Go to your account' }).click();
  await expect(profile.getByText('Confirmed', { exact: true })).toBeVisible();

  await visit(page, link);
  await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeFocused();
});

test(
  'the email address changes when the user opens the link from the letter to the new one',
  RARE,
  async ({ page, site, guest }) => {
    const { email } = newPerson();
    await visit(page, '/account');
    await page.getByRole('button', { name: 'Change email address' }).click();
    const field = page.getByLabel('New email address');
    await expect(field).toBeFocused();
    await field.fill(email);
    await page.getByLabel('Your password').fill('not-the-password');
    await page.getByRole('button', { name: 'Send the email', exact: true }).click();
    await expect(page.getByLabel('Your password')).toHaveAccessibleDescription('That password is not correct.');
    await expect(field).toHaveValue(email);
    await page.getByLabel('Your password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Send the email', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: `We have sent an email to ${email}.` })).toBeVisible();
    await expect(page.getByRole('definition').first()).toHaveText(guest.email);

    await visit(page, await linkTo(site, email, CONFIRM));
    await expect(page.getByRole('main')).toContainText(email);
    await page.getByRole('link', { name: 'Go to your account' }).click();
    await expect(page.getByRole('definition').first()).toHaveText(email);
    await expect
      .poll(async () => (await lettersTo(site, guest.email)).map(({ subject }) => subject).join())
      .toContain('Your email address was changed');
  },
);

test('confirms the email address on a retry if the first call fails', RARE, async ({ page, site, guest }) => {
  await page.route('**/api/auth/confirm-email', (route) => route.fulfill({ status: 503, json: {} }));
  await visit(page, await linkTo(site, guest.email, CONFIRM));
  await expect(page.getByRole('alert')).toContainText('We could not be reached.');
  await page.unroute('**/api/auth/confirm-email');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Your email address is confirmed' })).toBeFocused();
});

test('lists another device, and signs it out', RARE, async ({ page, site, person, browser }) => {
  const phone = await browser.newContext({
    baseURL: site.url,
    userAgent: 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
  });
  const there = await phone.newPage();
  await at.signIn(there, person);
  await at.expectSignedIn(there, person.name);
  await at.signIn(page, person, '/account');
  const sessions = section(page, 'Where you are signed in');
  const items = sessions.getByRole('listitem');
  const other = items.filter({ hasText: 'Firefox · Android' });
  await expect(items.filter({ hasText: 'This device' })).toHaveCount(1);
  await expect(other).toContainText(/Signed in on \d\d \w+ \d{4}, \d\d:\d\d/);
  await other.getByRole('button', { name: /^Sign out there/ }).click();
  await expect(sessions.getByRole('status').filter({ hasText: 'That device is signed out.' })).toBeVisible();
  await expect(other).toHaveCount(0);
  await expect(sessions.getByRole('heading')).toBeFocused();
  await there.reload();
  await expect(at.signInButton(there)).toBeVisible();
  await at.expectSignedIn(page, person.name);
  await phone.close();
});

test('loads the security settings on a retry if the first call fails', RARE, async ({ page, guest: _ }) => {
  await page.route('**/api/auth/security', (route) => route.fulfill({ status: 503, json: {} }));
  await visit(page, '/account');
  const signIn = section(page, 'Sign-in');
  await expect(signIn.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible();
  await page.unroute('**/api/auth/security');
  await signIn.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible();
  await expect(signIn.getByRole('heading', { level: 2 })).toBeFocused();
});
