/** The page of one hotel: its facts and its photos. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import {
  alwaysIf,
  DESKTOP,
  drawing,
  drawn,
  expect,
  hold,
  PHONE,
  RARE,
  ratesByBrowser,
  speak,
  takenOver,
  test,
} from './site';
import { queryOf, STAY } from './stay-dates';

const QUERY = `${queryOf(STAY)}&adults=3&rooms=2`;
const lightbox = (page: Page) => page.getByRole('dialog', { name: /^Photo/ });
const counter = (page: Page) => lightbox(page).getByText(/^\d+ \/ \d+$/);
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name });

/** Opens a hotel of Copenhagen as a traveller does. Returns its address. */
async function openHotel(page: Page): Promise<string> {
  await page.goto(`/search?place=Copenhagen&${QUERY}&stars=4,5`);
  const link = page.getByRole('article').getByRole('link').first();
  const address = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page.getByText('About this property')).toBeVisible();
  return address;
}

test('[RES-26][ROUTE-05][ROLE-04][HOTEL-04][HOTEL-24][HOTEL-11][HOTEL-12][HOTEL-14][HOTEL-15][HOTEL-16] opens from the results, shows the facts of the hotel, and leads back to the same list', async ({
  page,
}) => {
  const release = await hold(page, '**/api/data/hotel?*');
  await page.goto(`/search?place=Copenhagen&${QUERY}&stars=4,5`);
  const card = page.getByRole('article').first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('link').click(); // HOTEL-24
  await expect(page.getByText('Loading hotel…')).toBeVisible();
  await expect(page).toHaveTitle(/^Loading hotel… · /);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name); // RES-26, ROUTE-05, ROLE-04, HOTEL-11
  await expect(page.getByRole('img', { name: /^[45](\.5)? stars$/ })).toBeVisible(); // HOTEL-12
  await expect(page.getByText(/^\S.*, Copenhagen, Denmark$/)).toBeVisible(); // HOTEL-14
  await expect(page.getByText(/^Check-in from \d+:\d\d\s[AP]M, check-out until \d+:\d\d\s[AP]M$/)).toBeVisible(); // HOTEL-15
  const about = page.locator('#overview');
  await expect(about.getByRole('heading')).toHaveText('About this property');
  expect((await about.textContent())?.length).toBeGreaterThan(200); // HOTEL-16
  await page.getByRole('link', { name: 'Back to results' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/search' && url.searchParams.get('checkin') === STAY.checkin);
  await expect(page).toHaveURL(/stars=4%2C5/); // HOTEL-04, with the line above
});

test('the server sends the complete page: name, first photo, description', async ({ page, request }) => {
  const address = await openHotel(page);
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const html = await (await request.get(address)).text();
  expect(html).toContain(name.replaceAll('&', '&amp;').replaceAll("'", '&#x27;'));
  expect(html).toContain('About this property');
  expect(html).toMatch(/<img [^>]*loading="eager"/);
  expect(html).not.toContain('Loading hotel…');
});

test(
  '[HOTEL-06][HOTEL-07] the tabs lead to their sections, and the active tab follows the scroll position',
  RARE,
  async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await openHotel(page);
    await expect(tab(page, 'Overview')).toHaveAttribute('aria-current', 'true');
    await tab(page, 'Important information').click();
    await expect(page.locator('#information')).toBeInViewport();
    await expect(tab(page, 'Important information')).toHaveAttribute('aria-current', 'true');
    // The section stays in view while content above it arrives.
    await expect(page.getByText('Getting rooms and prices…')).toHaveCount(0);
    await expect(page.getByText('Loading Tripadvisor reviews…')).toHaveCount(0);
    await drawn(page);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(tab(page, 'Overview')).toHaveAttribute('aria-current', 'true');
  },
);

