/** The visitor's own calendar says what is past, wherever they are: not that of the server. */

import type { Page } from '@playwright/test';
import { expect, takenOver, test } from './site';

const STREAM = '**/api/search/rates/stream';
const RATES = '**/api/hotels/rates';

const DAY_MS = 86_400_000;
const now = Date.now();
/** By the calendar of the server. */
const dayIn = (days: number) => new Date(now + days * DAY_MS).toISOString().slice(0, 10);
const today = dayIn(0);
const tonight = { checkin: dayIn(-1), checkout: today };
const query = (dates: { readonly checkin: string; readonly checkout: string }) =>
  `place=Lyon&adults=2&rooms=1&checkin=${dates.checkin}&checkout=${dates.checkout}`;

async function hotelOfLyon(page: Page): Promise<string> {
  const places = await (await page.request.get('/api/data/places?textQuery=Lyon&language=en')).json();
  const hotels = await (await page.request.get(`/api/data/hotels?placeId=${places.data[0].id}&language=en`)).json();
  return `/hotel/${hotels.data[0].hotelId}`;
}

/** The form of the hotel asks for what it shows. */
async function expectForm(page: Page, checkin: string): Promise<void> {
  await page.getByRole('button', { name: 'Update prices' }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get('checkin') === checkin);
}

test.describe('where it is still the evening before', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('tonight stays tonight, from the first picture on', async ({ page, request }) => {
    await page.clock.setFixedTime(new Date(`${today}T03:00:00Z`));
    const search = page.waitForRequest(STREAM);
    await page.goto(`/search?${query(tonight)}`);
    expect((await search).postDataJSON()).toMatchObject({ checkIn: tonight.checkin, checkOut: today });

    const address = `${await hotelOfLyon(page)}?${query(tonight)}`;
    expect(await (await request.get(address)).text()).toContain(`value="${tonight.checkin}"`);
    const asked = page.waitForRequest(RATES);
    await page.goto(address);
    expect((await asked).postDataJSON()).toMatchObject(tonight);
    await takenOver(page);
    await expectForm(page, tonight.checkin);
  });
});

test.describe('where it is tomorrow already', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('the day of the server is past: next week is asked for, in the form too', async ({ page }) => {
    await page.clock.setFixedTime(new Date(`${today}T20:00:00Z`));
    const asked: string[] = [];
    page.on('request', (sent) => {
      if (sent.url().endsWith('/hotels/rates')) asked.push(sent.postDataJSON().checkin);
      if (sent.url().endsWith('/rates/stream')) asked.push(sent.postDataJSON().checkIn);
    });
    const past = query({ checkin: today, checkout: dayIn(2) });
    await page.goto(`${await hotelOfLyon(page)}?${past}`);
    await takenOver(page);
    await expect.poll(() => asked.at(-1)).toBe(dayIn(8));
    await expectForm(page, dayIn(8));

    asked.length = 0;
    await page.goto(`/search?${past}`);
    await expect.poll(() => asked.at(-1)).toBe(dayIn(8));
  });
});
