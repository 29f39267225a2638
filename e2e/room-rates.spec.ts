/** The rates of a room: the rows, the choices, the bar, and Book. */
import type { Locator, Page } from '@playwright/test';
import { hasChoices, hotelWhere, type Offer } from './fitting-hotel';
import { expect, PHONE, RARE, speak, takenOver, test } from './site';
import { hotelTime, queryOf, STAY } from './stay-dates';

const DATES = queryOf(STAY);

const rooms = (page: Page) => page.locator('#rooms').getByRole('article');
const rates = (room: Locator) => room.getByRole('list', { name: /^Rates of/ }).getByRole('listitem');
const choice = (page: Page, name: string) => page.locator('#rooms').getByRole('checkbox', { name });
const bar = (page: Page) => page.getByRole('region', { name: /^(Price|Your choice)$/ });
const money = (amount: number) =>
  new Intl.NumberFormat('en', { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' }).format(
    amount,
  );

test('[ROOM-08][ROOM-09][ROOM-10] each rate is a row that says what differs, and what the difference costs', async ({
  page,
  request,
}) => {
  const { hotelId, offers } = await hotelWhere(request, 'Copenhagen', hasChoices);
  const [cheapest, withBreakfast] = ofCheapestRoom(offers);
  await page.goto(`/hotel/${hotelId}?${DATES}`);
  const [first, second] = [rates(rooms(page).first()).nth(0), rates(rooms(page).first()).nth(1)];
  await expect(rates(rooms(page).first())).toHaveCount(2);
  await expect(first).toContainText(`${money(Math.round(allIn(cheapest) / 3))} per night`); // ROOM-08
  await expect(first).toContainText(`${money(allIn(cheapest))} total, 3 nights`); // ROOM-09
  await expect(first).toContainText('Lowest for this room');
  await expect(first).toContainText(`Free cancellation until ${deadline(cheapest)} hotel time`); // ROOM-10
  await expect(first).toContainText('Room only');
  await expect(second).toContainText(`${money(allIn(withBreakfast))} total, 3 nights`);
  await expect(second).toContainText(
    `+${money(allIn(withBreakfast) - allIn(cheapest))} with breakfast, non-refundable`,
  );
  await expect(second).toContainText('Non-refundable');
});

test('[ROOM-06][ROOM-07][ROOM-21][ROOM-22] the choices of cancellation and breakfast move to what is available, and the rates follow', async ({
  page,
  request,
}) => {
  const { hotelId } = await hotelWhere(request, 'Copenhagen', hasChoices);
  await page.goto(`/hotel/${hotelId}?${DATES}`);
  await takenOver(page);
  const count = await rates(page.locator('#rooms')).count();
  await choice(page, 'Free cancellation').check(); // ROOM-06
  await expect(rates(page.locator('#rooms')).filter({ hasText: 'Non-refundable' })).toHaveCount(0);
  const flexible = await rates(page.locator('#rooms')).filter({ hasText: 'Free cancellation until' }).count();
  expect(flexible).toBeGreaterThan(0);
  expect(flexible).toBeLessThan(count);
  await choice(page, 'Free cancellation').uncheck();
  await choice(page, 'Breakfast included').check(); // ROOM-07
  await expect(rates(page.locator('#rooms')).filter({ hasText: 'Room only' })).toHaveCount(0);
  await expect(rates(page.locator('#rooms')).first()).toContainText('Breakfast included');
  await choice(page, 'Breakfast included').uncheck();
  await expect(rates(page.locator('#rooms'))).toHaveCount(count);
});

test('[ROOM-06] the bar names the lowest price of the rates that are shown', RARE, async ({ page, request }) => {
  /** The lowest rate cannot be cancelled, and a dearer one can. */
  const isStrictest = (offers: readonly Offer[]) => {
    const [lowest] = offers.toSorted((a, b) => allIn(a) - allIn(b));
    return lowest?.refundable === false && offers.some(({ refundable }) => refundable);
  };
  const { hotelId, offers } = await hotelWhere(request, 'Copenhagen', isStrictest);
  const lowest = Math.min(...offers.map(allIn));
  await page.goto(`/hotel/${hotelId}?${DATES}`);
  await takenOver(page);
  await expect(bar(page)).toContainText(`from ${money(lowest)}`);
  await choice(page, 'Free cancellation').check();
  await expect(bar(page)).not.toContainText(money(lowest));
  const shown = await rates(page.locator('#rooms')).allInnerTexts();
  const totals = shown.map((row) => Number(/\$([\d,.]+)\s+total/.exec(row)?.[1]?.replaceAll(',', '')));
  await expect(bar(page)).toContainText(`from ${money(Math.min(...totals))}`);
});

test('a room without a rate that was asked for says so, and shows all rates again', RARE, async ({ page, request }) => {
  const isMixed = (offers: readonly Offer[]) => {
    const flexible = new Set(offers.filter(({ refundable }) => refundable).map(({ mappedRoomId }) => mappedRoomId));
    return flexible.size > 0 && offers.some(({ mappedRoomId }) => !flexible.has(mappedRoomId));
  };
  const { hotelId } = await hotelWhere(request, 'Copenhagen', isMixed);
  await page.goto(`/hotel/${hotelId}?${DATES}`);
  await takenOver(page);
  await choice(page, 'Free cancellation').check();
  const without = rooms(page).filter({ hasText: 'This room has no rate with your choices.' }).first();
  const name = (await without.getByRole('heading').textContent()) ?? '';
  await without.getByRole('button', { name: 'Show all rates' }).click();
  await expect(choice(page, 'Free cancellation')).not.toBeChecked();
  await expect(page.getByRole('heading', { name, exact: true })).toBeFocused();
});

test(
  'the bar shows the lowest price, leads to the rooms, and after the checkout the rate that was chosen',
  RARE,
  async ({ page, request }) => {
    const { hotelId, offers } = await hotelWhere(request, 'Copenhagen', hasChoices);
    const [cheapest, withBreakfast] = ofCheapestRoom(offers);
    await page.setViewportSize(PHONE);
    await page.goto(`/hotel/${hotelId}?${DATES}`);
    await expect(bar(page)).toContainText(`from ${money(allIn(cheapest))}`);
    await bar(page).getByRole('link', { name: 'See rooms' }).click();
    await expect(page.getByRole('heading', { name: 'Rooms', exact: true })).toBeInViewport();
    await rates(rooms(page).first()).nth(1).getByRole('link', { name: 'Book' }).click();
    await page.waitForURL(({ pathname }) => pathname === '/checkout');
    await page.goBack();
    await expect(bar(page)).toContainText(money(allIn(withBreakfast)));
    await expect(rates(rooms(page).first()).nth(1)).toHaveAttribute('aria-current', 'true');
    await bar(page).getByRole('link', { name: 'Book' }).click();
    await expect(page).toHaveURL((url) => url.searchParams.get('board') === 'BI');
  },
);

/** The two rates of the room that `hasChoices` describes. */
function ofCheapestRoom(offers: readonly Offer[]): readonly [Offer, Offer] {
  const byPrice = offers.toSorted((a, b) => allIn(a) - allIn(b));
  const [cheapest] = byPrice;
  const same = byPrice.filter(({ mappedRoomId }) => mappedRoomId === cheapest?.mappedRoomId);
  return same as unknown as readonly [Offer, Offer];
}

const allIn = ({ price, payAtHotel }: Offer) => (Math.round(price * 100) + Math.round(payAtHotel * 100)) / 100;

/** One minute before the first penalty. */
const deadline = ({ freeCancellationUntil }: Offer) =>
  hotelTime('Europe/Copenhagen', Date.parse(freeCancellationUntil ?? '') - 60_000);

test(
  'shows the fees at the hotel, the price elsewhere, and that a refund may be partial',
  RARE,
  async ({ page, request }) => {
    const isRich = ({ payAtHotel, suggested, price, partialRefund }: Offer) =>
      payAtHotel > 0 && partialRefund && (suggested ?? 0) > price + 3;
    const { hotelId, offers } = await hotelWhere(request, 'Rome', ([first]) => first !== undefined && isRich(first));
    const offer = offers[0] as Offer;
    await page.goto(`/hotel/${hotelId}?${DATES}`);
    const room = rooms(page).filter({ hasText: money(offer.price + offer.payAtHotel) });
    await expect(room).toContainText(`Includes taxes and ${money(offer.payAtHotel)} in fees paid at the hotel`);
    await expect(room).toContainText('Partial refund may apply after free-cancel window');
    await room
      .getByRole('button', { name: /what is this\?$/ })
      .first()
      .click();
    await expect(page.getByText(/^What this stay costs elsewhere/)).toBeVisible();
  },
);

test('[ROOM-11][ROOM-16][ROOM-17][ROOM-18] Book hands the chosen offer to the checkout', async ({ page, request }) => {
  const { hotelId, offers } = await hotelWhere(request, 'Copenhagen', hasChoices);
  await page.goto(`/hotel/${hotelId}?${DATES}&place=Copenhagen`);
  await rates(rooms(page).first())
    .filter({ hasText: 'Breakfast included' })
    .getByRole('link', { name: 'Book' })
    .click();
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

test(
  'long words and amounts fit a phone: the bar and the rates do not scroll sideways',
  RARE,
  async ({ page, request, site }) => {
    const { hotelId } = await hotelWhere(request, 'Copenhagen', hasChoices);
    await page.setViewportSize(PHONE);
    await speak(page, site.url, 'fr', 'IDR');
    await page.goto(`/hotel/${hotelId}?${DATES}`);
    const amount = await page
      .getByText(/^à partir de \d/)
      .locator('bdi')
      .boundingBox();
    const button = await page.getByRole('link', { name: 'Voir les chambres' }).boundingBox();
    expect((amount?.x ?? 0) + (amount?.width ?? 0), 'the amount ends before the button').toBeLessThan(button?.x ?? 0);
    await expect(page.locator('#rooms article').first()).toContainText('IDR');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  },
);

test('a traveller chooses a room with only the keyboard', RARE, async ({ page, request }) => {
  const { hotelId } = await hotelWhere(request, 'Copenhagen', hasChoices);
  await page.goto(`/hotel/${hotelId}?${DATES}`);
  await takenOver(page);
  await choice(page, 'Breakfast included').focus();
  await page.keyboard.press('Space');
  await expect(choice(page, 'Breakfast included')).toBeChecked();
  while (!(await page.evaluate(() => document.activeElement?.textContent === 'Book'))) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === '/checkout' && url.searchParams.get('board') !== 'RO');
});
