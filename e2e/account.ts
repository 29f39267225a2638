/** Shared parts of the journeys with an account: people, the dialog, and a separate IP address for each visitor. */
import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { test as base, DESKTOP, expect, visit } from './site';

export const PASSWORD = 'ten-nights-away';

export type Person = { readonly name: string; readonly email: string };

/** The name of an account with a password is the first part of its email address. */
export function newPerson(): Person {
  const name = `guest-${randomUUID().slice(0, 8)}`;
  return { name, email: `${name}@example.test` };
}

/** Creates an account. The sender of the request is signed in afterwards. */
export async function signUp(request: APIRequestContext): Promise<Person> {
  const person = newPerson();
  const data = { email: person.email, password: PASSWORD };
  const answer = await request.post('/api/auth/sign-up', { data, headers: newAddress() });
  expect(answer.status()).toBe(200);
  return person;
}

let visitors = 0;

/** Our API limits attempts by IP address. One journey must not use up those of another. */
function newAddress(): Record<string, string> {
  visitors += 1;
  return { 'x-forwarded-for': `10.0.${visitors >> 8}.${visitors & 255}` };
}

type People = {
  /** Has an account, and is not signed in. */
  readonly person: Person;
  /** Is signed in on the page. */
  readonly guest: Person;
};

export const test = base.extend<People>({
  viewport: DESKTOP,
  // biome-ignore lint/correctness/noEmptyPattern: the test tool wants a pattern here
  extraHTTPHeaders: async ({}, use) => use(newAddress()),
  person: async ({ request }, use) => use(await signUp(request)),
  guest: async ({ page }, use) => use(await signUp(page.request)),
});

export const header = (page: Page): Locator => page.getByRole('banner');
export const dialog = (page: Page): Locator => page.getByRole('dialog');
export const signInButton = (page: Page): Locator =>
  header(page).getByRole('button', { name: 'Sign in', exact: true, includeHidden: true });
export const avatarButton = (page: Page): Locator => header(page).getByRole('button', { name: 'Account: sign in' });
export const accountLink = (page: Page): Locator =>
  header(page).getByRole('link', { name: /Account$/, includeHidden: true });
export const signOutButton = (page: Page): Locator => header(page).getByRole('button', { name: 'Sign out' });
export const submitButton = (page: Page): Locator => dialog(page).locator('button[type=submit]');
export const googleButton = (page: Page): Locator => dialog(page).getByRole('button', { name: 'Continue with Google' });
/** The line for errors of the whole form. */
export const problem = (page: Page): Locator => dialog(page).getByRole('alert');

export async function openDialog(page: Page, path = '/'): Promise<void> {
  await visit(page, path);
  await signInButton(page).click();
  await expect(dialog(page)).toBeVisible();
}

export async function createAccount(page: Page): Promise<void> {
  await openDialog(page);
  await dialog(page).getByRole('button', { name: 'Create Account' }).click();
}

export async function submit(page: Page, email: string, password = PASSWORD): Promise<void> {
  await dialog(page).locator('[name=email]').fill(email);
  await dialog(page).locator('[name=password]').fill(password);
  await submitButton(page).click();
}

export async function signIn(page: Page, { email }: Person, path = '/'): Promise<void> {
  await openDialog(page, path);
  await submit(page, email);
}

/** Opens the window of the identity provider, where a user chooses an account. */
export async function openChooser(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await googleButton(page).click();
  const chooser = await opened;
  await expect(chooser.getByRole('heading', { name: 'Sandbox accounts' })).toBeVisible();
  return chooser;
}

export async function useAnotherAccount(chooser: Page, { name, email }: Person): Promise<void> {
  await chooser.getByRole('link', { name: 'Use another account' }).click();
  await chooser.getByLabel('Name').fill(name);
  await chooser.getByLabel('Email address').fill(email);
  await chooser.getByRole('button', { name: 'Continue' }).click();
}

/** The session is known before any script of ours runs: no network is that fast, but a page can be that slow. */
export async function answerSessionAtOnce(page: Page): Promise<void> {
  const answer = await (await page.request.get('/api/auth/session')).text();
  await page.addInitScript((text) => {
    const ask = window.fetch;
    window.fetch = async (url, options) =>
      String(url).endsWith('/auth/session') ? new Response(text) : ask(url, options);
  }, answer);
}

export async function expectSignedIn(page: Page, name: string): Promise<void> {
  await expect(dialog(page)).toHaveCount(0);
  await expect(accountLink(page)).toContainText(name);
}

const STOPS = 40;

/** Presses Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('Tab does not get there');
}

/** Where each Tab moves the focus: into the dialog, to the browser itself, or to the page behind. */
export async function focusPlaces(page: Page, stops: number): Promise<string[]> {
  const places: string[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    places.push(await focusPlace(page));
  }
  return places;
}

function focusPlace(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement, body } = document;
    if (activeElement?.closest('dialog')) return 'dialog';
    return activeElement === body ? 'browser' : 'page';
  });
}
