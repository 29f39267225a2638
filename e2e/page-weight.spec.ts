/** What a first visit loads until the page is idle, against the tables in `scripts/steps/script-budgets.mjs`. */
import type { Page, Request } from '@playwright/test';
import { PAGE_LOADS, WIDE_PAGE_LOADS } from '../scripts/steps/script-budgets.mjs';
import { AS_OFFERED, choose } from './chosen-offer';
import { hotelsOf } from './hotels-of-a-city';
import { DESKTOP, drawn, expect, PHONE, takenOver, test } from './site';
import { STAY } from './stay-dates';

type Load = Readonly<Record<string, readonly number[]>>;

const CITY = 'Reykjavik';

const ADDRESSES: Readonly<Record<keyof typeof PAGE_LOADS, (page: Page) => Promise<string>>> = {
  home: async () => '/',
  search: async () => `/search?${new URLSearchParams({ place: CITY, ...STAY })}`,
  hotel: async ({ request }) => {
    const [[hotelId] = []] = await hotelsOf(request, CITY);
    return `/hotel/${hotelId}?${new URLSearchParams({ ...STAY, adults: '2', rooms: '1' })}`;
  },
  checkout: async (page) => (await choose(page, { city: CITY })).address,
  destination: async () => '/explore/rome',
};

/** Opens a page and notes its requests to our site, except for pictures, until it is idle. */
async function loadOf(page: Page, origin: string, address: string): Promise<Load> {
  const finished: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().startsWith(`${origin}/`) && request.resourceType() !== 'image') finished.push(request);
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await takenOver(page);
  await drawn(page);
  await page.waitForLoadState('networkidle');
  const load = new Map<string, [requests: number, kB: number]>();
  for (const request of finished) {
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    const [requests, kB] = load.get(request.resourceType()) ?? [0, 0];
    load.set(request.resourceType(), [requests + 1, kB + (responseBodySize + responseHeadersSize) / 1000]);
  }
  return Object.fromEntries(load);
}

/** A phone loads all pages; a wide screen only those that have more to show there. */
const VISITS = [
  ...Object.entries(PAGE_LOADS).map(([name, allowed]) => ({ name, allowed, device: 'a phone', viewport: PHONE })),
  ...Object.entries(WIDE_PAGE_LOADS).map(([name, allowed]) => ({
    ...{ name, allowed, device: 'a wide screen', viewport: DESKTOP },
  })),
];

for (const { name, allowed, device, viewport } of VISITS) {
  test(`a first visit to ${name} on ${device} loads no more than its table says, of each kind`, async ({
    page,
    site,
  }) => {
    await site.faults(AS_OFFERED);
    await page.setViewportSize(viewport);
    const load = await loadOf(page, site.url, await ADDRESSES[name as keyof typeof PAGE_LOADS](page));
    expect(Object.keys(load), 'it has loaded').toEqual(expect.arrayContaining(['document', 'script', 'fetch']));
    const tooMuch = Object.entries(load).flatMap(([kind, [requests = 0, kB = 0]]) => {
      const [mostRequests = 0, mostKb = 0] = (allowed as Load)[kind] ?? [];
      return requests > mostRequests || kB > mostKb ? [`${kind}: ${requests} requests, ${kB.toFixed(1)} kB`] : [];
    });
    expect(tooMuch).toEqual([]);
  });
}
