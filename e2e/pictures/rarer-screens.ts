/** States that only some travellers see: a changed stay, a free night, a promo code, a list of friends. */
import { signUp } from '../account';
import { choose } from '../chosen-offer';
import { bookedStay } from '../paid-stay';
import { expect, visit } from '../site';
import { queryOf, stayIn } from '../stay-dates';
import { at, HOTEL_PICTURE, panel, type Screen, type Stage } from './screen';
import { changePath, fillPayer, openCancelDialog, openSaved, withFreeNight } from './ways';

const PREBOOK = '/v3.0/rates/prebook';

async function openChange(stage: Stage): Promise<void> {
  await at(`${await changePath(stage)}&${queryOf(stayIn(140, 2))}`, 'main li button')(stage);
}

export const RARER_SCREENS: readonly Screen[] = [
  { name: 'change-stay', open: openChange },
  {
    name: 'change-stay-compare',
    isWindow: true,
    async open(stage) {
      await openChange(stage);
      await stage.page.locator('main li button').first().click();
      await expect(panel(stage.page)).toBeVisible();
    },
  },
  {
    name: 'cancel-dialog-without-refund',
    isWindow: true,
    async open(stage) {
      const { page, site } = stage;
      const { reference, token } = await bookedStay(page, site, { isFit: ({ refundable }) => !refundable });
      await at(`/booking/${reference}?token=${token}`, HOTEL_PICTURE)(stage);
      await openCancelDialog(page);
    },
  },
  {
    name: 'booking-cancelled',
    async open(stage) {
      const { page, site } = stage;
      const { reference, token } = await bookedStay(page, site);
      await at(`/booking/${reference}?token=${token}`, HOTEL_PICTURE)(stage);
      await openCancelDialog(page);
      await panel(page).locator('button').last().click();
      await expect(page.locator('dialog[open]')).toHaveCount(0);
    },
  },
  {
    name: 'checkout-promo-code',
    async open({ page, site }) {
      await site.faults({ path: PREBOOK, kind: 'as-offered' });
      await visit(page, (await choose(page)).address);
      await fillPayer(page);
      await page.locator('#price button').last().click();
      await page.locator('[name=promoCode]').fill('WELCOME10');
      await page.keyboard.press('Enter');
      await expect(page.locator('#price bdi').filter({ hasText: '−' }).first()).toBeVisible();
    },
  },
  {
    name: 'checkout-changed-offer',
    async open({ page, site }) {
      await site.faults({ path: PREBOOK, kind: 'change', pricePercent: 10, board: true });
      await visit(page, (await choose(page)).address);
      await expect(page.locator('#change-gate').first()).toBeVisible();
    },
  },
  {
    name: 'checkout-free-night',
    async open(stage) {
      const { page, site } = stage;
      await withFreeNight(stage);
      await site.faults({ path: PREBOOK, kind: 'as-offered' });
      await visit(page, (await choose(page, { isFit: ({ refundable, price }) => refundable && price > 400 })).address);
      await page.locator('#price button[aria-pressed]').click();
      await expect(page.locator('#price bdi').filter({ hasText: '−' }).first()).toBeVisible();
    },
  },
  {
    name: 'trips-free-night',
    async open(stage) {
      await withFreeNight(stage);
      await at('/trips', '[data-state=ready]')(stage);
    },
  },
  {
    name: 'shared-list',
    async open(stage) {
      const { page } = stage;
      await signUp(page.request);
      await openSaved(stage);
      await page.locator('main button[aria-expanded]:not([aria-haspopup])').first().click();
      const sharing = page.locator('section[aria-labelledby=share]');
      await sharing.locator('button').last().click();
      const link = await sharing.locator('input').inputValue();
      await visit(page, link);
      await expect(page.getByRole('article')).toHaveCount(3);
    },
  },
];
