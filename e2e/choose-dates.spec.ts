/** Choosing the dates of a stay: by mouse, by keyboard, on a phone, in Arabic. */

import { button, calendar, datesField, day, field, pick, stopTheClock } from './search-panels';
import { DESKTOP, expect, PHONE, RARE, speak, test } from './site';

// These tests never search, so the server and the sandbox never see these dates. They may be fixed.
const TODAY = '2027-03-05';
test.beforeEach(async ({ page }) => stopTheClock(page, TODAY));

test.describe('the calendar, on a wide screen', () => {
  test.use({ viewport: DESKTOP });
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await expect(datesField(page)).toHaveText('Add dates');
    await datesField(page).click();
    await expect(calendar(page)).toBeVisible();
  });

  test('[CAL-01][CAL-02] starts today, and disables earlier days and months', RARE, async ({ page }) => {
    await expect(calendar(page).getByRole('heading', { level: 3 })).toHaveText(['March 2027', 'April 2027']);
    await expect(day(page, '2027-03-04')).toBeDisabled();
    await expect(day(page, TODAY)).toBeEnabled();
    const back = button(calendar(page), 'Previous month');
    await expect(back).toBeDisabled();
    await back.click({ force: true });
    await expect(calendar(page).getByRole('heading', { level: 3 })).toHaveText(['March 2027', 'April 2027']);
    await button(calendar(page), 'Next month').click();
    await expect(calendar(page).getByRole('heading', { level: 3 })).toHaveText(['April 2027', 'May 2027']);
    await expect(back).toBeEnabled();
    await back.click();
    await expect(back).toBeDisabled();
    await expect(back).toBeFocused();
  });

  test('[CAL-03][CAL-05][CAL-07] takes a check-in day, then a later check-out day, and Done closes it', async ({
    page,
  }) => {
    const done = button(calendar(page), 'Done');
    await expect(done).toBeDisabled();
    await pick(page, '2027-03-12');
    await expect(done).toBeDisabled();
    await expect(calendar(page).getByRole('status')).toHaveText(
      'Check-in Fri, Mar 12. Now choose the day you check out.',
    );
    await pick(page, '2027-03-12');
    await expect(done, 'a stay needs at least one night').toBeDisabled();
    await pick(page, '2027-03-12', '2027-03-14');
    await expect(calendar(page).getByRole('status')).toHaveText('Fri, Mar 12 – Sun, Mar 14, 2 nights');
    await expect(calendar(page).getByRole('gridcell', { selected: true })).toHaveText(['12', '13', '14']);
    await done.click();
    await expect(calendar(page)).toBeHidden();
    await expect(datesField(page)).toHaveText('Fri, Mar 12 – Sun, Mar 14');
    await expect(datesField(page)).toBeFocused();

    await datesField(page).click();
    await pick(page, '2027-03-20');
    await expect(calendar(page).getByRole('gridcell', { selected: true })).toHaveText(['20']);
  });

  test('[CAL-04] restarts from a day before the chosen check-in', RARE, async ({ page }) => {
    await pick(page, '2027-03-20', '2027-03-10');
    await expect(calendar(page).getByRole('status')).toContainText('Check-in Wed, Mar 10.');
    await expect(button(calendar(page), 'Done')).toBeDisabled();
    await pick(page, '2027-03-11');
    await expect(calendar(page).getByRole('status')).toHaveText('Wed, Mar 10 – Thu, Mar 11, 1 night');
  });

  test('[CAL-06] removes both dates on Clear', RARE, async ({ page }) => {
    await pick(page, '2027-03-12', '2027-04-02');
    await expect(datesField(page)).toHaveText('Fri, Mar 12 – Fri, Apr 2');
    await button(calendar(page), 'Clear').click();
    await expect(calendar(page).getByRole('gridcell', { selected: true })).toHaveCount(0);
    await expect(button(calendar(page), 'Done')).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(datesField(page)).toHaveText('Add dates');
  });

  test(
    'keeps a complete stay on a click outside; Escape after only a check-in restores the earlier dates',
    RARE,
    async ({ page }) => {
      await pick(page, '2027-03-12', '2027-03-14');
      await page.mouse.click(20, 300);
      await expect(calendar(page)).toBeHidden();
      await expect(datesField(page)).toHaveText('Fri, Mar 12 – Sun, Mar 14');
      await datesField(page).click();
      await pick(page, '2027-03-25');
      await page.keyboard.press('Escape');
      await expect(datesField(page)).toHaveText('Fri, Mar 12 – Sun, Mar 14');
      await expect(datesField(page)).toBeFocused();
    },
  );

  test('previews the stay that a second click would choose', RARE, async ({ page }) => {
    await pick(page, '2027-03-12');
    await day(page, '2027-03-15').hover();
    await expect(page.locator('[data-preview][data-role=inside]')).toHaveText(['13', '14']);
    await day(page, '2027-03-10').hover();
    await expect(page.locator('[data-preview]')).toHaveCount(0);
  });
});

