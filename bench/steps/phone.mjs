// A slow phone on a slow network, and what its visitor sees when.
import { chromium } from '@playwright/test';
import { BROWSER_FLAGS, ensureWholeBrowser } from '../../scripts/steps/browser.mjs';
import { pause } from './figures.mjs';

export const SLOW_CPU = 4;
const SCREEN = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const BITS_PER_BYTE = 8;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / BITS_PER_BYTE,
  uploadThroughput: 750_000 / BITS_PER_BYTE,
};
const QUIET_MS = 1_000;

export async function withBrowser(work) {
  const browser = await chromium.launch({ executablePath: await ensureWholeBrowser(), args: BROWSER_FLAGS });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Opens the address with an empty cache and does `work`. Resolves to what `observe` saw, and what the wire carried. */
export async function onPhone(browser, address, observe, work) {
  const context = await browser.newContext(SCREEN);
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    const cdp = await context.newCDPSession(page);
    const wire = await watchWire(cdp);
    await cdp.send('Network.emulateNetworkConditions', NETWORK);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
    await page.goto(address);
    await work(page, wire);
    return { ...(await page.evaluate(() => window.seen)), ...wire.figures() };
  } finally {
    await context.close();
  }
}

/** Counts requests and the bytes of their answers, compressed as they came. */
async function watchWire(cdp) {
  const open = new Map();
  const done = [];
  let changedAt = performance.now();
  const change = () => {
    changedAt = performance.now();
  };
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    open.set(requestId, { url: request.url });
    change();
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (open.has(requestId)) done.push({ ...open.get(requestId), bytes: encodedDataLength });
    open.delete(requestId);
    change();
  });
  cdp.on('Network.loadingFailed', ({ requestId }) => {
    open.delete(requestId);
    change();
  });
  await cdp.send('Network.enable');
  return {
    figures: () => ({ requests: done.length, scriptKib: scriptBytes(done) / 1024 }),
    /** Waits until nothing was loaded for a while. */
    async quiet() {
      while (open.size > 0 || performance.now() - changedAt < QUIET_MS) await pause(QUIET_MS / 10);
    },
  };
}

/** Preloaded scripts count too: their kind differs, but not their names. */
export const scriptBytes = (answers) =>
  answers.filter(({ url }) => /\.m?js$/.test(url.split('?')[0])).reduce((sum, { bytes }) => sum + bytes, 0);