test(
  '[HOTEL-06] a tab adds a history entry that the router knows, and moves the focus to its section',
  RARE,
  async ({ page }) => {
    // No rates arrive, so nothing moves.
    await hold(page, '**/api/hotels/rates');
    await ratesByBrowser(page);
    await openHotel(page);
    await takenOver(page);
    const { search } = new URL(page.url());
    await tab(page, 'Important information').press('Enter');
    await expect(page).toHaveURL((url) => url.search === search && url.hash === '#information');
    await expect(page.locator('#information > h2')).toBeFocused();
    expect(await page.evaluate(() => history.state?.key)).toEqual(expect.any(String));
    await page.goBack();
    await expect(tab(page, 'Overview')).toHaveAttribute('aria-current', 'true');
  },
);

/** The provider lists some facilities twice, but enough different ones remain: the page does not show all at first. */
async function hotelWithMostFacilities(page: Page): Promise<string> {
  const read = async (path: string) => (await (await page.request.get(`/api/data/${path}`)).json()).data;
  const [place] = await read('places?textQuery=Copenhagen&language=en');
  const hotels: { hotelId: string; facilityIds: number[] }[] = await read(`hotels?placeId=${place.id}&language=en`);
  return hotels.toSorted((a, b) => b.facilityIds.length - a.facilityIds.length)[0]?.hotelId ?? '';
}

for (const [size, viewport, count] of [
  ['a desktop', DESKTOP, 24],
  ['a phone', PHONE, 5],
] as const) {
  test(
    `[HOTEL-18][HOTEL-19][HOTEL-20][HOTEL-22] on ${size}, shows ${count} facilities at first, and all on request`,
    alwaysIf(viewport === DESKTOP),
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(`/hotel/${await hotelWithMostFacilities(page)}?${STAY}`);
      const facilities = page.locator('#facilities li:visible');
      const button = page.getByRole('button', { name: /^Show all \d+$/ });
      await expect(facilities).toHaveCount(count);
      const total = Number((await button.textContent())?.replace(/\D/g, ''));
      expect(total).toBeGreaterThan(count);
      await button.click();
      await expect(facilities).toHaveCount(total);
      await expect(button).toHaveCount(0);
      await expect(page.locator('#facilities li').nth(count)).toBeFocused();
    },
  );
}

test('[HOTEL-08][HOTEL-09][HOTEL-10][LIGHT-01][LIGHT-02][LIGHT-03][LIGHT-04][LIGHT-05][LIGHT-06][LIGHT-07][LIGHT-08] shows five photos and the number of the others; a click opens the lightbox, which mouse and keys control', async ({
  page,
}) => {
  await openHotel(page);
  const photos = page.getByRole('button', { name: /^Open photo \d+ of \d+( and|$)/ });
  await expect(photos).toHaveCount(5); // HOTEL-08
  const total = Number(/of (\d+)/.exec((await photos.first().getAttribute('aria-label')) ?? '')?.[1]);
  await expect(photos.last()).toHaveText(`+${total - 5}`); // HOTEL-09

  await photos.nth(1).click();
  await expect(counter(page)).toHaveText(`2 / ${total}`); // HOTEL-10, LIGHT-05
  await page.getByRole('button', { name: 'Next photo', exact: true }).click();
  await expect(counter(page)).toHaveText(`3 / ${total}`); // LIGHT-04
  await page.getByRole('button', { name: 'Previous photo', exact: true }).click();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(counter(page)).toHaveText(`${total} / ${total}`); // LIGHT-03, LIGHT-07, LIGHT-08
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText(`1 / ${total}`); // LIGHT-08 at the other end
  const box = await lightbox(page).boundingBox();
  expect({ width: box?.width, height: box?.height }).toEqual(page.viewportSize()); // LIGHT-01
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(lightbox(page)).toHaveCount(0); // LIGHT-02
  await photos.nth(1).click();
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toHaveCount(0); // LIGHT-06
  await expect(photos.nth(1)).toBeFocused();
});

