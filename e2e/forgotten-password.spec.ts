/** A new password with a link from a letter, and the password field itself. */
import { expectAccessible } from './accessible';
import * as at from './account';
import { newPerson, PASSWORD, test } from './account';
import { lettersTo, linkTo, RESET } from './letters';
import { expect, PHONE, RARE, speak, visit } from './site';

const NEW_PASSWORD = 'lamps over the harbour';

async function ask(page: Parameters<typeof at.dialog>[0], email: string): Promise<void> {
  await at.openDialog(page);
  await at.dialog(page).getByLabel('Email').fill(email);
  await at.dialog(page).getByRole('button', { name: 'Forgot password?' }).click();
  await expect(at.dialog(page).getByLabel('Email')).toHaveValue(email);
  await at.dialog(page).getByRole('button', { name: 'Send link' }).click();
  await expect(at.dialog(page).getByRole('status')).toContainText(`If there is an account for ${email}`);
}

test('a user replaces a forgotten password with a link from a letter', async ({ page, site, person, browser }) => {
  const phone = await browser.newContext({ baseURL: site.url });
  const there = await phone.newPage();
  await at.signIn(there, person);
  await at.expectSignedIn(there, person.name);

  await ask(page, person.email);
  const link = await linkTo(site, person.email, RESET);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await visit(page, link);
  await expect(page).toHaveURL(/\/reset-password$/);
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeFocused();
  expect(asked.filter((url) => url.includes(link.split('#')[1] ?? '-'))).toEqual([]);
  await there.reload();
  await expect(at.signInButton(there)).toBeVisible();
  await phone.close();

  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await at.submit(page, person.email, PASSWORD);
  await expect(at.problem(page)).toHaveText('Invalid email or password');
  await at.submit(page, person.email, NEW_PASSWORD);
  await at.expectSignedIn(page, person.name);

  await visit(page, link);
  await page.getByLabel('New password').fill('another good sentence');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeFocused();
});

test('an address without an account sees the same text, and gets no letter', RARE, async ({ page, site, person }) => {
  const { email } = newPerson();
  await ask(page, email);
  await expect(at.dialog(page)).toContainText('The link works for 30 minutes.');
  await at.dialog(page).getByRole('button', { name: 'Back to sign-in' }).click();
  await expect(at.dialog(page).getByLabel('Email')).toHaveValue(email);
  // A user with an account asks later. Their letter arrives, so the other one would have arrived too.
  await ask(page, person.email);
  await linkTo(site, person.email, RESET);
  expect(await lettersTo(site, email)).toEqual([]);
});

test('refuses an easy password beside its field, and the link still works', RARE, async ({ page, site, person }) => {
  await ask(page, person.email);
  await visit(page, await linkTo(site, person.email, RESET));
  const field = page.getByLabel('New password');
  const button = page.getByRole('button', { name: 'Change password' });
  await button.click();
  await expect(field).toHaveAccessibleDescription('Enter your password.');
  await field.fill('password1');
  await button.click();
  await expect(field).toHaveAccessibleDescription(/^This password is easy to guess\./);
  await expect(field).toBeFocused();
  await page.route('**/api/auth/reset-password', (route) => route.fulfill({ status: 503, json: {} }));
  await field.fill(NEW_PASSWORD);
  await button.click();
  await expect(page.getByRole('alert').filter({ hasText: 'We could not be reached.' })).toBeVisible();
  await expect(field).toHaveValue(NEW_PASSWORD);
  await page.unroute('**/api/auth/reset-password');
  await button.click();
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();
});

test('does not create an account with an easy password', RARE, async ({ page }) => {
  await at.createAccount(page);
  const { email } = newPerson();
  await at.submit(page, email, '123456');
  const field = at.dialog(page).getByLabel('Password');
  await expect(field).toHaveAccessibleDescription(/^This password is easy to guess\./);
  await expect(field).toBeFocused();
  await expect(at.dialog(page).getByLabel('Email')).toHaveValue(email);
});

test('the page sends a new link if the opened link is incomplete', RARE, async ({ page, site, person }) => {
  await visit(page, '/reset-password');
  await expect(page.getByRole('heading', { name: 'This link is incomplete' })).toBeFocused();
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await visit(page, await linkTo(site, person.email, RESET));
  await expect(page.getByLabel('New password')).toBeVisible();
});

test('shows the typed password on request, and keeps the position of the caret', RARE, async ({ page }) => {
  await at.openDialog(page);
  const field = at.dialog(page).getByLabel('Password');
  await field.fill('ten nights');
  await field.press('ArrowLeft');
  const show = at.dialog(page).getByRole('button', { name: 'Show password' });
  await expect(show).toHaveAttribute('aria-pressed', 'false');
  await show.click();
  await expect(field).toHaveAttribute('type', 'text');
  await expect(field).toBeFocused();
  await page.keyboard.type('-');
  await expect(field).toHaveValue('ten night-s');
  await expect(show).toHaveAttribute('aria-pressed', 'true');
  const box = await show.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await show.press('Enter');
  await expect(field).toHaveAttribute('type', 'password');
});

for (const language of ['en', 'ar']) {
  test(
    `the pages that letters link to, and the dialog for a new password, are accessible in ${language}`,
    RARE,
    async ({ page, site }) => {
      await speak(page, site.url, language);
      await page.setViewportSize(PHONE);
      await visit(page, '/account');
      await page.getByRole('main').getByRole('button').click();
      await at.dialog(page).locator('form > button[type=button]').first().click();
      await expectAccessible(page);
      await visit(page, '/confirm-email');
      await expectAccessible(page);
      await visit(page, '/confirm-email?again#a-link-of-yesterday');
      await expect(page.getByRole('main').getByRole('link')).toBeVisible();
      await expectAccessible(page);
      await visit(page, '/reset-password');
      await expectAccessible(page);
      await visit(page, '/reset-password?again#a-link-of-yesterday');
      await page.locator('[name=password]').fill(NEW_PASSWORD);
      await expectAccessible(page);
    },
  );
}
