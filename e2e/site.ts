/** What journeys share. Each worker runs them against its own site. */
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

  /** Where the run has another clock than the machine, so have its pages. */
  context: async ({ context }, use) => {
    const aheadMs = Number(process.env['TEST_CLOCK_AHEAD_MS'] ?? 0);
    if (aheadMs !== 0) await context.addInitScript(moveTheClock, aheadMs);
    await use(context);
  },

  /** A page that writes an error or a warning to its console fails, whatever else it does. */
  quiet: [
    async ({ page, site }, use) => {
      const noise: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) noise.push(message.text());
      });
      page.on('pageerror', (error) => noise.push(error.message));
      await use(undefined);
      await site.faults();
      // What a journey leaves under way when it has seen enough is nobody's failure.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(noise.filter((line) => !isAskedFor(line))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Variants of one journey: `npm test` runs those that it always runs, `npm run test:matrix` runs the others. */
export const alwaysIf = (isAlways: boolean) => ({ tag: isAlways ? [] : MATRIX });

/** Runs in the page. */
function moveTheClock(aheadMs: number): void {
  const { now } = Date;
  globalThis.Date = new Proxy(Date, {
    construct: (target, args, self) => Reflect.construct(target, args.length > 0 ? args : [now() + aheadMs], self),
    get: (target, name) => (name === 'now' ? () => now() + aheadMs : Reflect.get(target, name)),
  });
}

/** The browser itself reports every failed request; the ones that a journey orders are part of it. */
function isAskedFor(line: string): boolean {
  // A browser without a graphics card complains of its own pace when it draws a map.
  if (line.includes('GPU stall due to ReadPixels')) return true;
  // The documents want these two as warnings and nothing more.
  if (/^(Prebook without a token|A page without the details of its hotel)/.test(line)) return true;
  return /Failed to load resource: the server responded with a status of (400|401|403|404|409|410|413|422|429|502|503|504)/.test(
    line,
  );
}

/** Until React has taken the page over, when it marks the body last: then everything works, and a difference to the server was told. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber')));
}

/** Until everything on the page can be pressed: what is pressed before that reaches nobody. */
export async function visit(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await takenOver(page);
}

/** As the preferences control leaves it. A page that is still open would see the change and load itself anew. */
export async function speak(page: Page, url: string, language: string): Promise<void> {
  if (page.url() !== 'about:blank') await page.goto('about:blank');
  const record = JSON.stringify({ version: 1, country: 'US', currency: 'USD', language });
  await page.context().addCookies([{ name: 'site-settings', value: encodeURIComponent(record), url }]);
}

/** Until the page has drawn what it knows, and has nothing else to do. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))));
}

/** A slow machine ends no request of the page before a journey does. */
export async function withoutTimeouts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
}

/** Keeps what fits the pattern from the page until it is released. */
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

/** The page as it is drawn before any script is there: until then nobody can type. Gives what lets the script in. */
export async function drawnWithoutScript(page: Page, address: string): Promise<() => void> {
  const release = await hold(page, '**/assets/*.js');
  await page.goto(address, { waitUntil: 'commit' });
  const isStyled = (links: Element[]) => links.length > 0 && links.every((link) => (link as HTMLLinkElement).sheet);
  await expect.poll(() => page.locator('link[rel=stylesheet]').evaluateAll(isStyled)).toBe(true);
  return release;
}

export function placeField(page: Page): Locator {
  return page.locator('input[name=place]');
}

/** Replaces the text of the field. It can suggest places once its suggestions have loaded. */
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

export const PHONE = { width: 360, height: 780 };
export const DESKTOP = { width: 1280, height: 860 };
export { expect };
