/** From the home page to a destination and on to its hotels; and the legal pages. */
import { DESKTOP, expect, RARE, speak, test, visit } from './site';
import { addDays, today } from './stay-dates';

const REGIONS = ['North America', 'South America', 'Europe', 'Asia', 'Africa', 'Oceania'];

test('[HOME-03][HOME-05][HOME-06] the carousel shows 24 cities, and its arrows scroll it', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await visit(page);
  const carousel = page.getByRole('region', { name: 'Popular Destinations' });
  await expect(carousel.getByRole('listitem')).toHaveCount(24);
  const [back, on] = [
    carousel.getByRole('button', { name: 'Scroll back' }),
    carousel.getByRole('button', { name: 'Scroll forward' }),
  ];
  await expect(back).toBeDisabled();
  const first = carousel.getByRole('link', { name: /New York/ });
  await expect(first).toBeInViewport();
  await on.click();
  await expect(first).not.toBeInViewport();
  await expect(back).toBeEnabled();
  await back.press('Enter');
  await expect(first).toBeInViewport();
  await expect(back).toBeDisabled();
  await expect(back, 'the disabled arrow keeps the focus').toBeFocused();
});

test('[HOME-06] the arrows scroll the other way in a right-to-left language', RARE, async ({ page, site }) => {
  await speak(page, site.url, 'ar');
  await page.setViewportSize(DESKTOP);
  await visit(page);
  const carousel = page.getByRole('region', { name: 'وجهات رائجة' });
  const first = carousel.getByRole('link', { name: /نيويورك/ });
  await expect(first).toBeInViewport();
  await carousel.getByRole('button', { name: 'إلى الأمام' }).click();
  await expect(first).not.toBeInViewport();
});

test('[HOME-04][REW-01][REW-02] the rewards card shows ten windows, none of them lit', RARE, async ({ page }) => {
  await page.goto('/');
  const card = page.getByRole('region', { name: 'Stay 10 nights, get one free' });
  await expect(card.locator('ol li')).toHaveCount(10);
  await expect(card).toContainText('0 of 10 nights');
});

