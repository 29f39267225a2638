/** The rooms of a hotel: the choices, the prices, and Book. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { jsonOf } from './checked-answer';
import { type Found, hasChoices, hotelWhere, type Offer, onSaleToo } from './fitting-hotel';
import { calendar, pick } from './search-panels';
import { DESKTOP, drawing, expect, hold, PHONE, RARE, ratesByBrowser, speak, takenOver, test } from './site';
import { addDays, OTHER_STAY, queryOf, STAY, stayIn } from './stay-dates';

const DATES = queryOf(STAY);
/** Within the two months that the calendar shows for STAY. */
const NEXT_STAY = { checkin: addDays(STAY.checkin, 8), checkout: addDays(STAY.checkin, 13) };
/** No other journey requests its prices, so they are not cached. */
const LATE_STAY = stayIn(176, 2);
const RATES = '**/api/hotels/rates';

const rooms = (page: Page) => page.locator('#rooms').getByRole('article');

test('[HOTEL-05][HOTEL-23] shows five tabs, and loads the hotel first, then its rates, then its reviews', async ({
  page,
  request,
}) => {
  const { hotelId } = await hotelWhere(request, 'Lyon', (offers) => offers.length > 3);
  const asked: string[] = [];
  page.on('request', (sent) => {
    const path = new URL(sent.url()).pathname;
    if (/hotels\/rates|reviews\/hotel/.test(path)) asked.push(path);
  });
  const release = await hold(page, RATES);
  await ratesByBrowser(page);
  await page.goto(`/hotel/${hotelId}?${DATES}`);
  const tabs = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  await expect(tabs).toHaveText(['Overview', 'Facilities', 'Rooms', 'Reviews', 'Important information']);
  await expect(page.getByText('Getting rooms and prices…')).toBeVisible();
  await expect.poll(() => asked).toEqual(['/api/hotels/rates']);
  release();
  await expect(rooms(page).first()).toBeVisible();
  await expect.poll(() => asked).toEqual(['/api/hotels/rates', '/api/reviews/hotel']);
});

test(
  '[HOTEL-01][HOTEL-02][HOTEL-03] requests what the address says, or two adults in one room if it says nothing',
  RARE,
  async ({ page, request }) => {
    const { hotelId } = await hotelWhere(request, 'Lyon', (offers) => offers.length > 3);
    await ratesByBrowser(page);
    const question = async (query: string) => {
      const sent = page.waitForRequest(RATES);
      await page.goto(`/hotel/${hotelId}?${query}`);
      return (await sent).postDataJSON();
    };
    const family = 'placeId=x&place=Lyon&adults=3&children=2&childrenAges=4,11&rooms=2';
    expect(await question(`${DATES}&${family}`)).toMatchObject({
      hotelIds: [hotelId],
      ...STAY,
      occupancies: [
        { adults: 2, children: [4] },
        { adults: 1, children: [11] },
      ],
      offersPerHotel: 50,
    });
    expect(await question(DATES)).toMatchObject({ occupancies: [{ adults: 2, children: [] }] });
  },
);

