/** What guests say about a hotel: its rating in two places, its reviews, and a page that is complete without them. */

import type { Page } from '@playwright/test';
import { API_BASE } from '@tenth-night/contract/first-paths';
import { PATHS } from '@tenth-night/contract/paths';
import { expectAccessible } from './accessible';
import { answer, findHotel, json, response, SERVICE, written } from './reviewed-hotel';
import { alwaysIf, DESKTOP, expect, hold, PHONE, RARE, ratesByBrowser, speak, test } from './site';

const REVIEWS = `**${API_BASE}${PATHS.hotelReviews}?*`;
const RATES = `**${API_BASE}${PATHS.documentRates}`;
const LOADING = 'Loading Tripadvisor reviews…';
const NEW_TAB = ' (opens in a new tab)';
const NONE = 'No recent Tripadvisor reviews found.';

const section = (page: Page) => page.locator('#reviews');
const cards = (page: Page) => section(page).getByRole('article');
const box = (page: Page) => page.getByRole('region', { name: 'Tripadvisor rating' });
const shown = (page: Page) => expect(section(page).getByText('Tripadvisor', { exact: true })).toBeVisible();

/** Records the calls of the page to a path of our API from now on. */
function requestsFor(page: Page, path: string): readonly string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === `${API_BASE}${path}`) found.push(request.url());
  });
  return found;
}

async function expectWholeWithoutReviews(page: Page): Promise<void> {
  await expect(page.getByText(/to choose from/)).toBeVisible();
  await expect(page.getByText(LOADING)).toHaveCount(0);
  await expect(page.getByText(/Tripadvisor/)).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('#information')).toBeAttached();
}

test('[REV-01][HOTEL-13][HOTEL-17][REV-02][REV-03][REV-04][REV-07] shows the rating in the head and in a box, and six reviews below, all as the service has them', async ({
  page,
  site,
}) => {
  const { address, location } = await findHotel(site);
  const ask = (what: string) => json(`${site.sandboxUrl}${SERVICE}/${location}/${what}key=any&language=en`);
  const { rating, num_reviews, ranking_data, web_url } = await ask('details?');
  const pages = [await ask('reviews?'), await ask('reviews?offset=5&')];
  const titles = pages.flatMap(({ data }) => data.map(({ title }: { title: string }) => `${title}${NEW_TAB}`));
  const count = `${Number(num_reviews).toLocaleString('en')} reviews`;
  await page.goto(address);
  await expect(page.getByText(`${rating} · ${count} on Tripadvisor`)).toBeVisible(); // REV-01, HOTEL-13
  await expect(box(page)).toContainText(rating);
  await expect(box(page)).toContainText(count);
  await expect(box(page)).toContainText(ranking_data.ranking_string); // HOTEL-17, with the lines around it
  await expect(box(page).getByRole('img', { name: `${Number(rating)} of 5 bubbles` })).toBeVisible();

  await expect(section(page).getByRole('img', { name: 'Tripadvisor', exact: true })).toBeVisible(); // REV-02
  await expect(section(page)).toContainText(ranking_data.ranking_string); // REV-04
  const link = section(page).getByRole('link', { name: `View on Tripadvisor${NEW_TAB}` });
  await expect(link).toHaveAttribute('href', web_url); // REV-03
  await expect(link).toHaveAttribute('rel', /noopener/);
  expect(Number(num_reviews)).toBeGreaterThan(6);
  await expect(cards(page)).toHaveCount(6); // REV-07
  for (const title of titles.slice(0, 6)) await expect(cards(page).filter({ hasText: title })).not.toHaveCount(0);

  await box(page).getByRole('link', { name: 'Read the reviews' }).click();
  await expect(section(page)).toBeInViewport();
  expect(await page.evaluate(() => history.state?.key)).toEqual(expect.any(String));
});

