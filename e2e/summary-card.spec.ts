/** The card of the stay in the checkout shows the same facts about the hotel as their sources. */
import { AS_OFFERED, choose, stayCard } from './chosen-offer';
import { findHotel, json, SERVICE } from './reviewed-hotel';
import { expect, RARE, speak, test } from './site';

test.beforeEach(async ({ site }) => site.faults(AS_OFFERED));

test('[CHK-30] shows the rating and the number of reviews of the reviews service', RARE, async ({ page, site }) => {
  const { id: hotelId, location } = await findHotel(site);
  const { rating, num_reviews } = await json(`${site.sandboxUrl}${SERVICE}/${location}/details?key=any&language=en`);
  const { address } = await choose(page, { city: 'Stockholm', hotelId });
  await page.goto(address);
  const count = Number(num_reviews).toLocaleString('en');
  await expect(stayCard(page)).toContainText(`${Number(rating).toFixed(1)} · ${count} reviews on Tripadvisor`);
});

test('[CHK-29] shows as many stars as the hotel has', RARE, async ({ page, site }) => {
  const places = await json(`${site.url}/api/data/places?textQuery=Stockholm&language=en`);
  const { data } = await json(`${site.url}/api/data/hotels?placeId=${places.data[0].id}&language=en`);
  const starsOf = new Map<string, number>(
    data.map(({ hotelId, stars }: { hotelId: string; stars: number }) => [hotelId, stars]),
  );
  for (const stars of [2, 3, 5]) {
    const isFit = (_: unknown, hotelId: string) => starsOf.get(hotelId) === stars;
    const { address } = await choose(page, { city: 'Stockholm', isFit });
    await page.goto(address);
    const row = stayCard(page).getByRole('img', { name: `${stars} stars`, exact: true });
    await expect(row.locator('svg')).toHaveCount(stars);
  }
});

test('[CHK-31] shows a picture of the hotel, and it loads', RARE, async ({ page }) => {
  const { address } = await choose(page);
  await page.goto(address);
  const picture = stayCard(page).locator('img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test(
  '[CHK-37] requests the details of the hotel in English, whatever the language of the site',
  RARE,
  async ({ page, site }) => {
    const { address, hotelId } = await choose(page);
    await speak(page, site.url, 'de');
    const asked = page.waitForRequest((request) => request.url().includes('/data/hotel?'));
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    expect(Object.fromEntries(new URL((await asked).url()).searchParams)).toEqual({ hotelId, language: 'en' });
  },
);
