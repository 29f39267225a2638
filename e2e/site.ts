/** Shared parts of the journeys. Each worker runs them against its own site. */
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { MATRIX } from './matrix';
import { type Site, startSite } from './start-site';

type WorkerFixtures = { readonly site: Site };
type TestFixtures = { readonly quiet: undefined };

export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the test tool wants a pattern here
    async ({}, use) => {
      const { site, stop } = await startSite();
      await use(site);
      await stop();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ site }, use) => use(site.url),

  /** If the run has another clock than the machine, its pages get the same clock. */
  context: async ({ context }, use) => {
    const aheadMs = Number(process.env['TEST_CLOCK_AHEAD_MS'] ?? 0);
    if (aheadMs !== 0) await context.addInitScript(moveTheClock, aheadMs);
    await use(context);
  },

  /** A journey fails if its page writes an error or a warning to the console. */
  quiet: [
    async ({ page, site }, use) => {
      const noise: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) noise.push(message.text());
      });
      page.on('pageerror', (error) => noise.push(error.message));
      await use(undefined);
      await site.faults();
      // Requests that are still open when a journey ends are not failures.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(noise.filter((line) => !isAskedFor(line))).toEqual([]);
    },
    { auto: true },
  ],
});

/** A rare case, or one that a unit or screen test covers too: only `npm run test:matrix` runs it. */
export const RARE = { tag: MATRIX };

/** For variants of one journey: `npm test` runs a variant if `isAlways`, `npm run test:matrix` runs the others. */
export const alwaysIf = (isAlways: boolean) => ({ tag: isAlways ? [] : MATRIX });

/** Runs in the page. */
function moveTheClock(aheadMs: number): void {
  const { now } = Date;
  globalThis.Date = new Proxy(Date, {
    construct: (target, args, self) => Reflect.construct(target, args.length > 0 ? args : [now() + aheadMs], self),
    get: (target, name) => (name === 'now' ? () => now() + aheadMs : Reflect.get(target, name)),
  });
}

/** Expected lines. The browser reports every failed request, but journeys make requests fail on purpose. */
function isAskedFor(line: string): boolean {
  // A browser without a graphics card warns that it draws a map slowly.
  if (line.includes('GPU stall due to ReadPixels')) return true;
  // Journeys go offline on purpose.
  if (line.includes('net::ERR_INTERNET_DISCONNECTED')) return true;
  // The specification asks for these two warnings.
  if (/^(Prebook without a token|A page without the details of its hotel)/.test(line)) return true;
  return /Failed to load resource: the server responded with a status of (400|401|403|404|409|410|413|422|429|502|503|504)/.test(
    line,
  );
}

/**
 * Waits until React has hydrated the page. It marks the body last: then everything works, and React has reported any
 * difference from the server's page.
 */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber')));
}

/** Opens a page and waits until it reacts to input: earlier clicks would be lost. */
export async function visit(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await takenOver(page);
}

/** Sets the cookie as the preferences control does. Leaves the open page first, which would notice it and reload. */
export async function speak(page: Page, url: string, language: string, currency = 'USD'): Promise<void> {
  if (page.url() !== 'about:blank') await page.goto('about:blank');
  const record = JSON.stringify({ version: 1, country: 'US', currency, language });
  await page.context().addCookies([{ name: 'site-settings', value: encodeURIComponent(record), url }]);
}

/**
 * Waits until the page has rendered what it has loaded, and is idle. After a press without a connection the browser may
 * not say that it is idle: the site waits 3 s for it, and so does this.
 */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => {
    const idle = () => new Promise((done) => requestIdleCallback(done, { timeout: 3_000 }));
    return idle().then(idle);
  });
}

/** Turns off the page's request timeouts: on a slow machine they could end a request that the journey holds. */
export async function withoutTimeouts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
}

/** Holds the requests that match the pattern until the returned function is called. */
export async function hold(page: Page, pattern: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

/** Opens a page without its scripts. Its styles come with it. The returned function lets the scripts load. */
export async function drawnWithoutScript(page: Page, address: string): Promise<() => void> {
  const release = await hold(page, '**/assets/*.js');
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  return release;
}

/** Opens pages as a robot gets them: the server starts no rates, so the browser asks for all of them. */
export async function ratesByBrowser(page: Page): Promise<void> {
  await page.setExtraHTTPHeaders({ 'user-agent': 'Googlebot/2.1' });
}

export function placeField(page: Page): Locator {
  return page.locator('input[name=place]');
}

/** Waits until the field can suggest places, then replaces its text. */
export async function typePlace(page: Page, text: string): Promise<void> {
  await placeField(page).click();
  await expect(placeField(page)).toHaveRole('combobox');
  await placeField(page).fill(text);
}

export function searchButton(page: Page, name = 'Search'): Locator {
  return page.getByRole('button', { name, exact: true });
}

/** The places that the field suggests: not the options of the other fields, and not the line that says 'Searching…'. */
export function suggestions(page: Page): Locator {
  return page.locator('[role=listbox] [role=option]');
}

/** The drawing of a state, by the name of its file. */
export function drawing(page: Page, name: string): Locator {
  return page.getByRole('main').locator(`img[src*="/${name}-"]`);
}

export const PHONE = { width: 360, height: 780 };
export const DESKTOP = { width: 1280, height: 860 };
export { expect };

/** Waits until every hotel of a search has its price, or is known to have none. */
export async function allPriced(page: Page): Promise<void> {
  await expect(page.locator('[data-prices=complete]')).toBeVisible();
}

/** Waits until the cards of a priced list are drawn, also those that are far from the screen. */
export async function allDrawn(page: Page): Promise<void> {
  const areDrawn = () =>
    page
      .getByRole('article')
      .evaluateAll((cards) => cards.every((card) => card.checkVisibility({ contentVisibilityAuto: true })));
  await expect.poll(areDrawn).toBe(true);
}