test('[REV-08][REV-09][REV-11][REV-12][REV-13][REV-14][REV-15][REV-16][REV-17][REV-20][REV-21] a card shows who wrote the review and when, and everything that was written', async ({
  page,
  site,
}) => {
  const { id, address } = await findHotel(site);
  const drawn = (name: string) => `${site.sandboxUrl}/reviews/img/${name}.svg`;
  const photo = { url: `${site.sandboxUrl}/pictures/${id}/room.jpg`, width: 250, height: 188 };
  const aspects = ['RATE_SLEEP', 'RATE_SERVICE', 'RATE_CLEANLINESS', 'RATE_LOCATION', 'RATE_ROOM', 'RATE_VALUE'];
  const subratings = aspects.map((name, i) => ({
    ...{ name, localized_name: '', value: i < 5 ? i + 1 : 5 },
    rating_image_url: drawn(`ratings/${i < 5 ? i + 1 : 5}.0`),
  }));
  const known = written({
    rating: 3.5,
    rating_image_url: drawn('ratings/3.5'),
    user: { ...written().user, avatar: { medium: drawn('avatars/7') } },
    photos: [1, 2, 3, 4, 5].map((n) => ({
      caption: `Photo ${n}`,
      images: { medium: { ...photo, url: `${photo.url}?${n}` } },
    })),
    subratings: Object.fromEntries(subratings.entries()),
  });
  await site.faults(answer(known));

  await page.goto(address);
  const card = cards(page);
  await expect(card.getByText('maria_r wrote a review Sep 30, 2026')).toBeVisible(); // REV-09, REV-13
  await expect(card.getByText('London, England')).toBeVisible(); // REV-11
  await expect(card.getByText('31 contributions')).toBeVisible(); // REV-12
  await expect(card.locator('img[src*=avatars]')).toHaveAttribute('src', /avatars%2F7\.svg&w=160$/); // REV-08
  // REV-14, then REV-15.
  await expect(card.getByRole('img', { name: '3.5 of 5 bubbles' })).toHaveAttribute(
    'src',
    /ratings%2F3\.5\.svg&w=320$/,
  );
  await expect(card.getByRole('heading', { name: 'Quiet and central' }).getByRole('link')).toHaveAttribute(
    'href',
    known.url,
  );
  await expect(card.getByText('We slept well.')).toBeVisible(); // REV-17
  const [photos, ratings] = [card.getByRole('list').first(), card.getByRole('list').last()];
  await expect(photos.getByRole('listitem')).toHaveText(['Photo 1', 'Photo 2', 'Photo 3', 'Photo 4']); // REV-16
  // REV-21
  await expect(ratings.getByRole('listitem')).toHaveText([
    ...['Value', 'Rooms', 'Location', 'Cleanliness', 'Service', 'Sleep Quality'],
  ]);
  await expect(ratings.getByRole('img', { name: '5 of 5 bubbles' })).toHaveCount(2); // REV-20, with the next line
  await expect(ratings.getByRole('img', { name: '1 of 5 bubbles' })).toHaveCount(1);
});

test('[REV-10] a card works without a name, place, picture, bubble image or title', RARE, async ({ page, site }) => {
  const { address } = await findHotel(site);
  const user = { username: '', user_location: { id: 'null' } };
  await site.faults(answer(written({ user, title: '', url: '' })));
  await page.goto(address);
  await expect(cards(page)).toHaveText(
    /^TRTripadvisor reviewer wrote a review Sep\s30,\s20264 of 5 bubblesWe slept well\.$/,
  );
});

test('[REV-18][REV-19] cuts a long review at 500 characters, and shows all of it on request', async ({
  page,
  site,
}) => {
  const { address } = await findHotel(site);
  const text = `${'The bed was good. '.repeat(40)}The end.`;
  await site.faults(answer(written({ id: 1, text }), written({ id: 2, text: text.slice(0, 500) })));
  await page.goto(address);
  const [long, short] = [cards(page).first(), cards(page).last()];
  await expect(short.getByText(text.slice(0, 500), { exact: true })).toBeVisible();
  await expect(short.getByRole('button')).toHaveCount(0);
  await expect(long.getByText(`${text.slice(0, 500)}…`, { exact: true })).toBeVisible();
  const more = long.getByRole('button', { name: 'Read more', expanded: false });
  await more.press('Enter');
  await expect(long.getByText(text, { exact: true })).toBeVisible();
  const less = long.getByRole('button', { name: 'Read less', expanded: true });
  await expect(less).toBeFocused();
  await less.click();
  await expect(more).toBeVisible();
  await expect(long.getByText('The end.')).toHaveCount(0);
});

test('[REV-22][REV-23][REV-24][REV-25][REV-26] the hotel’s response says who wrote it, and when', async ({
  page,
  site,
}) => {
  const { address } = await findHotel(site);
  const answers = [response(3, 'General Manager'), response(15), response(70)];
  await site.faults(answer(...answers.map((owner, id) => written({ id, ...owner }))));
  await page.goto(address);
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  const [first, second, third] = [cards(page).nth(0), cards(page).nth(1), cards(page).nth(2)];
  await expect(first.getByText(`Response from General Manager at ${name}`)).toBeVisible(); // REV-22
  const date = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });
  const respondedAt = new Date(answers[0]?.owner_response.published_date ?? '');
  await expect(first.getByText(`${date.format(respondedAt)} · Responded 3 days ago`)).toBeVisible(); // REV-24
  await expect(first.getByText('Thank you, Maria.')).toBeVisible(); // REV-25
  await expect(second.getByText(`Response from A Management Representative at ${name}`)).toBeVisible(); // REV-23
  await expect(second.getByText('Responded 2 weeks ago')).toBeVisible();
  await expect(third.getByText('Responded 2 months ago')).toBeVisible(); // REV-26, with weeks and days above
});