test('[ROOM-01][ROOM-02][ROOM-03][ROOM-04][ROOM-05] a room shows its photos, details and facilities', async ({
  page,
  request,
}) => {
  const { hotelId } = await hotelWhere(request, 'Lyon', (offers) => offers.length > 3);
  await page.goto(`/hotel/${hotelId}?${DATES}`);
  const room = rooms(page).first();
  await expect(room).toContainText(/\d \w+ beds?.*\d+ m².*Max \d+ guests?/); // ROOM-05

  const counter = room.getByText(/^\d+ \/ \d+$/);
  await expect(counter).toHaveText(/^1 \//);
  await expect(counter).toHaveAttribute('aria-live', 'polite');
  const [, total] = ((await counter.textContent()) ?? '').split(' / ');
  await room.getByRole('button', { name: /^Next photo/ }).click();
  await expect(counter).toHaveText(`2 / ${total}`); // ROOM-01
  await room.getByRole('button', { name: /^Previous photo/ }).click();
  await room.getByRole('button', { name: /^Previous photo/ }).click();
  await expect(counter).toHaveText(`${total} / ${total}`);
  await room.getByRole('button', { name: /^Open photo/ }).click();
  const lightbox = page.getByRole('dialog', { name: /^Photo/ });
  await expect(lightbox.getByText(`${total} / ${total}`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(room.getByRole('button', { name: /^Open photo/ })).toBeFocused();

  const words = await room.textContent();
  await room.getByRole('button', { name: 'Show room details' }).click();
  expect((await room.textContent())?.length).toBeGreaterThan((words?.length ?? 0) + 20);
  await room.getByRole('button', { name: 'Show less' }).click();
  await expect(room).toHaveText(words ?? ''); // ROOM-02, with the lines above

  const facilities = room.getByRole('list').first().getByRole('listitem');
  await expect(facilities).toHaveCount(8); // ROOM-03
  const all = room.getByRole('button', { name: /^See all room facilities \(\d+\)$/ });
  const count = Number((await all.textContent())?.replace(/\D/g, ''));
  await all.click();
  await expect(facilities).toHaveCount(count); // ROOM-04
  await expect(facilities.nth(8)).toBeFocused();
});

test('[ROOM-19][ROOM-20] says that an offer cannot be booked', RARE, async ({ page, request }) => {
  const { hotelId } = await hotelWhere(request, 'Lyon', (offers) => offers.length > 3);
  await page.route(RATES, async (route) => {
    const answer = await jsonOf(await route.fetch());
    const without = (offer: Offer) => ({ ...offer, offerId: null });
    const hotels = answer.hotels.map((hotel: Found) => ({ ...hotel, offers: hotel.offers.map(without) }));
    await route.fulfill({ json: { ...answer, hotels } });
  });
  await ratesByBrowser(page);
  await page.goto(`/hotel/${hotelId}?${DATES}`);
  await expect(rooms(page).first()).toContainText('Not available for these options.');
  await expect(rooms(page).first().getByRole('button', { name: 'Book' }).first()).toBeDisabled();
  await expect(rooms(page).getByRole('link', { name: 'Book' })).toHaveCount(0);
});

test('other dates load other prices, and nothing else moves', RARE, async ({ page, request, site }) => {
  const { hotelId } = await hotelWhere(request, 'Lyon', (offers) => offers.length > 3, onSaleToo(site, NEXT_STAY));
  await page.goto(`/hotel/${hotelId}?${DATES}&place=Lyon&stars=4`);
  await expect(rooms(page).first()).toContainText('total, 3 nights');
  const heading = page.getByRole('heading', { name: 'Rooms' });
  await page.locator('#rooms').evaluate((section) => section.scrollIntoView());
  await page
    .locator('#rooms')
    .getByRole('button', { name: /^Dates/ })
    .click();
  await pick(page, NEXT_STAY.checkin, NEXT_STAY.checkout);
  await calendar(page).getByRole('button', { name: 'Done' }).click();
  const before = await heading.boundingBox();
  await page.getByRole('button', { name: 'Update prices' }).click();
  await expect(rooms(page).first()).toContainText('total, 5 nights');
  expect((await heading.boundingBox())?.y).toBe(before?.y);
  await expect(page).toHaveURL(new RegExp(`${queryOf(NEXT_STAY)}.*place=Lyon.*stars=4`));
  await page.getByRole('link', { name: 'Back to results' }).click();
  await expect(page).toHaveURL(
    (url) => url.pathname === '/search' && url.searchParams.get('checkin') === NEXT_STAY.checkin,
  );
});

test(
  '[HOTEL-26] says that nothing is available, and opens the calendar for other dates',
  RARE,
  async ({ page, request, site }) => {
    const { hotelId } = await hotelWhere(request, 'Lyon', (offers) => offers.length > 3);
    const soldOut = { kind: 'status', status: 400, code: 2001, message: 'no availability' };
    await site.faults({ path: '/v3.0/hotels/rates', ...soldOut });
    await page.goto(`/hotel/${hotelId}?${queryOf(OTHER_STAY)}`);
    await expect(page.getByText('No availability for these dates/occupancy.')).toBeVisible();
    await expect(drawing(page, 'dark-house')).toBeVisible();
    await page.getByRole('button', { name: 'Change dates' }).click();
    await expect(calendar(page)).toBeVisible();
  },
);

test(
  'says that the prices could not be loaded, loads them on a retry, and shows the hotel all the time',
  RARE,
  async ({ page, request, site }) => {
    const { hotelId } = await hotelWhere(request, 'Lyon', (offers) => offers.length > 3, onSaleToo(site, LATE_STAY));
    await site.faults({ path: '/v3.0/hotels/rates', kind: 'html' });
    await page.goto(`/hotel/${hotelId}?${queryOf(LATE_STAY)}`);
    await expect(page.locator('#rooms').getByRole('alert')).toContainText('We could not load this hotel’s prices');
    await expect(page.getByText('About this property')).toBeVisible();
    await site.faults();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(rooms(page).first()).toContainText('total, 2 nights');
    await expect(page.getByRole('heading', { name: 'Rooms', exact: true })).toBeFocused();
  },
);

for (const [language, viewport] of [
  ['en', PHONE],
  ['ar', DESKTOP],
] as const) {
  test(
    `axe finds no problems in the rooms in ${language}, ${viewport.width} px wide`,
    RARE,
    async ({ page, request, site }) => {
      const { hotelId } = await hotelWhere(request, 'Copenhagen', hasChoices);
      await page.setViewportSize(viewport);
      await speak(page, site.url, language);
      await page.goto(`/hotel/${hotelId}?${DATES}`);
      await takenOver(page);
      await expect(rooms(page).first()).toBeVisible();
      await expectAccessible(page);
    },
  );
}
