import { API_BASE } from '@tenth-night/contract/first-paths';
import { PATHS } from '@tenth-night/contract/paths';
import {
  allPriced,
  drawing,
  expect,
  hold,
  PHONE,
  placeField,
  RARE,
  searchButton,
  speak,
  test,
  typePlace,
  visit,
} from './site';
import { STAY } from './stay-dates';

test('[RES-29] asks for a destination first', RARE, async ({ page }) => {
  await visit(page, '/search');
  await expect(page.getByText('Select a destination first.')).toBeVisible();
  await expect(drawing(page, 'lost-place')).toBeVisible();
  await page.getByRole('button', { name: 'Choose a destination' }).click();
  await expect(placeField(page)).toBeFocused();
});

test(
  '[SRCH-14] says that it does not know a place of that name, and keeps the name in the field',
  RARE,
  async ({ page }) => {
    await page.goto('/search?place=Xyzzyx');
    await expect(page.getByText('We do not know a place called “Xyzzyx”')).toBeVisible();
    await expect(placeField(page)).toHaveValue('Xyzzyx');
  },
);

test('on a phone, an unknown place leads to the whole search', RARE, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await visit(page, '/search?place=Xyzzyx');
  await page.getByRole('button', { name: 'Search again' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit search' })).toBeVisible();
});

test('says that there is no connection, in a drawing that needs none, and goes on when it is back', async ({
  page,
  context,
}) => {
  await visit(page, '/search');
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await expect(page.getByRole('alert').locator('use')).toHaveAttribute('href', /#d-offline$/);
  await page.getByRole('alert').getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Terms/);
});

test('says that there is no connection when the hotels cannot be loaded', RARE, async ({ page, context, site }) => {
  await site.faults({ path: '/v3.0/data/hotels', kind: 'status', status: 503 });
  await visit(page, '/search?place=Vilnius');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('We could not load the hotels');
  await context.setOffline(true);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('You are offline');
  await expect(page.getByText('No connection')).toBeVisible();
  await context.setOffline(false);
  await site.faults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

// Each fault has its own city: our API caches what it has loaded, and that would hide the fault.

test('offers a retry if the hotels cannot be loaded, and the retry loads them', RARE, async ({ page, site }) => {
  // The server asks first, then the browser.
  await site.faults({ path: '/v3.0/data/hotels', kind: 'status', status: 503, times: 2 });
  await page.goto('/search?place=Vienna');
  await expect(page.getByRole('alert')).toContainText('nothing was booked');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article')).toHaveCount(40);
});

test('offers a retry if even the place cannot be looked up', RARE, async ({ page, site }) => {
  await site.faults({ path: '/v3.0/data/places', kind: 'html', times: 1 });
  await visit(page, '/search?place=Berlin');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Stays in Berlin' })).toBeVisible();
});

test(
  '[RATE-41][RES-28] gets every price even if streams break off, and says which hotels have none',
  RARE,
  async ({ page, site }) => {
    await site.faults({ path: '/v3.0/hotels/rates', kind: 'cut', after: 30, times: 2 });
    const release = await hold(page, `**${API_BASE}${PATHS.rateStream}`);
    await page.goto('/search?place=Prague&stars=2');
    await expect(page.getByText('Updating prices…')).toBeVisible();
    release();
    await allPriced(page);
    await expect(page.locator('article[data-price=waiting]')).toHaveCount(0);
    expect(await page.locator('article[data-price=offer]').count()).toBeGreaterThan(20);
    // They are at the end of the list.
    const more = page.getByRole('button', { name: 'View more' });
    while (await more.isVisible()) await more.click();
    await expect(page.getByRole('article').last()).toContainText('No rates');
  },
);

test('shows a page that says that an address does not exist', RARE, async ({ page }) => {
  const answer = await page.goto('/nowhere');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
  await expect(drawing(page, 'street')).toBeVisible();
  await page.getByRole('link', { name: 'Start a new search' }).click();
  await expect(page.getByRole('heading', { name: 'Your next trip starts here' })).toBeVisible();
});

test('says in the reader’s language that an address does not exist', RARE, async ({ page, site }) => {
  await speak(page, site.url, 'ar');
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('هذه الصفحة غير موجودة');
});

test(
  '[RES-08] cancels the old search when a new one begins, and shows no late price of the old one',
  RARE,
  async ({ page, site }) => {
    await site.faults({ path: '/v3.0/hotels/rates', kind: 'slow', milliseconds: 5_000 });
    // 25 batches, and the one of the document if the server was fast enough.
    await page.goto('/search?place=London');
    await expect(page.getByText(/Updating prices… \(\d+\/2[56]\)/)).toBeVisible();
    const gone = page.waitForEvent('requestfailed', (request) => request.url().endsWith(PATHS.rateStream));
    await typePlace(page, 'Paris');
    await searchButton(page).click();
    await gone;
    await expect(page.getByRole('heading', { name: 'Stays in Paris' })).toBeVisible();
    await expect(page.getByText('640+ properties')).toBeVisible();
  },
);

test(
  '[SRCH-08] shows a sensible page for any address, and never claims more than it searches for',
  RARE,
  async ({ page }) => {
    const TEXT = 'x'.repeat(6000);
    for (const [query, shows] of [
      ['place=Oslo&checkin=2020-01-01&checkout=2020-01-05', 'Stays in Oslo'],
      [`place=Oslo&checkin=${STAY.checkout}&checkout=${STAY.checkin}`, 'Stays in Oslo'],
      ['place=Oslo&adults=99&rooms=77&children=-3', 'Stays in Oslo'],
      ['place=Oslo&children=2&childrenAges=x,,5', 'Stays in Oslo'],
      ['place=Oslo&stars=9,x&price=9-1&sort=up&area=1,2,3&view=moon', 'Stays in Oslo'],
      ['placeId=dead', 'We do not know a place'],
      [`place=${TEXT}`, 'We do not know a place'],
      [`placeId=${TEXT}`, 'We do not know a place'],
    ] as const) {
      const answer = await page.goto(`/search?${query}`);
      expect(answer?.status(), query.slice(0, 60)).toBe(200);
      await expect(page.getByText(shows).first(), query.slice(0, 60)).toBeVisible();
    }
    await page.goto('/search?place=Oslo&children=2&childrenAges=x,,5');
    await expect(page.getByRole('button', { name: /^Travelers/ })).toHaveText('2 adults, 2 children · 1 room');
  },
);
