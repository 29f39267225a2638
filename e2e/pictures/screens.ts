/** Every screen and state of the site: its name, and the way there. No way depends on the language of the page. */
import type { Page } from '@playwright/test';
import { API_BASE } from '@tenth-night/contract/first-paths';
import { PATHS } from '@tenth-night/contract/paths';
import type { OfferBody } from '@tenth-night/contract/rates';
import { signUp } from '../account';
import { choose } from '../chosen-offer';
import { BOOK, paidReturn, prebookStay, returnPath } from '../paid-stay';
import {
  allDrawn,
  allPriced,
  drawing,
  expect,
  hold,
  ratesByBrowser,
  suggestions,
  typePlace,
  visit,
  withoutTimeouts,
} from '../site';
import { queryOf, STAY } from '../stay-dates';
import { RARER_SCREENS } from './rarer-screens';
import { at, HOTEL_PICTURE, panel, type Screen } from './screen';
import {
  bookingPath,
  breakThePage,
  confirmationPath,
  fillPayer,
  goOffline,
  openCancelDialog,
  openHotel,
  openPreferences,
  openSaved,
  withTrips,
} from './ways';

const SEARCH = `/search?place=Rome&${queryOf(STAY)}`;

const field = (page: Page, index: number) => page.locator('search fieldset button').nth(index);

