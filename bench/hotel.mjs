// Measures a hotel's page on a slow phone: `npm run bench:hotel`. Uses the built host and a sandbox with its usual
// latency.
// Each round opens a hotel that was not opened before.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, devices } from '@playwright/test';
import { BROWSER_FLAGS, ensureWholeBrowser } from '../scripts/steps/browser.mjs';
import { ensureBuilt } from '../scripts/steps/built.mjs';
import { ROOT, say } from '../scripts/steps/command.mjs';

const ROUNDS = 5;
const SLOW_CPU = 4;
const BYTES_PER_SECOND = 1_600_000 / 8;
const LATENCY_MS = 150;
const { viewport, userAgent, deviceScaleFactor } = devices['Pixel 5'];

const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];
const json = async (url) => (await fetch(url)).json();

async function startHost(dataDir) {
  // Ignores the caller's environment, to measure the defaults.
  const env = { PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
  const child = fork(path.join(ROOT, 'apps/host/dist/main.js'), { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [{ url }] = await once(child, 'message');
  return { child, url };
}

/** Runs in the page before everything else. */
function observe() {
  const seen = { largest: 0, element: '', shift: 0, price: null, reviews: null };
  window.seen = seen;
  new PerformanceObserver((list) => {
    for (const { startTime, element } of list.getEntries()) {
      seen.largest = startTime;
      seen.element = element?.tagName ?? '';
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  const watch = () => {
    const rooms = document.querySelector('#rooms');
    if (rooms && !rooms.textContent.includes('Getting rooms')) seen.price ??= performance.now();
    // A hotel may be sold out. Without an entry in the reviews service the section disappears. Without reviews it says
    // so.
    const reviews = document.querySelector('#reviews');
    const isWaiting = reviews?.textContent.includes('Loading') ?? false;
    if (seen.price !== null && !isWaiting) seen.reviews ??= performance.now();
    if (seen.price === null || seen.reviews === null) requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
}

async function open(browser, address) {
  const context = await browser.newContext({ viewport, userAgent, deviceScaleFactor, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  await page.addInitScript(observe);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
  await cdp.send('Network.enable');
  const throughput = { downloadThroughput: BYTES_PER_SECOND, uploadThroughput: BYTES_PER_SECOND };
  await cdp.send('Network.emulateNetworkConditions', { offline: false, latency: LATENCY_MS, ...throughput });
  await page.goto(address);
  await page.waitForFunction(() => window.seen.price !== null && window.seen.reviews !== null, null, {
    timeout: 60_000,
  });
  const seen = await page.evaluate(() => window.seen);
  await context.close();
  return seen;
}

async function measure(browser, { url }) {
  const { data: places } = await json(`${url}/api/data/places?textQuery=Rome&language=en`);
  const { data: hotels } = await json(`${url}/api/data/hotels?placeId=${places[0].id}&language=en`);
  const rounds = [];
  for (const { hotelId } of hotels.filter(({ stars }) => stars >= 4).slice(0, ROUNDS)) {
    rounds.push(await open(browser, `${url}/hotel/${hotelId}`));
  }
  return rounds;
}

function report(rounds) {
  const of = (read) => median(rounds.map(read));
  const rows = [
    [`Largest paint (${rounds[0].element.toLowerCase()})`, of(({ largest }) => largest), 'ms', 1500],
    ['  the slowest', Math.max(...rounds.map(({ largest }) => largest)), 'ms'],
    ['Layout shift, the largest', Math.max(...rounds.map(({ shift }) => shift)), '', 0.02],
    ['Rooms with prices, or the message that there are none', of(({ price }) => price), 'ms'],
    ['Reviews, or the message that there are none', of(({ reviews }) => reviews), 'ms'],
  ];
  say(`A hotel's page on a phone, ${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}\n`);
  for (const [what, figure, unit, target] of rows) {
    const goal = target === undefined ? '' : ` (target ${target})${figure <= target ? '' : '   MISSED'}`;
    say(`${what.padEnd(60)}${figure.toFixed(figure < 10 ? 3 : 0).padStart(8)} ${unit}${goal}`);
  }
  return rows.every(([, figure, , target]) => target === undefined || figure <= target);
}

await ensureBuilt();
const dataDir = mkdtempSync(path.join(tmpdir(), 'tenth-night-bench-'));
const host = await startHost(dataDir);
const browser = await chromium.launch({ executablePath: await ensureWholeBrowser(), args: BROWSER_FLAGS });
try {
  process.exitCode = report(await measure(browser, host)) ? 0 : 1;
} finally {
  await browser.close();
  host.child.kill('SIGTERM');
  await once(host.child, 'exit');
  rmSync(dataDir, { recursive: true, force: true });
}
