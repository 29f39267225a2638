/** The account page when parts of it are missing, and its accessibility. */
import { expectAccessible } from './accessible';
import { accountLink, dialog, submit, test } from './account';
import { DESKTOP, expect, PHONE, RARE, speak, visit } from './site';

test(
  '[ACCT-05][ACCT-06][ACCT-07] says what is missing if the account has no member number',
  RARE,
  async ({ page, guest: _ }) => {
    const membership = page.getByRole('region', { name: 'Membership' });
    const account = { uid: 'x', email: 'x@example.test', guestId: null, memberNumber: null };
    for (const [data, words] of [
      [null, 'No member number mapping found yet.'],
      [account, 'Mapping document exists but no guestId field present.'],
    ] as const) {
      await page.route('**/api/account', (route) => route.fulfill({ json: { data } }));
      await visit(page, '/account');
      await expect(membership).toContainText(words);
      await page.unroute('**/api/account');
    }
    await page.route('**/api/account', (route) => route.fulfill({ status: 503, json: {} }));
    await visit(page, '/account');
    await expect(membership).toContainText('Failed to load mapping');
    await page.unroute('**/api/account');
    await membership.getByRole('button').click();
    await expect(membership).toContainText('Member number');
    await expect(membership.getByRole('heading')).toBeFocused();
  },
);

test('[ACCT-04][REW-02] shows the member number and the nights towards a free one', async ({ page, guest: _ }) => {
  await visit(page, '/account');
  const membership = page.getByRole('region', { name: 'Membership' });
  await expect(membership).toContainText(/Member number: TN-\d{8}/);
  await expect(membership).toContainText('0 of 10 nights');
});

test('[ACCT-01] asks to sign in again after the session has ended', RARE, async ({ page, guest: _ }) => {
  await visit(page, '/support');
  await expect(accountLink(page)).toBeVisible();
  await page.context().clearCookies();
  await accountLink(page).click();
  await expect(page.getByText('You are not signed in. Use the Sign in button in the header.')).toBeVisible();
});

test('says that signing out failed, and still shows the user as signed in', RARE, async ({ page, guest }) => {
  await visit(page, '/account');
  await expect(accountLink(page)).toBeVisible();
  await page.route('**/api/auth/*', (route) => route.fulfill({ status: 503, json: {} }));
  const asked = page.waitForResponse('**/api/auth/session');
  await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'You are still signed in' })).toBeVisible();
  await asked;
  await expect(accountLink(page)).toContainText(guest.name);
  await page.unroute('**/api/auth/*');
  await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(accountLink(page)).toHaveCount(0);
});

for (const language of ['en', 'de', 'ar']) {
  test(
    `the sign-in dialog and the account page are accessible in ${language}`,
    RARE,
    async ({ page, site, person }) => {
      await speak(page, site.url, language);
      await page.setViewportSize(language === 'ar' ? PHONE : DESKTOP);
      await visit(page, '/account');
      await page.getByRole('main').getByRole('button').click();
      await submit(page, person.email, '');
      await expect(dialog(page).locator('[name=password]')).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(page);
      await submit(page, person.email);
      await expect(page.getByText(/TN-\d{8}/)).toBeVisible();
      await expectAccessible(page);
    },
  );
}
