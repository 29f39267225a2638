// Measures a search of 5,000 hotels in a real browser: `npm run bench:search`. Uses the built host and a sandbox with
// its usual latency.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { BROWSER_FLAGS, ensureWholeBrowser } from '../scripts/steps/browser.mjs';
import { ensureBuilt } from '../scripts/steps/built.mjs';
import { ROOT, say } from '../scripts/steps/command.mjs';

const ROUNDS = 3;
const DAY_MS = 86_400_000;
const BATCH = 200;
const CONCURRENCY = 3;
const PAUSE_MS = 100;
const SLOW_CPU = 4;
const VIEWPORT = { width: 1280, height: 860 };
const SANDBOX_HEADERS = { 'x-api-key': 'sand_bench', 'content-type': 'application/json' };

const day = (ahead) => new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10);
const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];
const json = async (url) => (await fetch(url)).json();
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function startHost(dataDir) {
  // Ignores the caller's environment, to measure the defaults.
  const env = { PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
  const child = fork(path.join(ROOT, 'apps/host/dist/main.js'), { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [{ url, sandboxUrl }] = await once(child, 'message');
  return { child, url, sandboxUrl };
}

async function londonIds({ url }) {
  const { data: places } = await json(`${url}/api/data/places?textQuery=London&language=en`);
  const { data } = await json(`${url}/api/data/hotels?placeId=${places[0].id}&language=en`);
  return data.map(({ hotelId }) => hotelId);
}

/** Sends the same batches directly to the provider, in the way the browser sends them to us. */
async function providerAlone({ sandboxUrl }, ids, checkin, checkout) {
  const waiting = Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, k) =>
    ids.slice(k * BATCH, (k + 1) * BATCH),
  );
  const begun = performance.now();
  let firstLine = null;
  async function ask(hotelIds) {
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
    for await (const _ of response.body) firstLine ??= performance.now() - begun;
  }
  async function work(isFirst) {
    if (!isFirst) await pause(PAUSE_MS);
    for (let batch = waiting.shift(); batch; batch = waiting.shift()) {
      await ask(batch);
      await pause(PAUSE_MS);
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, (_, k) => work(k === 0)));
  return { firstLine, total: performance.now() - begun - PAUSE_MS };
}

/** Runs in the page before everything else. */
function observe() {
  const seen = { longest: 0, shift: 0, firstPrice: null, done: null, asked: null };
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
    if (seen.firstPrice === null && document.querySelector('article[data-price=offer]')) seen.firstPrice = now;
    const isBusy = document.querySelector('progress') !== null;
    if (seen.firstPrice !== null && !isBusy) seen.done ??= now;
    if (seen.done === null) requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
}

async function openSearch(browser, url, checkin, checkout, slowdown) {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  await page.addInitScript(observe);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(`${url}/search?place=London&checkin=${checkin}&checkout=${checkout}`);
  await page.waitForFunction(() => window.seen.done !== null, null, { timeout: 180_000 });
  // The page writes the loaded data to the storage last.
  await page.waitForTimeout(1000);
  return { context, page, seen: await page.evaluate(() => window.seen) };
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
  ['Filter by 5 stars', 'aside input[aria-label="5 stars"]', null],
  ['  and all again', 'aside input[aria-label="5 stars"]', null],
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
  const ids = await londonIds(host);
  const rounds = [];
  for (let k = 0; k < ROUNDS; k++) {
    const alone = await providerAlone(host, ids, day(60 + k), day(63 + k));
    const { context, seen } = await openSearch(browser, host.url, day(90 + k), day(93 + k), 1);
    await context.close();
    rounds.push({ alone, seen });
  }
  const fast = await openSearch(browser, host.url, day(120), day(123), 1);
  const presses = { desktop: await measurePresses(fast.page, 1), slow: await measurePresses(fast.page, SLOW_CPU) };
  await fast.context.close();
  const slow = await openSearch(browser, host.url, day(150), day(153), SLOW_CPU);
  await slow.context.close();
  return { hotels: ids.length, rounds, presses, slow: slow.seen };
}

function report({ hotels, rounds, presses, slow }) {
  const of = (read) => median(rounds.map(read));
  const late = of(({ alone, seen }) => seen.firstPrice - seen.asked - alone.firstLine);
  const ratio = of(({ alone, seen }) => (seen.done - seen.asked) / alone.total);
  const shift = Math.max(slow.shift, ...rounds.map(({ seen }) => seen.shift));
  const rows = [
    ['First price after the provider’s first line', late, 'ms', 300],
    ['Provider alone, all batches', of(({ alone }) => alone.total), 'ms'],
    ['  all prices in the browser, as a multiple', ratio, '×', 1.15],
    ['Layout shift', shift, '', 0.02],
    [`Longest task while prices stream, ${SLOW_CPU} × slower`, slow.longest, 'ms', 200],
    ...presses.desktop.flatMap(([what, { next, list }]) => [
      [`${what}: next picture`, next, 'ms', 50],
      ['  the new list', list, 'ms'],
    ]),
    ...presses.slow.flatMap(([what, { next, list }]) => [
      [`${what}, ${SLOW_CPU} × slower: next picture`, next, 'ms', 200],
      ['  the new list', list, 'ms'],
    ]),
  ];
  say(`Search of ${hotels} hotels, ${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}\n`);
  for (const [what, figure, unit, target] of rows) {
    const goal = target === undefined ? '' : ` (target ${target})${figure <= target ? '' : '   MISSED'}`;
    say(`${what.padEnd(60)}${figure.toFixed(figure < 10 ? 3 : 0).padStart(8)} ${unit}${goal}`);
  }
  return rows.every(([, figure, , target]) => target === undefined || figure <= target);
}

await ensureBuilt();
const executablePath = await ensureWholeBrowser();
const dataDir = mkdtempSync(path.join(tmpdir(), 'tenth-night-bench-'));
const host = await startHost(dataDir);
const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
try {
  process.exitCode = report(await measure(browser, host)) ? 0 : 1;
} finally {
  await browser.close();
  host.child.kill('SIGTERM');
  await once(host.child, 'exit');
  rmSync(dataDir, { recursive: true, force: true });
}
