/** The rooms of a hotel: the choices, the prices, and Book. */
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { jsonOf } from './checked-answer';
import { type Found, hotelWhere, type Offer, onSaleToo } from './fitting-hotel';
import { calendar, pick } from './search-panels';
import { alwaysIf, DESKTOP, expect, hold, PHONE, ratesByBrowser, speak, takenOver, test } from './site';
import { addDays, momentIn, OTHER_STAY, queryOf, STAY, stayIn } from './stay-dates';

const DATES = queryOf(STAY);
/** Within the two months that the calendar shows for STAY. */
const NEXT_STAY = { checkin: addDays(STAY.checkin, 8), checkout: addDays(STAY.checkin, 13) };
/** No other journey requests its prices, so they are not cached. */
const LATE_STAY = stayIn(176, 2);
const RATES = '**/api/hotels/rates';

const rooms = (page: Page) => page.locator('#rooms').getByRole('article');
const radio = (room: Locator, name: string) => room.getByRole('radio', { name });
const money = (amount: number) =>
  new Intl.NumberFormat('en', { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' }).format(
    amount,
  );

/** The cheapest room comes with and without breakfast, but not with every cancellation. */
const hasChoices = (offers: readonly Offer[]) => {
  const [cheapest] = offers.toSorted((a, b) => a.price + a.payAtHotel - b.price - b.payAtHotel);
  const same = offers.filter((offer) => offer.mappedRoomId === cheapest?.mappedRoomId);
  const breakfast = same.filter(({ board }) => board === 'BI');
  return cheapest?.board === 'RO' && cheapest.refundable && same.length === 2 && breakfast[0]?.refundable === false;
};

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

test('[HOTEL-01][HOTEL-02][HOTEL-03] requests what the address says, or two adults in one room if it says nothing', async ({
  page,
  request,
}) => {
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
});

test('[ROOM-01][ROOM-02][ROOM-03][ROOM-04][ROOM-05] a room shows its photos, details and facilities', async ({
  page,
  request,
}) => {
  const { hotelId } = await hotelWhere(request, 'Lyon', (offers) => offers.length > 3);
  await page.goto(`/hotel/${hotelId}?${DATES}`);
  const room = rooms(page).first();
  await expect(room).toContainText(/\d × .*\d+ m².*Max \d+ guests?/); // ROOM-05

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

  await expect(room.getByRole('listitem')).toHaveCount(8); // ROOM-03
  const all = room.getByRole('button', { name: /^See all room facilities \(\d+\)$/ });
  const count = Number((await all.textContent())?.replace(/\D/g, ''));
  await all.click();
  await expect(room.getByRole('listitem')).toHaveCount(count); // ROOM-04
  await expect(room.getByRole('listitem').nth(8)).toBeFocused();
});

test('[ROOM-06][ROOM-07][ROOM-08][ROOM-09][ROOM-10] the choices move to what is available, and price and notes follow', async ({
  page,
  request,
}) => {
  const { hotelId, offers } = await hotelWhere(request, 'Copenhagen', hasChoices);
  const byPrice = offers.toSorted((a, b) => a.price + a.payAtHotel - b.price - b.payAtHotel);
  const cheapest = byPrice[0] as Offer;
  const withBreakfast = byPrice.find(
    ({ mappedRoomId, board }) => mappedRoomId === cheapest.mappedRoomId && board === 'BI',
  ) as Offer;
  await page.goto(`/hotel/${hotelId}?${DATES}`);
  const room = rooms(page).first();
  await expect(radio(room, 'Free cancellation')).toBeChecked(); // ROOM-06
  await expect(radio(room, 'Without breakfast')).toBeChecked(); // ROOM-07
  await expect(radio(room, 'Non-refundable')).toBeDisabled();
  await expect(room).toContainText(`${money(Math.round(cheapest.price / 3))}per night`); // ROOM-08
  await expect(room).toContainText(`${money(cheapest.price + cheapest.payAtHotel)}total, 3 nights`); // ROOM-09
  await expect(room).toContainText(`Free cancellation until ${inZone(cheapest, 'UTC')} GMT`); // ROOM-10
  await expect(room).toContainText(`(${inZone(cheapest, 'Europe/Copenhagen')} hotel time)`);

  await radio(room, 'Breakfast included').check();
  await expect(radio(room, 'Non-refundable')).toBeChecked();
  await expect(radio(room, 'Free cancellation')).toBeDisabled();
  await expect(room).toContainText(`${money(withBreakfast.price + withBreakfast.payAtHotel)}total, 3 nights`);
  await expect(room.getByText('Free cancellation until')).toHaveCount(0);
});

/** One minute before the first penalty. */
const inZone = ({ freeCancellationUntil }: Offer, timeZone: string) =>
  momentIn(timeZone, Date.parse(freeCancellationUntil ?? '') - 60_000);

test('shows the fees at the hotel, the price elsewhere, and that a refund may be partial', async ({
  page,
  request,
}) => {
  const isRich = ({ payAtHotel, suggested, price, partialRefund }: Offer) =>
    payAtHotel > 0 && partialRefund && (suggested ?? 0) > price + 3;
  const { hotelId, offers } = await hotelWhere(request, 'Rome', ([first]) => first !== undefined && isRich(first));
  const offer = offers[0] as Offer;
  await page.goto(`/hotel/${hotelId}?${DATES}`);
  const room = rooms(page).filter({ hasText: money(offer.price + offer.payAtHotel) });
  await expect(room).toContainText(`Includes taxes and ${money(offer.payAtHotel)} in fees paid at the hotel`);
  await expect(room).toContainText('Partial refund may apply after free-cancel window');
  await room.getByRole('button', { name: /what is this\?$/ }).click();
  await expect(page.getByText(/^What this stay is sold for elsewhere/)).toBeVisible();
});

test('[ROOM-11][ROOM-16][ROOM-17][ROOM-18] Book hands the chosen offer to the checkout', async ({ page, request }) => {
  const { hotelId, offers } = await hotelWhere(request, 'Copenhagen', hasChoices);
  await page.goto(`/hotel/${hotelId}?${DATES}&place=Copenhagen`);
  const room = rooms(page).first();
  await radio(room, 'Breakfast included').check();
  await room.getByRole('link', { name: 'Book' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/checkout');
  const query = new URL(page.url()).searchParams;
  const offer = offers.find(({ board, price }) => board === 'BI' && String(price) === query.get('price'));
  expect(Object.fromEntries(query)).toEqual({
    offerId: query.get('offerId'),
    hotelId,
    price: String(offer?.price),
    refundable: 'false',
    board: 'BI',
    nights: '3',
    ...STAY,
    adults: '2',
    children: '0',
    childrenAges: '',
    rooms: '1',
    place: 'Copenhagen',
  });
  const kept = await page.evaluate((id) => sessionStorage.getItem(`offer:${id}`), query.get('offerId'));
  expect(JSON.parse(kept ?? '')).toMatchObject({ hotelId, offer: { board: 'BI' }, currency: 'USD' });
});

test('[ROOM-19][ROOM-20] says that an offer cannot be booked', async ({ page, request }) => {
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
  await expect(rooms(page).first().getByRole('button', { name: 'Book' })).toBeDisabled();
});

test('other dates load other prices, and nothing else moves', async ({ page, request, site }) => {
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

test('[HOTEL-26] says that nothing is available, and opens the calendar for other dates', async ({
  page,
  request,
  site,
}) => {
  const { hotelId } = await hotelWhere(request, 'Lyon', (offers) => offers.length > 3);
  const soldOut = { kind: 'status', status: 400, code: 2001, message: 'no availability' };
  await site.faults({ path: '/v3.0/hotels/rates', ...soldOut });
  await page.goto(`/hotel/${hotelId}?${queryOf(OTHER_STAY)}`);
  await expect(page.getByText('No availability for these dates/occupancy.')).toBeVisible();
  await page.getByRole('button', { name: 'Change dates' }).click();
  await expect(calendar(page)).toBeVisible();
});

test('says that the prices could not be loaded, loads them on a retry, and shows the hotel all the time', async ({
  page,
  request,
  site,
}) => {
  const { hotelId } = await hotelWhere(request, 'Lyon', (offers) => offers.length > 3, onSaleToo(site, LATE_STAY));
  await site.faults({ path: '/v3.0/hotels/rates', kind: 'html' });
  await page.goto(`/hotel/${hotelId}?${queryOf(LATE_STAY)}`);
  await expect(page.locator('#rooms').getByRole('alert')).toContainText('We could not get the prices of this hotel.');
  await expect(page.getByText('About this property')).toBeVisible();
  await site.faults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rooms(page).first()).toContainText('total, 2 nights');
  await expect(page.getByRole('heading', { name: 'Rooms', exact: true })).toBeFocused();
});

for (const [language, viewport] of [
  ['en', PHONE],
  ['ar', DESKTOP],
] as const) {
  test(
    `axe finds no problems in the rooms in ${language}, ${viewport.width} px wide`,
    alwaysIf(language === 'ar'),
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

test('a traveller chooses a room with only the keyboard', async ({ page, request }) => {
  const { hotelId } = await hotelWhere(request, 'Copenhagen', hasChoices);
  await page.goto(`/hotel/${hotelId}?${DATES}`);
  const room = rooms(page).first();
  await radio(room, 'Without breakfast').focus();
  await page.keyboard.press('ArrowUp');
  await expect(radio(room, 'Breakfast included')).toBeChecked();
  await page.keyboard.press('Tab');
  while (!(await page.evaluate(() => document.activeElement?.textContent === 'Book'))) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === '/checkout');
});
