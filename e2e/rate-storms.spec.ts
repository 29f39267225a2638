/** Rates while the provider has a bad day: no price is lost, and none is asked for again that is there. */

import type { Page } from '@playwright/test';
import { PATHS } from '@tenth-night/contract/paths';
import { expect, test } from './site';
import { queryOf, OTHER_STAY as STAY } from './stay-dates';

const RATES = '/v3.0/hotels/rates';

/** What the page asks for, and what a whole answer has brought before that. */
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

/** Of the same search, now that the provider is well again. What has arrived is kept, what is missing is asked for. */
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

// A city of its own for each: what was loaded before is kept, and would hide the storm.
for (const [storm, place, fault] of [
  ['429 again and again', 'Rome', { kind: 'status', status: 429, message: 'rate limit', times: 4 }],
  ['413 for more than 60 hotels', 'Milan', { kind: 'too-large', above: 60 }],
  ['pages of HTML', 'Madrid', { kind: 'html', times: 2 }],
  ['streams that break off', 'Athens', { kind: 'cut', after: 25, times: 4 }],
  ['batches that are slow', 'Lisbon', { kind: 'slow', milliseconds: 1500, times: 2 }],
] as const) {
  test(`[RATE-31][RATE-33][RATE-34][RATE-41] ${storm}: no price is lost, and none is asked for twice`, async ({
    page,
    site,
  }) => {
    // API and page wait and try again.
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
  });
}
