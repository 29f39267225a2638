// Measures a search of 5,000 hotels in a real browser: `npm run bench:search`. Uses the built host and a sandbox with
// its usual latency.
import { hotelsOf, idsOf, SANDBOX_HEADERS } from './steps/calls.mjs';
import { day, median } from './steps/figures.mjs';
import { withHost } from './steps/host.mjs';
import { inBatches } from './steps/in-batches.mjs';
import { SLOW_CPU, withBrowser } from './steps/phone.mjs';
import { print } from './steps/print.mjs';
import { row } from './steps/table.mjs';

const ROUNDS = 3;
/** The server asks for the rates of these together. */
const FIRST_CARDS = 20;
const DESKTOP = { viewport: { width: 1280, height: 860 } };
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** Asks the provider itself for the rates of these hotels. Calls with each part of its answer. */
async function askProvider({ sandboxUrl }, hotelIds, checkin, checkout, onPart) {
  const party = {
    hotelIds,
    checkin,
    checkout,
    occupancies: [{ adults: 2 }],
    currency: 'USD',
    guestNationality: 'US',
  };
  const body = { ...party, maxRatesPerHotel: 1, roomMapping: true, stream: true };
  const init = { method: 'POST', headers: SANDBOX_HEADERS, body: JSON.stringify(body) };
  const response = await fetch(`${sandboxUrl}/v3.0/hotels/rates`, init);
  for await (const _ of response.body) onPart?.();
}

/** Sends the same batches as the browser. Resolves to the time that all of them take. */
const providerAlone = (host, ids, checkin, checkout) =>
  inBatches(ids, (batch) => askProvider(host, batch, checkin, checkout));

/** The sandbox takes the same time for the same question. */
async function firstLineOf(host, ids, checkin, checkout) {
  const begun = performance.now();
  let firstLine = null;
  await askProvider(host, ids, checkin, checkout, () => {
    firstLine ??= performance.now() - begun;
  });
  return firstLine;
}

/** Runs in the page before everything else. */
function observe() {
  const seen = { longest: 0, shift: 0, firstPrice: null, firstHotels: [], done: null, asked: null };
  window.seen = seen;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      if (seen.asked !== null && startTime + duration > seen.asked) seen.longest = Math.max(seen.longest, duration);
    }
  }).observe({ type: 'longtask' });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  const { fetch: send } = window;
  window.fetch = (url, init) => {
    if (String(url).includes('/search/rates')) seen.asked ??= performance.now();
    return send(url, init);
  };
  const watch = () => {
    const now = performance.now();
    if (seen.firstPrice === null && document.querySelector('article[data-price=offer]')) {
      seen.firstPrice = now;
      seen.firstHotels = [...document.querySelectorAll('article [id^=price-]')].map(({ id }) => id.slice(6));
    }
    if (document.querySelector('[data-prices=complete]')) seen.done ??= now;
    if (seen.done === null) requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
}

async function openSearch(browser, url, checkin, checkout, slowdown = 1) {
  const context = await browser.newContext(slowdown > 1 ? PHONE : DESKTOP);
  const page = await context.newPage();
  await page.addInitScript(observe);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(`${url}/search?place=London&checkin=${checkin}&checkout=${checkout}`);
  await page.waitForFunction(() => window.seen.done !== null, null, { timeout: 180_000 });
  // The page writes the loaded data to the storage last.
  await page.waitForTimeout(1000);
  const seen = await page.evaluate(() => {
    // The server asks for the first prices when the browser asks for the page.
    const [{ requestStart: sent }] = performance.getEntriesByType('navigation');
    return { ...window.seen, sent };
  });
  return { context, page, seen };
}

/** The time from the press to the next frame, and to the frame with the new list. */
async function press(page, selector, change) {
  return page.evaluate(
    async ([target, value]) => {
      const field = document.querySelector(target);
      const firstCard = () => document.querySelector('article h2')?.textContent;
      const before = firstCard();
      const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const begun = performance.now();
      if (value === null) field.click();
      else {
        const set = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value').set;
        set.call(field, value);
        field.dispatchEvent(new Event('change', { bubbles: true }));
      }
      await painted();
      const next = performance.now() - begun;
      while (firstCard() === before && performance.now() - begun < 5000) await painted();
      return { next, list: performance.now() - begun };
    },
    [selector, change],
  );
}

const PRESSES = [
  ['Sort by stars', 'select', 'stars'],
  ['Sort by distance', 'select', 'distance'],
  ['Filter by 5 stars', 'aside label:has([aria-label="5 stars"]) input', null],
  ['  and all again', 'aside label:has([aria-label="5 stars"]) input', null],
  ['Sort by price, high first', 'select', 'price_high'],
];

async function measurePresses(page, slowdown) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const rounds = [];
  for (let k = 0; k < ROUNDS; k++) {
    const round = [];
    for (const [, selector, change] of PRESSES) round.push(await press(page, selector, change));
    rounds.push(round);
  }
  return PRESSES.map(([what], i) => {
    const of = (field) => median(rounds.map((round) => round[i][field]));
    return [what, { next: of('next'), list: of('list') }];
  });
}

async function measure(browser, host) {
  const ids = idsOf(await hotelsOf(host.api, 'London'));
  const rounds = [];
  for (let k = 0; k < ROUNDS; k++) {
    const alone = await providerAlone(host, ids, day(60 + k), day(63 + k));
    const dates = [day(90 + k), day(93 + k)];
    const { context, seen } = await openSearch(browser, host.url, ...dates);
    await context.close();
    const firstLine = await firstLineOf(host, seen.firstHotels.slice(0, FIRST_CARDS), ...dates);
    rounds.push({ alone, firstLine, seen });
  }
  const fast = await openSearch(browser, host.url, day(120), day(123));
  const presses = { desktop: await measurePresses(fast.page, 1), slow: await measurePresses(fast.page, SLOW_CPU) };
  await fast.context.close();
  const slow = await openSearch(browser, host.url, day(150), day(153), SLOW_CPU);
  await slow.context.close();
  return { hotels: ids.length, rounds, presses, slow: slow.seen };
}

function report({ hotels, rounds, presses, slow }) {
  const of = (read) => median(rounds.map(read));
  const late = of(({ firstLine, seen }) => seen.firstPrice - seen.sent - firstLine);
  const ratio = of(({ alone, seen }) => (seen.done - seen.asked) / alone);
  const shift = Math.max(slow.shift, ...rounds.map(({ seen }) => seen.shift));
  print(`Search of ${hotels} hotels`, [
    row('First price after the provider’s first line', late, 'ms', 300),
    row(
      'Provider alone, all batches',
      of(({ alone }) => alone),
      'ms',
    ),
    row('  all prices in the browser, as a multiple', ratio, '×', 1.15),
    row('Layout shift', shift, '', 0.02),
    row(`Longest task while prices stream, on a phone ${SLOW_CPU} × slower`, slow.longest, 'ms', 100),
    ...presses.desktop.flatMap(([what, { next, list }]) => [
      row(`${what}: next picture`, next, 'ms', 50),
      row('  the new list', list, 'ms'),
    ]),
    ...presses.slow.flatMap(([what, { next, list }]) => [
      row(`${what}, ${SLOW_CPU} × slower: next picture`, next, 'ms', 200),
      row('  the new list', list, 'ms'),
    ]),
  ]);
}

await withHost({}, (host) => withBrowser(async (browser) => report(await measure(browser, host))));
