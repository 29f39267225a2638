/** Signing in and out: with a password, with a federated account, in one tab and in several; and the account page. */
import * as at from './account';
import { newPerson, PASSWORD, test } from './account';
import { alwaysIf, expect, hold, PHONE, RARE, speak, visit } from './site';

const MAIN_TEXT = 'You are not signed in. Use the Sign in button in the header.';

test('[HDR-06][HDR-07][HDR-08][HDR-11][AUTH-09] a visitor sees an avatar and a Sign in button, and both open the dialog', async ({
  page,
}) => {
  await visit(page);
  await expect(at.avatarButton(page).locator('svg')).toBeVisible(); // HDR-06
  await expect(at.accountLink(page)).toHaveCount(0); // HDR-11
  await expect(at.signOutButton(page)).toHaveCount(0);
  for (const button of [at.avatarButton(page), at.signInButton(page)]) {
    await expect(at.dialog(page)).toHaveCount(0); // AUTH-09
    await button.click();
    await expect(at.dialog(page).getByRole('heading', { name: 'Sign In' })).toBeVisible(); // HDR-07, HDR-08
    await at.dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(button).toBeFocused();
  }
});

test('[AUTH-01][AUTH-02][AUTH-03][AUTH-04][AUTH-05][AUTH-06][AUTH-07][AUTH-12] the dialog offers email and Google, to sign in and to create an account', async ({
  page,
}) => {
  await at.openDialog(page);
  const dialog = at.dialog(page);
  for (const title of ['Sign In', 'Create Account', 'Sign In']) {
    await expect(dialog.getByRole('heading')).toHaveText(title); // AUTH-03
    await expect(at.submitButton(page)).toHaveText(title);
    await expect(dialog.getByLabel('Email')).toHaveAttribute('type', 'email'); // AUTH-01, AUTH-04, AUTH-12
    await expect(dialog.getByLabel('Email')).toBeFocused();
    await expect(dialog.getByLabel('Password')).toHaveAttribute('type', 'password'); // AUTH-05
    await expect(at.googleButton(page)).toBeEnabled(); // AUTH-02, AUTH-06
    await expect(dialog).toContainText('By continuing you agree to our Terms & Privacy.'); // AUTH-07
    await dialog.getByRole('button', { name: title === 'Sign In' ? 'Create Account' : 'Sign In' }).click();
  }
});

for (const mode of ['Sign In', 'Create Account']) {
  test(
    `[AUTH-11][AUTH-12][AUTH-13][AUTH-14] ${mode} needs a complete email address and six characters, otherwise nothing is sent`,
    alwaysIf(mode === 'Create Account'),
    async ({ page }) => {
      const sent: string[] = [];
      page.on('request', (request) => request.method() === 'POST' && sent.push(request.postData() ?? ''));
      await (mode === 'Sign In' ? at.openDialog(page) : at.createAccount(page));
      const [email, password] = [at.dialog(page).getByLabel('Email'), at.dialog(page).getByLabel('Password')];
      await expect(email).toHaveAttribute('required');
      await expect(password).toHaveAttribute('required');
      for (const [typed, secret, wrongEmail, wrongPassword] of [
        ['', '', 'Enter your email address.', 'Enter your password.'],
        ['guest', PASSWORD, 'Enter a full email address, like name@example.com.', /^(At least 6 characters)?$/],
        ['guest@example.test', '', '', 'Enter your password.'],
        ['guest@example.test', 'short', '', 'Use at least 6 characters.'],
      ] as const) {
        await at.submit(page, typed, secret);
        await expect(email).toHaveAccessibleDescription(wrongEmail);
        await expect(password).toHaveAccessibleDescription(wrongPassword);
        await expect(wrongEmail ? email : password).toBeFocused();
      }
      expect(sent).toEqual([]);
      const { email: whole } = newPerson();
      await at.submit(page, whole, 'six;ty');
      const letter = mode === 'Sign In' ? {} : { language: 'en' };
      await expect.poll(() => sent).toEqual([JSON.stringify({ email: whole, password: 'six;ty', ...letter })]);
    },
  );
}

test('[AUTH-10][AUTH-15][HDR-06][HDR-09][HDR-10][HDR-12][ROLE-06][ROUTE-07][ACCT-02][ACCT-03][ACCT-04] a visitor creates an account and opens its page', async ({
  page,
}) => {
  const { name, email } = newPerson();
  await at.createAccount(page);
  await at.submit(page, email);
  await at.expectSignedIn(page, name); // AUTH-10, AUTH-15, HDR-09
  await expect(at.signOutButton(page)).toBeVisible(); // HDR-12
  await expect(at.signInButton(page)).toHaveCount(0);
  await expect(at.accountLink(page).getByText('G', { exact: true })).toBeVisible(); // HDR-06
  await at.accountLink(page).click();
  await expect(page).toHaveURL(/\/account$/); // HDR-10, ROUTE-07, ROLE-06
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account');
  const { user } = await (await page.request.get('/api/auth/session')).json();
  expect(user).toEqual({ uid: expect.stringMatching(/./), displayName: name, email, photoURL: null });
  await expect(page.getByRole('definition')).toHaveText([email, user.uid]); // ACCT-02, ACCT-03
  const membership = page.getByRole('region', { name: 'Membership' });
  await expect(membership.getByText(/^Member number: TN-\d{8}$/)).toBeVisible(); // ACCT-04
});