const USUAL_SCREENS: readonly Screen[] = [
  { name: 'home', open: at('/') },
  {
    name: 'place-field-open',
    isWindow: true,
    async open({ page }) {
      await visit(page);
      await typePlace(page, 'Par');
      await expect(suggestions(page).first()).toBeVisible();
    },
  },
  {
    name: 'calendar-open',
    isWindow: true,
    async open({ page }) {
      await visit(page);
      await field(page, 0).click();
      await expect(page.locator('[data-day]').first()).toBeVisible();
    },
  },
  {
    name: 'travelers-open',
    isWindow: true,
    async open({ page }) {
      await visit(page);
      await field(page, 1).click();
      await expect(panel(page)).toBeVisible();
    },
  },
  {
    name: 'results-loading',
    isWindow: true,
    async open({ page }) {
      await withoutTimeouts(page);
      await ratesByBrowser(page);
      await hold(page, `**${API_BASE}${PATHS.rateStream}`);
      await visit(page, SEARCH);
      await expect(page.locator('article[data-price=waiting]').first()).toBeVisible();
    },
  },
  {
    name: 'results',
    async open({ page }) {
      await visit(page, SEARCH);
      await allPriced(page);
      await allDrawn(page);
    },
  },
  {
    name: 'results-filtered',
    isWindow: true,
    async open({ page }) {
      await visit(page, `${SEARCH}&stars=4,5&sort=price`);
      await allPriced(page);
    },
  },
  {
    name: 'results-none-match',
    isWindow: true,
    async open({ page }) {
      await visit(page, `${SEARCH}&name=zzzzzz`);
      await expect(drawing(page, 'shutters')).toBeVisible();
    },
  },
  { name: 'results-unknown-place', isWindow: true, open: at('/search?place=Xyzzyx', 'main img') },
  {
    name: 'results-failed',
    isWindow: true,
    async open({ page, site }) {
      await site.faults({ path: '/v3.0/data/hotels', kind: 'status', status: 503 });
      // No other screen shows this city: what our API has cached would hide the fault.
      await visit(page, '/search?place=Vilnius');
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'filters-sheet',
    isWindow: true,
    upTo: 768,
    async open({ page }) {
      await visit(page, SEARCH);
      await allPriced(page);
      await page.locator('main button[class*=tool]').first().click();
      await expect(panel(page)).toBeVisible();
    },
  },
  {
    name: 'results-map',
    isWindow: true,
    async open({ page }) {
      await visit(page, `${SEARCH}&view=map`);
      await expect(page.locator('section:has(canvas) button[aria-label*="$"]').first()).toBeVisible();
      // The streets come after the prices.
      await page.waitForLoadState('networkidle');
    },
  },
  { name: 'saved-empty', open: at('/saved', 'main img') },
  { name: 'saved', open: openSaved },
  {
    name: 'saved-compare',
    open: async (stage) => {
      await openSaved(stage);
      for (const place of [0, 1, 2]) await stage.page.getByRole('checkbox').nth(place).check();
      await stage.page.locator('[data-bottom-bar] a').click();
      await expect(stage.page.locator('td[data-has]').first()).toBeVisible();
    },
  },
  { name: 'shared-list-ended', isWindow: true, open: at('/lists/ended', 'main img') },
  { name: 'hotel', open: openHotel },
  { name: 'hotel-rooms', part: '#rooms', open: openHotel },
  { name: 'hotel-reviews', part: '#reviews', open: openHotel },
  {
    name: 'hotel-lightbox',
    isWindow: true,
    async open(stage) {
      await openHotel(stage);
      await stage.page.locator('main button:has(img)').first().click();
      await expect(panel(stage.page).locator('img').first()).toBeVisible();
    },
  },
  {
    name: 'checkout-empty',
    async open({ page }) {
      // Always an offer of the same kind: its terms make the page longer or shorter.
      const isFit = ({ refundable, payAtHotel, board }: OfferBody) => !refundable && payAtHotel === 0 && board === 'RO';
      await visit(page, (await choose(page, { isFit })).address);
      // The rows of the price come after the provider's second check.
      await expect(page.locator('#price bdi').nth(4)).toBeVisible();
    },
  },
  {
    name: 'checkout-errors',
    async open({ page }) {
      await visit(page, (await choose(page)).address);
      await page.locator('[name=email]').fill('ada');
      for (const name of ['firstName', 'lastName', 'email', 'phone']) await page.locator(`[name=${name}]`).focus();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    },
  },
  {
    name: 'checkout-widget',
    async open({ page }) {
      await visit(page, (await choose(page)).address);
      await fillPayer(page);
      await expect(page.frameLocator('.sandbox-card-frame').locator('[name=number]')).toBeVisible();
    },
  },
  {
    name: 'payment-return-working',
    isWindow: true,
    async open({ page, site }) {
      const { path } = await paidReturn(page, site);
      await withoutTimeouts(page);
      await hold(page, BOOK);
      await visit(page, path);
      await expect(page.locator('h1')).toBeVisible();
    },
  },
  {
    name: 'payment-return-failed',
    isWindow: true,
    async open({ page, site }) {
      await visit(page, returnPath(await prebookStay(page, site), { redirect_status: 'failed' }));
      await expect(page.locator('h1')).toBeVisible();
    },
  },
  { name: 'confirmation', open: async (stage) => at(await confirmationPath(stage), HOTEL_PICTURE)(stage) },
  { name: 'booking', open: async (stage) => at(await bookingPath(stage), HOTEL_PICTURE)(stage) },
  {
    name: 'cancel-dialog',
    isWindow: true,
    async open(stage) {
      await at(await bookingPath(stage), HOTEL_PICTURE)(stage);
      await openCancelDialog(stage.page);
    },
  },
  {
    name: 'voucher',
    async open(stage) {
      await at(await bookingPath(stage), HOTEL_PICTURE)(stage);
      await stage.page.emulateMedia({ media: 'print' });
      await expect(stage.page.locator('[data-voucher]')).toBeVisible();
    },
  },
  { name: 'trips-signed-out', open: at('/trips') },
  {
    name: 'trips-empty',
    async open(stage) {
      await signUp(stage.page.request);
      await at('/trips', 'main img, main svg')(stage);
    },
  },
  {
    name: 'trips',
    async open(stage) {
      await withTrips(stage);
      await at('/trips', 'article')(stage);
    },
  },
  {
    name: 'account',
    async open(stage) {
      await signUp(stage.page.request);
      await at('/account', 'main section')(stage);
    },
  },
  {
    name: 'sign-in-dialog',
    isWindow: true,
    async open({ page }) {
      await visit(page, '/trips');
      await page.getByRole('main').getByRole('button').first().click();
      await expect(panel(page).locator('[name=email]')).toBeVisible();
    },
  },
  { name: 'preferences', isWindow: true, open: ({ page }) => openPreferences(page) },
  { name: 'explore', open: at('/explore') },
  { name: 'destination', open: at('/explore/paris') },
  { name: 'support', open: at('/support') },
  {
    name: 'experiences',
    async open(stage) {
      // An answer without content: the browser stays where it is.
      await stage.page.route('https://experiences.example/**', (route) => route.fulfill({ status: 204 }));
      await at('/experiences')(stage);
    },
  },
  { name: 'terms', open: at('/terms') },
  { name: 'privacy', open: at('/privacy') },
  { name: 'accessibility', open: at('/accessibility') },
  { name: 'reset-password', open: at('/reset-password') },
  { name: 'not-found', open: at('/nowhere') },
  { name: 'error', open: breakThePage },
  { name: 'offline', open: goOffline },
];

export const SCREENS: readonly Screen[] = [...USUAL_SCREENS, ...RARER_SCREENS];
