/** Rates while the provider has problems: no price is lost, and none is requested again after it has arrived. */

import type { Page } from '@playwright/test';
import { PATHS } from '@tenth-night/contract/paths';
import { expect, RARE, test } from './site';
import { queryOf, OTHER_STAY as STAY } from './stay-dates';

const RATES = '/v3.0/hotels/rates';

/** `again` lists the hotels that the page requests again after a complete answer contained them. */
function listen(page: Page) {
  const answered = new Set<string>();
  const again: string[] = [];
  page.on('request', (request) => {
    if (!request.url().includes(PATHS.rates)) return;
    const { hotelIds } = request.postDataJSON() as { hotelIds: string[] };
    again.push(...hotelIds.filter((id) => answered.has(id)));
  });
  page.on('requestfinished', async (request) => {
    if (!request.url().includes(PATHS.rates)) return;
    const text = (await (await request.response())?.text()) ?? '';
    for (const [, id] of text.matchAll(/"hotelId":"([^"]+)"/g)) if (id) answered.add(id);
  });
  return { again };
}

/** Counts the priced hotels of the same search without faults. Our API has cached some rates and fetches the others. */
async function pricedInTruth(page: Page, place: string): Promise<number> {
  return page.evaluate(
    async ([name, path, stay]) => {
      const json = async (url: string, init?: RequestInit) => {
        const answer = await fetch(url, init);
        if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
        return answer.json();
      };
      const { data: places } = await json(`/api/data/places?textQuery=${name}&language=en`);
      const { data: hotels } = await json(`/api/data/hotels?placeId=${places[0].id}&language=en`);
      const hotelIds = hotels.map(({ hotelId }: { hotelId: string }) => hotelId);
      let priced = 0;
      for (let k = 0; k < hotelIds.length; k += 200) {
        const body = {
          hotelIds: hotelIds.slice(k, k + 200),
          checkIn: stay.checkin,
          checkOut: stay.checkout,
          adults: 2,
          children: 0,
          childrenAges: [],
          rooms: 1,
          currency: 'USD',
          guestNationality: 'US',
          offersPerHotel: 1,
        };
        const headers = { 'content-type': 'application/json' };
        const answer = await json(`/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
        priced += answer.hotels.length;
      }
      return priced;
    },
    [place, PATHS.rates, STAY] as const,
  );
}

// Each storm has its own city: our API caches rates, and that would hide the storm.
for (const [storm, place, fault] of [
  ['repeated 429 answers', 'Rome', { kind: 'status', status: 429, message: 'rate limit', times: 4 }],
  ['413 answers for more than 60 hotels', 'Milan', { kind: 'too-large', above: 60 }],
  ['answers in HTML', 'Madrid', { kind: 'html', times: 2 }],
  ['streams that break off', 'Athens', { kind: 'cut', after: 25, times: 4 }],
  ['slow batches', 'Lisbon', { kind: 'slow', milliseconds: 1500, times: 2 }],
] as const) {
  test(
    `[RATE-31][RATE-33][RATE-34][RATE-41] despite ${storm}, loses no price and requests none twice`,
    RARE,
    async ({ page, site }) => {
      // The API and the page wait and retry.
      test.slow();
      await site.faults({ path: RATES, ...fault });
      const { again } = listen(page);
      await page.goto(`/search?place=${place}&${queryOf(STAY)}&debug=1`);
      const diagnostics = page.getByRole('group').filter({ hasText: 'Diagnostics' });
      await expect(diagnostics).toContainText(/Batches([1-9]\d*) of \1 done, 0 failed/, {
        timeout: (2 * test.info().timeout) / 3,
      });
      const shown = Number(/and (\d+) have a price/.exec((await diagnostics.textContent()) ?? '')?.[1]);
      await site.faults();
      expect(again).toEqual([]);
      expect(shown).toBeGreaterThan(100);
      expect(shown).toBe(await pricedInTruth(page, place));
    },
  );
}