test(
  '[ACCT-01] tells a visitor how to sign in, and then shows the account in the same place',
  RARE,
  async ({ page, person }) => {
    await visit(page, '/account');
    await expect(page.getByText(MAIN_TEXT)).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await at.submit(page, person.email);
    await expect(page.getByRole('definition').first()).toHaveText(person.email);
    await expect(page.getByText(MAIN_TEXT)).toHaveCount(0);
  },
);

test("[AUTH-08][AUTH-16] signs in, and says 'Please wait…' meanwhile", async ({ page, person }) => {
  const release = await hold(page, '**/api/auth/sign-in');
  await at.signIn(page, person);
  await expect(at.submitButton(page)).toHaveText('Please wait…');
  await expect(at.submitButton(page)).toBeDisabled();
  await expect(at.googleButton(page)).toBeDisabled();
  release();
  await at.expectSignedIn(page, person.name);
  await page.reload();
  await at.expectSignedIn(page, person.name);
});

test('[AUTH-20] reports a wrong password in the form, and keeps the typed text', async ({ page, person }) => {
  await at.openDialog(page);
  for (const email of [person.email, newPerson().email]) {
    await at.submit(page, email, 'not-the-password');
    await expect(at.problem(page)).toHaveText('Invalid email or password');
    await expect(at.submitButton(page)).toBeFocused();
    await expect(at.dialog(page).getByLabel('Email')).toHaveValue(email);
    await expect(at.dialog(page).getByLabel('Password')).toHaveValue('not-the-password');
  }
  await at.submit(page, person.email);
  await at.expectSignedIn(page, person.name);
});

test(
  '[AUTH-20] does not create an existing account again, and keeps the email address for the sign-in',
  RARE,
  async ({ page, person }) => {
    await at.createAccount(page);
    await at.submit(page, person.email, 'not-the-password');
    await expect(at.problem(page)).toHaveText('This account could not be created. If you already have one, sign in.');
    await at.dialog(page).getByRole('button', { name: 'Sign In' }).click();
    await expect(at.problem(page)).toHaveCount(0);
    await expect(at.dialog(page).getByLabel('Email')).toHaveValue(person.email);
  },
);

test('after too many wrong passwords, refuses even the right one', RARE, async ({ page, person, request }) => {
  const data = { email: person.email, password: 'not-the-password' };
  for (let k = 0; k < 10; k += 1) expect((await request.post('/api/auth/sign-in', { data })).status()).toBe(401);
  await at.signIn(page, person);
  await expect(at.problem(page)).toHaveText('Too many attempts. Wait a few minutes, then try again.');
  await expect(at.dialog(page).getByLabel('Email')).toHaveValue(person.email);
});

for (const who of ['a user', 'nobody']) {
  test(`[AUTH-19] initialises until it is known that ${who} is signed in`, async ({ page, site, guest }) => {
    const old = { name: 'tenth-night.session_token', value: 'old', url: site.url };
    if (who === 'nobody') await page.context().addCookies([old]);
    const release = await hold(page, '**/api/auth/session');
    await Promise.all([page.waitForRequest('**/api/auth/session'), page.goto('/account')]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const known of [at.signInButton, at.avatarButton, at.signOutButton, at.accountLink]) {
      await expect(known(page)).toHaveCount(0);
    }
    await expect(page.getByText(MAIN_TEXT)).toHaveCount(0);
    release();
    if (who === 'a user') await at.expectSignedIn(page, guest.name);
    else await expect(at.signInButton(page)).toBeVisible();
  });
}

test('[AUTH-19] the session can be known before React hydrates the page', RARE, async ({ page, guest }) => {
  await at.answerSessionAtOnce(page);
  await visit(page);
  await at.expectSignedIn(page, guest.name);
});

test('[AUTH-10][AUTH-18] other tabs follow, and a copy of the cookie is useless after signing out', async ({
  page,
  context,
  request,
  person,
}) => {
  const other = await context.newPage();
  await at.openDialog(other, '/account');
  await at.signIn(page, person);
  for (const tab of [page, other]) await at.expectSignedIn(tab, person.name);
  await expect(other.getByRole('main')).toContainText(person.email);

  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const session = async () => (await request.get('/api/auth/session', { headers: { cookie } })).json();
  expect(await session()).toMatchObject({ user: { email: person.email } });
  await at.signOutButton(page).click();
  for (const tab of [page, other]) await expect(at.signInButton(tab)).toBeVisible();
  await expect(other.getByText(MAIN_TEXT)).toBeVisible();
  expect(await session()).toEqual({ user: null });
});

