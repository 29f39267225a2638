/** The data of an account: the details, a copy of everything, and the erasure. */
import { readFileSync } from 'node:fs';
import { expectAccessible } from './accessible';
import * as at from './account';
import { PASSWORD, test } from './account';
import { bookStay } from './booked';
import { DESKTOP, expect, PHONE, RARE, speak, visit } from './site';
import { STAY } from './stay-dates';

test('saves the details, shows them again, and keeps the typed text if saving fails', RARE, async ({ page, guest }) => {
  await visit(page, '/account');
  const details = page.getByRole('region', { name: 'Your details' });
  await details.getByRole('button', { name: 'Add your details' }).click();
  await expect(details.getByLabel('First name')).toBeFocused();
  await expect(details.getByLabel('Email')).toHaveValue(guest.email);
  await details.getByLabel('First name').fill('Mira');
  await details.getByLabel('Last name').fill('www.evil.example');
  await details.getByLabel('Country').selectOption('Ireland');
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(details.getByLabel('Last name')).toHaveAccessibleDescription(/^Enter only the name/);
  await expect(details.getByLabel('Last name')).toBeFocused();
  await details.getByLabel('Last name').fill('Novák');
  await page.route('**/api/account/details', (route) => route.fulfill({ status: 503, json: {} }));
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(details.getByRole('alert').filter({ hasText: 'We could not be reached.' })).toBeVisible();
  await expect(details.getByLabel('Last name')).toHaveValue('Novák');
  await page.unroute('**/api/account/details');
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(details.getByRole('status').filter({ hasText: 'Your details are saved.' })).toBeVisible();
  await expect(details.getByRole('button', { name: 'Edit your details' })).toBeFocused();
  await page.reload();
  await expect(details.getByRole('listitem')).toHaveText(['Mira Novák', guest.email, 'Ireland']);
});

test('downloads all stored data with one click', RARE, async ({ page, guest }) => {
  await visit(page, '/account');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('tenth-night-data.json');
  const data = readFileSync(await download.path(), 'utf8');
  expect(JSON.stringify(JSON.parse(data))).toContain(guest.email);
  await expect(page.getByRole('status').filter({ hasText: 'tenth-night-data.json' })).toBeVisible();
});

test('erases an account, and the link of its booking still works', async ({ page, site, guest }) => {
  const { clientReference, token } = await bookStay(page.request, site, { ...STAY, city: 'Lisbon' });
  await visit(page, '/account');
  await page.getByRole('button', { name: 'Erase my account' }).click();
  const dialog = at.dialog(page);
  await expect(dialog).toContainText('This cannot be undone.');
  await dialog.getByLabel('Your password').fill('not-the-password');
  await dialog.getByRole('button', { name: 'Erase my account' }).click();
  await expect(dialog.getByLabel('Your password')).toHaveAccessibleDescription('That password is not correct.');
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Erase my account' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your account is erased.' })).toBeFocused();
  await expect(at.signInButton(page)).toBeVisible();
  await page.goto(`/booking/${clientReference}?token=${token}`);
  await expect(page.getByRole('main')).toContainText('Ada Testa');
  await at.openDialog(page);
  await at.submit(page, guest.email);
  await expect(at.problem(page)).toHaveText('Invalid email or password');
});

for (const language of ['en', 'ar']) {
  test(`the account page is accessible in ${language}, with its forms open`, RARE, async ({ page, site, guest: _ }) => {
    await speak(page, site.url, language);
    await page.setViewportSize(language === 'ar' ? PHONE : DESKTOP);
    await visit(page, '/account');
    await expect(page.locator('#sessions li')).toHaveCount(1);
    await expect(page.getByText(/TN-\d{8}/)).toBeVisible();
    await page.locator('#details button').click();
    await page.locator('#sign-in button').first().click();
    await page.locator('#sign-in form button[type=submit]').click();
    await page.locator('#profile > div').last().getByRole('button').first().click();
    await expectAccessible(page);
    await page.locator('#data button').last().click();
    await expectAccessible(page);
  });
}