test('[HOME-07][ROUTE-02][DEST-01] View all leads to every city by region', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'View all' }).click();
  await expect(page).toHaveURL(/\/explore$/);
  for (const region of REGIONS) await expect(page.getByRole('heading', { name: region, exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(24);
});

test('[ROUTE-03][ROLE-02][DEST-11][DEST-12][DEST-13][DEST-14] a destination leads to its hotels, for a stay from today to tomorrow', async ({
  page,
}) => {
  const date = today();
  await page.clock.setFixedTime(new Date(`${date}T12:00:00`));
  await page.goto('/explore/rome');
  await expect(page.getByRole('heading', { name: 'Hotels in Rome', level: 1 })).toBeVisible(); // ROUTE-03, ROLE-02
  await expect(page.getByText('Europe', { exact: true })).toBeVisible(); // DEST-12
  const banner = page.getByRole('main').locator('img').first();
  await expect.poll(() => banner.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600); // DEST-11
  const search = page.getByRole('link', { name: 'Search stays in Rome' }); // DEST-13
  await expect(search).toHaveAttribute(
    'href',
    `/search?place=Rome&checkin=${date}&checkout=${addDays(date, 1)}&adults=2&rooms=1`,
  );
  await search.click(); // DEST-14
  await expect(page.getByText(/\d+\+ properties/)).toBeVisible();
});

test('the favorites of a city show what the next weekends cost, and lead to a hotel with those dates', async ({
  page,
}) => {
  await visit(page, '/explore/paris');
  const favorites = page.getByRole('region', { name: 'Guest favorites' });
  await expect(favorites.getByRole('article')).toHaveCount(8);
  const offer = favorites.getByRole('link', { name: /2 nights from \$/ }).first();
  const address = (await offer.getAttribute('href')) ?? '';
  await offer.click();
  await expect(page).toHaveURL((url) => url.pathname + url.search === address);
  const query = new URL(page.url()).searchParams;
  expect(addDays(query.get('checkin') ?? '', 2)).toBe(query.get('checkout'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('total, 2 nights').first()).toBeVisible();
});

test('a destination searches with the dates and travelers of the last search', RARE, async ({ page }) => {
  const checkin = addDays(today(), 30);
  await page.goto(`/search?place=Paris&checkin=${checkin}&checkout=${addDays(checkin, 4)}&adults=3&rooms=1`);
  // The browser keeps the search when its script runs.
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(checkin);
  await page.goto('/explore/rome');
  await expect(page.getByRole('link', { name: 'Search stays in Rome' })).toHaveAttribute(
    'href',
    `/search?place=Rome&checkin=${checkin}&checkout=${addDays(checkin, 4)}&adults=3&rooms=1`,
  );
});

test('a destination without prices still shows its hotels', RARE, async ({ page }) => {
  await page.route('**/api/search/min-rates', (route) => route.fulfill({ status: 502, json: {} }));
  await page.goto('/explore/vienna');
  const favorites = page.getByRole('region', { name: 'Guest favorites' });
  await expect(favorites.getByRole('link', { name: /See rooms/ })).toHaveCount(16);
});

test('a landmark lists hotels near it, and searches the area around it', RARE, async ({ page }) => {
  await visit(page, '/explore/rome');
  await page.getByRole('link', { name: 'Colosseum' }).click();
  await expect(page.getByRole('heading', { name: 'Hotels near Colosseum', level: 1 })).toBeVisible();
  const favorites = page.getByRole('region', { name: 'Guest favorites' });
  await expect(favorites.getByText(/km from Colosseum/).first()).toBeVisible();
  await page.getByRole('link', { name: 'Search this area' }).click();
  await expect(page).toHaveURL(/\/search\?place=Rome&.*area=41\./);
  await expect(page.getByText(/\d+\+ properties/)).toBeVisible();
});

test(
  'the favorites of a city are on a map: a numbered pin leads to the same stay as its card',
  RARE,
  async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await visit(page, '/explore/rome');
    const favorites = page.getByRole('region', { name: 'Guest favorites' });
    const third = favorites.getByRole('article').nth(2);
    await expect(third.getByText('3', { exact: true })).toBeVisible();
    const card = third.getByRole('heading').getByRole('link');
    const name = await card.innerText();
    const map = page.getByRole('region', { name: 'On the map' });
    const slot = map.locator('div').filter({ has: page.getByRole('link', { name: 'See all on the map' }) });
    const height = (await slot.last().boundingBox())?.height;
    expect(
      scripts.some((url) => url.includes('small-map')),
      'the map loads when it comes near',
    ).toBe(false);
    await map.scrollIntoViewIfNeeded();
    const pin = map.getByRole('link', { name: `3. ${name}`, exact: true });
    await expect(pin).toBeVisible();
    await expect(map.getByRole('link', { name: /^\d\. / })).toHaveCount(8);
    expect((await slot.last().boundingBox())?.height, 'nothing moves').toBe(height);
    await expect(pin).toHaveAttribute('href', (await card.getAttribute('href')) ?? '');
    await pin.click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  },
);

test(
  'the map of a city and of a landmark leads to all hotels on the map, also without scripts',
  RARE,
  async ({ browser, site }) => {
    const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
    const page = await context.newPage();
    const all = page.getByRole('link', { name: 'See all on the map' });
    await page.goto('/explore/rome');
    await expect(all).toHaveAttribute('href', /^\/search\?place=Rome&.*&view=map$/);
    await page.goto('/explore/rome/near/colosseum');
    await expect(all).toHaveAttribute('href', /^\/search\?place=Rome&.*&area=41\.[^&]*&view=map$/);
    await context.close();
  },
);

test('the map of a landmark shows it among its hotels', RARE, async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await visit(page, '/explore/rome/near/colosseum');
  const map = page.getByRole('region', { name: 'Map', exact: true });
  await map.scrollIntoViewIfNeeded();
  await expect(map.getByText('Colosseum')).toBeInViewport();
  const first = page.getByRole('region', { name: 'Guest favorites' }).getByRole('article').first().getByRole('heading');
  await expect(map.getByRole('link', { name: `1. ${await first.innerText()}` })).toBeInViewport();
});

test('[DEST-10] an unknown destination gives a 404 page that says so', RARE, async ({ page }) => {
  const answer = await page.goto('/explore/atlantis');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Destination not found' })).toBeVisible();
  await page.getByRole('link', { name: 'See all destinations' }).click();
  await expect(page).toHaveURL(/\/explore$/);
});

test('[ROUTE-09][STAT-04] the terms have 27 numbered sections', RARE, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings).toHaveCount(27);
  await expect(headings.first()).toHaveText(/^1\. /);
  await expect(headings.last()).toHaveText(/^27\. /);
});

test(
  '[ROUTE-10][STAT-16] the privacy policy has its table, and other languages add a note that it is in English',
  RARE,
  async ({ page, site }) => {
    await speak(page, site.url, 'ar');
    await page.goto('/privacy');
    const heads = page.getByRole('table').first().getByRole('columnheader');
    await expect(heads).toHaveText(['Purpose', 'Data', 'Legal basis']);
    await expect(page.getByText('هذا النص متاح بالإنجليزية فقط')).toBeVisible();
    await expect(page.getByRole('article')).toHaveAttribute('lang', 'en');
  },
);
