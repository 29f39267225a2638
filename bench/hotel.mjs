// Measures a hotel's page on a slow phone: `npm run bench:hotel`. Uses the built host and a sandbox with its usual
// latency.
// Each round opens a hotel that was not opened before.
import { hotelsOf, idsOf } from './steps/calls.mjs';
import { median } from './steps/figures.mjs';
import { withHost } from './steps/host.mjs';
import { onPhone, withBrowser } from './steps/phone.mjs';
import { print } from './steps/print.mjs';
import { row } from './steps/table.mjs';

const ROUNDS = 5;

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

const isComplete = (page) =>
  page.waitForFunction(() => window.seen.price !== null && window.seen.reviews !== null, null, { timeout: 60_000 });

async function measure(browser, { url, api }) {
  const hotels = (await hotelsOf(api, 'Rome')).filter(({ stars }) => stars >= 4).slice(0, ROUNDS);
  const rounds = [];
  for (const id of idsOf(hotels)) rounds.push(await onPhone(browser, `${url}/hotel/${id}`, observe, isComplete));
  return rounds;
}

function report(rounds) {
  const of = (read) => median(rounds.map(read));
  print("A hotel's page on a phone", [
    row(
      `Largest paint (${rounds[0].element.toLowerCase()})`,
      of(({ largest }) => largest),
      'ms',
      1500,
    ),
    row('  the slowest', Math.max(...rounds.map(({ largest }) => largest)), 'ms'),
    row('Layout shift, the largest', Math.max(...rounds.map(({ shift }) => shift)), '', 0.02),
    row(
      'Rooms with prices, or the message that there are none',
      of(({ price }) => price),
      'ms',
    ),
    row(
      'Reviews, or the message that there are none',
      of(({ reviews }) => reviews),
      'ms',
    ),
  ]);
}

await withHost({}, (host) => withBrowser(async (browser) => report(await measure(browser, host))));