test.describe('with only the keyboard', () => {
  test.use({ viewport: DESKTOP });

  test('chooses a stay in the calendar, and the focus returns to the dates field', async ({ page }) => {
    await page.goto('/');
    await datesField(page).focus();
    await page.keyboard.press('Enter');
    await expect(day(page, TODAY)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(day(page, TODAY), 'there is no day before today').toBeFocused();
    const steps = [
      ['ArrowRight', '2027-03-06'],
      ['ArrowDown', '2027-03-13'],
      ['Home', '2027-03-07'],
      ['End', '2027-03-13'],
      ['PageDown', '2027-04-13'],
      ['PageDown', '2027-05-13'],
      ['PageUp', '2027-04-13'],
      ['ArrowLeft', '2027-04-12'],
    ] as const;
    for (const [key, date] of steps) {
      await page.keyboard.press(key);
      await expect(day(page, date), key).toBeFocused();
    }
    await expect(day(page, '2027-04-12')).toHaveAccessibleName('Monday, April 12, 2027');
    await page.keyboard.press('Enter');
    await expect(day(page, '2027-04-12')).toHaveAccessibleName('Monday, April 12, 2027, check-in');
    for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight');
    await expect(page.locator('[data-preview][data-role=inside]')).toHaveText(['13', '14']);
    await page.keyboard.press('Space');
    await expect(calendar(page).getByRole('status')).toHaveText('Mon, Apr 12 – Thu, Apr 15, 3 nights');
    await page.keyboard.press('Escape');
    await expect(calendar(page)).toBeHidden();
    await expect(datesField(page)).toBeFocused();
    await expect(datesField(page)).toHaveText('Mon, Apr 12 – Thu, Apr 15');
  });

  test('the arrow keys are mirrored in Arabic, and the week begins on Saturday', RARE, async ({ page, site }) => {
    await speak(page, site.url, 'ar');
    await page.goto('/');
    await field(page, 'التواريخ').click();
    await expect(page.getByRole('columnheader').first()).toHaveAccessibleName('السبت');
    await expect(page.getByRole('dialog').getByRole('heading', { level: 3 }).first()).toHaveText('مارس 2027');
    await expect(day(page, TODAY)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(day(page, '2027-03-06')).toBeFocused();
    await page.keyboard.press('PageDown');
    await page.keyboard.press('ArrowRight');
    await expect(day(page, '2027-04-05')).toBeFocused();
    const [early, late] = [await day(page, '2027-04-05').boundingBox(), await day(page, '2027-04-06').boundingBox()];
    expect(early?.x).toBeGreaterThan(late?.x ?? 0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('[CAL-02] the calendar fills the screen, starts with this month and scrolls through a year', async ({
    page,
  }) => {
    await page.goto('/');
    await datesField(page).click();
    const months = calendar(page).getByRole('heading', { level: 3 });
    await expect(months.first()).toHaveText('March 2027');
    await expect(months.last()).toHaveText('March 2028');
    expect(await calendar(page).boundingBox()).toEqual({ x: 0, y: 0, ...PHONE });
    await expect(button(calendar(page), 'Done')).toBeInViewport();
    await pick(page, '2027-07-30', '2027-08-02');
    await button(calendar(page), 'Done').click();
    await expect(datesField(page)).toHaveText('Fri, Jul 30 – Mon, Aug 2');
    await datesField(page).click();
    await expect(day(page, '2027-07-30')).toBeInViewport();
    await button(calendar(page), 'Close').click();
    await expect(datesField(page)).toBeFocused();
  });

  test('the calendar traps the focus: Tab never reaches the page behind it', RARE, async ({ page }) => {
    await page.goto('/');
    await datesField(page).click();
    await expect(day(page, TODAY)).toBeFocused();
    for (let i = 0; i < 6; i++) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(isOutside).toBe(false);
    }
  });
});