test('signs out on all devices', RARE, async ({ page, browser, person }) => {
  const phone = await browser.newContext();
  const there = await phone.newPage();
  await at.signIn(there, person);
  await at.expectSignedIn(there, person.name);
  await at.signIn(page, person, '/account');
  await page.getByRole('button', { name: 'Sign out on all devices' }).click();
  await expect(page.getByText(MAIN_TEXT)).toBeVisible();
  await there.reload();
  await expect(at.signInButton(there)).toBeVisible();
  await phone.close();
});

test('[AUTH-02][AUTH-10][AUTH-17][DATA-16] continues with Google in a window, and takes name, picture and email from there', async ({
  page,
}) => {
  await at.openDialog(page, '/account');
  const chooser = await at.openChooser(page);
  await Promise.all([chooser.waitForEvent('close'), chooser.getByRole('button', { name: 'Amara Okafor' }).click()]);
  await at.expectSignedIn(page, 'Amara Okafor');
  const picture = at.accountLink(page).locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByRole('definition').first()).toHaveText('amara.okafor@example.test');
  await expect(page.getByText(/^Member number: TN-\d{8}$/)).toBeVisible();
});

test(
  'the dialog says that the user cancelled at Google, keeps the typed text, and allows a retry',
  RARE,
  async ({ page }) => {
    await at.openDialog(page);
    await at.dialog(page).getByLabel('Email').fill('guest@example.test');
    await (await at.openChooser(page)).getByRole('button', { name: 'Cancel' }).click();
    await expect(at.problem(page)).toHaveText('The sign-in was canceled. Nothing has changed.');
    await expect(at.dialog(page).getByLabel('Email')).toHaveValue('guest@example.test');
    await (await at.openChooser(page)).getByRole('button', { name: 'Misaki Tanaka' }).click();
    await at.expectSignedIn(page, 'Misaki Tanaka');
  },
);

test('Google does not open an account that has a password, and the dialog says so', RARE, async ({ page, person }) => {
  await at.openDialog(page);
  await at.useAnotherAccount(await at.openChooser(page), person);
  const sentence = 'There is already an account with this email address. Sign in with its password.';
  await expect(at.problem(page)).toHaveText(sentence);
  await at.submit(page, person.email);
  await at.expectSignedIn(page, person.name);
});

test('the dialog still works after the user closes the Google window', RARE, async ({ page, person }) => {
  await at.openDialog(page);
  await (await at.openChooser(page)).close();
  await expect(at.googleButton(page)).toBeEnabled();
  await at.submit(page, person.email);
  await at.expectSignedIn(page, person.name);
});

test(
  'the page itself goes to Google if the browser blocks windows, and comes back to the same address',
  RARE,
  async ({ page }) => {
    await page.addInitScript('window.open = () => null');
    await at.openDialog(page, '/explore/rome?from=home');
    await at.googleButton(page).click();
    await page.getByRole('button', { name: 'Mateo Fernández Ruiz' }).click();
    await expect(page).toHaveURL(/\/explore\/rome\?from=home$/);
    await at.expectSignedIn(page, 'Mateo Fernández Ruiz');
  },
);

test('signs in with only the keyboard, and the focus moves to the account link', RARE, async ({ page, person }) => {
  await visit(page);
  await at.tabTo(page, at.signInButton(page));
  await page.keyboard.press('Enter');
  await expect(at.dialog(page).getByLabel('Email')).toBeFocused();
  await page.keyboard.type(person.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await at.expectSignedIn(page, person.name);
  await expect(at.accountLink(page)).toBeFocused();
});

test('the focus stays in the dialog, and Escape returns it to the button', RARE, async ({ page }) => {
  await at.openDialog(page);
  expect(await at.focusPlaces(page, 12)).not.toContain('page');
  await page.keyboard.press('Escape');
  await expect(at.dialog(page)).toHaveCount(0);
  await expect(at.signInButton(page)).toBeFocused();
});

test('signs in and out through the menu, on a phone in Arabic', RARE, async ({ page, site, person }) => {
  await speak(page, site.url, 'ar');
  await page.setViewportSize(PHONE);
  await visit(page);
  const menu = page.getByRole('button', { name: 'القائمة' });
  await menu.click();
  await at.dialog(page).getByRole('button', { name: 'تسجيل الدخول' }).click();
  await expect(at.dialog(page).getByRole('heading')).toHaveText('تسجيل الدخول');
  await at.submit(page, person.email);
  await expect(at.dialog(page)).toHaveCount(0);
  await menu.click();
  await expect(at.dialog(page).getByRole('link', { name: person.name })).toBeVisible();
  await at.dialog(page).getByRole('button', { name: 'تسجيل الخروج' }).click();
  await expect(at.dialog(page).getByRole('button', { name: 'تسجيل الدخول' })).toBeVisible();
});