/** A point on the first photo of a room. Holds the reviews back, because they would move it. */
async function onRoomPhoto(page: Page) {
  await hold(page, '**/api/reviews/**');
  await openHotel(page);
  const photo = page.getByRole('button', { name: /^Open photo 1 of [2-9]\d* of / }).first();
  const name = (await photo.getAttribute('aria-label')) ?? '';
  await photo.scrollIntoViewIfNeeded();
  const { x, y, width } = (await photo.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  const turned = page.getByRole('button', { name: name.replace('photo 1', 'photo 2'), exact: true }).first();
  return { x: x + width / 2, y: y + 60, turned };
}

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: PHONE });

  test('[ROOM-01] a swipe shows the next photo of a room, and opens nothing', RARE, async ({ page }) => {
    const { x, y, turned } = await onRoomPhoto(page);
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', { x, y });
    for (const way of [20, 40, 60, 80]) await touch('touchMove', { x: x - way, y });
    await touch('touchEnd');
    await expect(turned).toBeVisible();
    await expect(lightbox(page)).toHaveCount(0);
  });
});

test('dragging the photo of a room with the mouse shows the next one, and opens nothing', RARE, async ({ page }) => {
  const { x, y, turned } = await onRoomPhoto(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 50, y);
  await page.mouse.up();
  await expect(turned).toBeVisible();
  await expect(lightbox(page)).toHaveCount(0);
  await turned.press('Enter');
  await expect(counter(page)).toHaveText(/^2 \//);
});

test(
  '[INFO-01][INFO-02] shows the important information of the hotel, and its policies by subject',
  RARE,
  async ({ page }) => {
    const address = await openHotel(page);
    const hotelId = /^\/hotel\/([^?]+)/.exec(address)?.[1];
    const { data } = await (await page.request.get(`/api/data/hotel?hotelId=${hotelId}&language=en`)).json();
    const information = page.locator('#information');
    const freeText: string[] = data.importantInformation.split(/<[^>]+>/).filter((text: string) => text.trim() !== '');
    expect(freeText.join('').length).toBeGreaterThan(20);
    for (const text of freeText) await expect(information).toContainText(text);
    await expect(information.getByRole('heading', { name: 'Policies' })).toBeVisible();
    expect(await information.getByRole('term').count()).toBeGreaterThan(1);
  },
);

test('an unknown hotel gives a page with status 404', RARE, async ({ page }) => {
  for (const id of ['lpnothing', 'a%20b', 'x'.repeat(500)]) {
    const answer = await page.goto(`/hotel/${id}`);
    expect(answer?.status(), id.slice(0, 20)).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(drawing(page, 'missing-house')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Find another stay' })).toHaveAttribute('href', '/');
  }
  await page.goto('/hotel/lpnothing?place=Paris');
  await expect(page.getByRole('link', { name: 'Find another stay' })).toHaveAttribute('href', '/search?place=Paris');
});

test('[HOTEL-25] says that a hotel could not be loaded, and loads it on a retry', RARE, async ({ page, site }) => {
  await page.goto('/search?place=Helsinki');
  const address = (await page.getByRole('article').getByRole('link').first().getAttribute('href')) ?? '';
  await site.faults({ path: '/v3.0/data/hotel', kind: 'status', status: 503 });
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We could not open this hotel');
  await expect(page.getByRole('alert')).toContainText('Failed to load hotel');
  await site.faults();
  await takenOver(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('About this property')).toBeVisible();
});

test(
  '[HOTEL-24][HOTEL-25] a retry says that it is loading, and keeps the focus on the page',
  RARE,
  async ({ page }) => {
    await page.goto(`/search?place=Helsinki&${QUERY}`);
    await page.route('**/data/hotel?*', (route) => route.fulfill({ status: 502, json: {} }));
    await page.getByRole('article').getByRole('link').first().click();
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await page.unroute('**/data/hotel?*');
    const release = await hold(page, '**/data/hotel?*');
    await again.press('Enter');
    await expect(page.getByText('Loading hotel…')).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    release();
    await expect(page.getByText('About this property')).toBeVisible();
  },
);

for (const [language, viewport] of [
  ['en', DESKTOP],
  ['ar', PHONE],
] as const) {
  test(
    `axe finds no problems on the hotel page in ${language}, ${viewport.width} px wide`,
    RARE,
    async ({ page, site }) => {
      await page.setViewportSize(viewport);
      await openHotel(page);
      const address = page.url();
      await speak(page, site.url, language);
      await page.goto(address);
      await expectAccessible(page);
    },
  );
}