test('[REV-06] says that a hotel has no reviews', RARE, async ({ page, site }) => {
  const { address } = await findHotel(site);
  await site.faults(answer());
  await page.goto(address);
  await expect(section(page).getByText(NONE)).toBeVisible();
  await expect(section(page).getByRole('link', { name: 'View on Tripadvisor' })).toBeVisible();
});

test('[HOTEL-23][REV-05] requests the reviews after the rates, and says meanwhile that they are loading', async ({
  page,
  site,
}) => {
  const { address } = await findHotel(site);
  const asked = requestsFor(page, PATHS.hotelReviews);
  const releaseRates = await hold(page, RATES);
  const releaseReviews = await hold(page, REVIEWS);
  await ratesByBrowser(page);
  const ratesAsked = page.waitForRequest(RATES);
  await page.goto(address);
  await ratesAsked;
  await expect(section(page).getByRole('status')).toHaveText(LOADING);
  expect(asked).toEqual([]);

  releaseRates();
  await expect(page.getByText(/to choose from/)).toBeVisible();
  await expect.poll(() => asked.length).toBe(1);
  await expect(section(page).getByRole('status')).toHaveText(LOADING);
  releaseReviews();
  await shown(page);
  await expect(page.getByText(LOADING)).toHaveCount(0);
});

test(
  'loads the reviews even if the rates fail, and does not request them again with the rates',
  RARE,
  async ({ page, site }) => {
    const { otherAddress } = await findHotel(site);
    const asked = requestsFor(page, PATHS.hotelReviews);
    await site.faults({ path: '/v3.0/hotels/rates', kind: 'status', status: 503 });
    // Other dates, because our API caches rates that it has fetched.
    await page.goto(otherAddress);
    await shown(page);
    await site.faults();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(/to choose from/)).toBeVisible();
    await expect(cards(page)).toHaveCount(6);
    expect(asked).toHaveLength(1);
  },
);

test('cancels the request for reviews when the traveller leaves the page', RARE, async ({ page, site }) => {
  const { address } = await findHotel(site);
  await hold(page, REVIEWS);
  const asked = page.waitForRequest(REVIEWS);
  await page.goto(address);
  await asked;
  const gone = page.waitForEvent('requestfailed', (request) => request.url().includes(PATHS.hotelReviews));
  await page.getByRole('link', { name: 'Back to results' }).click();
  await gone;
});

for (const [failure, fault] of [
  ['fails', { vendor: 'reviews', kind: 'status', status: 500 }],
  ['answers with a page of HTML', { vendor: 'reviews', kind: 'html' }],
  ['sends its details but no reviews', { path: `${SERVICE}/*/reviews`, kind: 'status', status: 503 }],
] as const) {
  test(
    `[REV-45] the page is complete, and shows no error, when the reviews service ${failure}`,
    alwaysIf(failure === 'fails'),
    async ({ page, site }) => {
      const { address } = await findHotel(site);
      await site.faults(fault);
      await page.goto(address);
      await expectWholeWithoutReviews(page);
    },
  );
}

test('the page is complete for a hotel that the reviews service does not list', RARE, async ({ page, site }) => {
  const { address } = await findHotel(site, 'unlisted');
  await page.goto(address);
  await expectWholeWithoutReviews(page);
});

for (const [what, fate] of [
  ['the reviews arrive', 'matched'],
  ['the hotel has no reviews', 'unlisted'],
] as const) {
  test(`nothing moves when ${what}, on a phone`, alwaysIf(fate === 'matched'), async ({ page, site }) => {
    const { address } = await findHotel(site, fate);
    await page.setViewportSize(PHONE);
    const release = await hold(page, REVIEWS);
    await page.goto(address);
    await expect(page.getByText(/to choose from/)).toBeVisible();
    const moved = await page.evaluateHandle(() => {
      const shifts: number[] = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift' });
      return shifts;
    });
    release();
    await expect(page.getByText(LOADING)).toHaveCount(0);
    // The browser reports a layout shift after its frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const sum = (await moved.jsonValue()).reduce((total, shift) => total + shift, 0);
    expect(sum).toBeLessThanOrEqual(0.001);
  });
}

for (const [language, viewport] of [
  ['en', DESKTOP],
  ['ar', PHONE],
] as const) {
  test(
    `axe finds no problems in the reviews in ${language}, ${viewport.width} px wide`,
    RARE,
    async ({ page, site }) => {
      const { id, address } = await findHotel(site);
      const text = 'Sleep was good. '.repeat(60);
      const photos = [{ caption: '', images: { medium: { url: `${site.sandboxUrl}/pictures/${id}/room.jpg` } } }];
      await site.faults(answer(written({ text, photos, ...response(3) }), written({ id: 2, title: '' })));
      await page.setViewportSize(viewport);
      await speak(page, site.url, language);
      await page.goto(address);
      await expect(cards(page)).toHaveCount(2);
      await expectAccessible(page);
    },
  );
}
