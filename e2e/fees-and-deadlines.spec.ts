/** Prices and refunds are correct at every moment: fees in other currencies, and deadlines that pass. */
import type { Page, Route } from '@playwright/test';
import { API_BASE } from '@tenth-night/contract/first-paths';
import { PATHS } from '@tenth-night/contract/paths';
import type { HotelRatesLine } from '@tenth-night/contract/rates';
import { jsonOf } from './checked-answer';
import { changePrebook, choose, findOffer, priceCard, stayCard } from './chosen-offer';
import { bookedStay, isRefundable } from './paid-stay';
import { DESKTOP, expect, RARE, ratesByBrowser, speak, test } from './site';
import { queryOf, STAY } from './stay-dates';

test.use({ viewport: DESKTOP });

const KORUNAS = { amount: 300, currency: 'CZK' };
const RATES = `**${API_BASE}${PATHS.rateStream}`;

const inKorunas = (hotel: HotelRatesLine): HotelRatesLine => ({
  ...hotel,
  offers: hotel.offers.map((offer) => ({ ...offer, otherFees: [KORUNAS] })),
});

/** Adds a fee in korunas to every offer of the stream. */
async function withKorunas(route: Route): Promise<void> {
  const response = await route.fetch();
  const lines = (await response.text()).split('\n').filter(Boolean);
  const body = lines.map((line) => {
    const hotel = JSON.parse(line) as HotelRatesLine | { readonly offers?: undefined };
    return `${JSON.stringify(hotel.offers ? inKorunas(hotel) : hotel)}\n`;
  });
  await route.fulfill({ response, body: body.join('') });
}

const passTo = (page: Page, instant: number) => page.clock.fastForward(instant - Date.now());

test('the cards of hotels and rooms show a fee in another currency', RARE, async ({ page, site }) => {
  await page.route(RATES, withKorunas);
  await page.goto(`/search?place=Geneva&${queryOf(STAY)}&stream=1`);
  // The server asks for the rates of the first hotels: those stay as they are.
  const card = page
    .getByRole('article')
    .filter({ hasText: /Plus CZK\s300 in fees paid at the hotel/ })
    .first();
  await expect(card).toBeVisible();
  await expect(card).not.toContainText('Includes all taxes and fees');

  const { hotelId } = await findOffer(page, { city: 'Geneva' });
  await page.route(`**${API_BASE}${PATHS.documentRates}`, async (route) => {
    const answer = await jsonOf(await route.fetch());
    const hotels = (answer.hotels as readonly HotelRatesLine[]).map(inKorunas);
    await route.fulfill({ json: { ...answer, hotels } });
  });
  await ratesByBrowser(page);
  await page.goto(`/hotel/${hotelId}?${queryOf(STAY)}`);
  const room = page.locator('#rooms').getByRole('article').first();
  await expect(room).toContainText(/Plus CZK\s300 in fees paid at the hotel/);
  await speak(page, site.url, 'ar');
  await page.goto(`/hotel/${hotelId}?${queryOf(STAY)}`);
  await expect(page.locator('#rooms').getByRole('article').first()).toContainText('إضافةً إلى');
});

test('the total price of the checkout includes a fee in another currency', RARE, async ({ page }) => {
  const { address } = await choose(page, { city: 'Lyon' });
  const fee = { description: 'Spa', included: false, ...KORUNAS };
  await changePrebook(page, ({ retailRate }) => ({
    retailRate: { ...retailRate, taxesAndFees: [...retailRate.taxesAndFees, fee] },
  }));
  await page.goto(address);
  await expect(page.getByRole('region', { name: 'The hotel changed this offer' })).toContainText(/CZK\s300\.00/);
  await expect(priceCard(page)).toContainText(/Total price.*\$[\d.,]+ \+ CZK\s300\.00/);
});

test('the page of a booking shows a fee in another currency', RARE, async ({ page, site }) => {
  const { reference, token } = await bookedStay(page, site);
  await page.route(`**${API_BASE}${PATHS.booking}?*`, async (route) => {
    const answer = await jsonOf(await route.fetch());
    await route.fulfill({ json: { data: { ...answer.data, otherFees: [{ minor: 30_000, currency: 'CZK' }] } } });
  });
  await page.goto(`/booking/${reference}?token=${token}`);
  const price = page.getByRole('region', { name: 'Price' });
  await expect(price).toContainText(/Pay at the hotel.*CZK\s300\.00/);
  await expect(price).toContainText(/Total price.*\$[\d.,]+ \+ CZK\s300\.00/);
});

test('[ROOM-10] an open list stops promising free cancellation when the deadline passes', RARE, async ({ page }) => {
  await page.clock.install();
  await page.goto(`/search?place=Geneva&${queryOf(STAY)}`);
  const promises = page.getByRole('article').getByText(/Free cancellation until/);
  await expect(promises.first()).toBeVisible();
  await expect(page.locator('article[data-price=waiting]')).toHaveCount(0);
  await passTo(page, Date.parse(STAY.checkin));
  await expect(promises).toHaveCount(0);
  await expect(page.getByRole('article').getByText('Non-refundable').first()).toBeVisible();
});

test('[CANC-03] an open checkout and an open booking stop promising free cancellation when the deadline passes', async ({
  page,
  site,
}) => {
  const { address, offer } = await choose(page, { city: 'Geneva', isFit: isRefundable });
  const end = Date.parse(offer.freeCancellationUntil ?? '');
  await site.faults({ path: '/v3.0/rates/prebook', kind: 'as-offered' });
  await page.clock.install();
  await page.goto(address);
  await expect(stayCard(page)).toContainText(/Free until/);
  await passTo(page, end);
  await expect(stayCard(page)).not.toContainText(/Free until/);
  await expect(priceCard(page)).not.toContainText(/Free cancellation until/);
  await site.faults();

  const { reference, token } = await bookedStay(page, site, { city: 'Geneva' });
  await page.clock.setSystemTime(Date.now());
  await page.goto(`/booking/${reference}?token=${token}`);
  const policy = page.getByRole('region', { name: 'Cancellation policy' });
  await expect(policy).toContainText('Free cancellation until');
  await page.clock.fastForward(Date.parse(`${STAY.checkin}T00:00:00Z`) - Date.now());
  await expect(policy).not.toContainText('Free cancellation until');
});
