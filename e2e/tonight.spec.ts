/** The visitor's calendar decides which dates are past, not the server's. */

import type { Page } from '@playwright/test';
import { hotelsOf } from './hotels-of-a-city';
import { expect, RARE, ratesByBrowser, takenOver, test } from './site';
import { addDays, queryOf, type Stay, today } from './stay-dates';

const STREAM = '**/api/search/rates/stream';
const RATES = '**/api/hotels/rates';

const MINUTE_MS = 60_000;
const query = (stay: Stay) => `place=Lyon&adults=2&rooms=1&${queryOf(stay)}`;

/** The server's date. It must not change during a journey, so this waits in the last minute of a day. */
async function lastingToday(): Promise<string> {
  const [date, tomorrow] = [today(), addDays(today(), 1)];
  const left = Date.parse(tomorrow) - Date.now();
  if (left > MINUTE_MS) return date;
  test.setTimeout(test.info().timeout + MINUTE_MS);
  await expect.poll(today, { timeout: 2 * MINUTE_MS }).toBe(tomorrow);
  return tomorrow;
}

async function hotelOfLyon(page: Page): Promise<string> {
  const [[hotelId] = []] = await hotelsOf(page.request, 'Lyon');
  return `/hotel/${hotelId}`;
}

/** Expects the form of the hotel to request the date that it shows. */
async function expectForm(page: Page, checkin: string): Promise<void> {
  await page.getByRole('button', { name: 'Update prices' }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get('checkin') === checkin);
}

test.describe('in a zone where it is still the evening before', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('keeps tonight as the check-in date, from the first render', RARE, async ({ page, request }) => {
    const date = await lastingToday();
    const tonight = { checkin: addDays(date, -1), checkout: date };
    await page.clock.setFixedTime(new Date(`${date}T03:00:00Z`));
    const search = page.waitForRequest(STREAM);
    await page.goto(`/search?${query(tonight)}`);
    expect((await search).postDataJSON()).toMatchObject({ checkIn: tonight.checkin, checkOut: date });

    const address = `${await hotelOfLyon(page)}?${query(tonight)}`;
    expect(await (await request.get(address)).text()).toContain(`value="${tonight.checkin}"`);
    await ratesByBrowser(page);
    const asked = page.waitForRequest(RATES);
    await page.goto(address);
    expect((await asked).postDataJSON()).toMatchObject(tonight);
    await takenOver(page);
    await expectForm(page, tonight.checkin);
  });
});

test.describe('in a zone where it is already tomorrow', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test("treats the server's date as past, and asks for next week, also in the form", RARE, async ({ page }) => {
    const date = await lastingToday();
    const nextWeek = addDays(date, 8);
    await page.clock.setFixedTime(new Date(`${date}T20:00:00Z`));
    const asked: string[] = [];
    page.on('request', (sent) => {
      if (sent.url().endsWith('/hotels/rates')) asked.push(sent.postDataJSON().checkin);
      if (sent.url().endsWith('/rates/stream')) asked.push(sent.postDataJSON().checkIn);
    });
    const past = query({ checkin: date, checkout: addDays(date, 2) });
    await page.goto(`${await hotelOfLyon(page)}?${past}`);
    await takenOver(page);
    await expect.poll(() => asked.at(-1)).toBe(nextWeek);
    await expectForm(page, nextWeek);

    asked.length = 0;
    await page.goto(`/search?${past}`);
    await expect.poll(() => asked.at(-1)).toBe(nextWeek);
  });
});
