/** The fields of the search bar, with a mouse and for assistive technology. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { alwaysIf, DESKTOP, expect, PHONE, placeField, RARE, suggestions, test, typePlace, visit } from './site';

/** The field with its icon and its padding. */
const whereTo = (page: Page) => page.locator('search form > div', { has: placeField(page) });

test('[HOME-08] a click on the icon or the padding of "Where to?" focuses its input', RARE, async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await visit(page);
  const { x, y, width, height } = (await whereTo(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  for (const [where, across, down] of [
    ['icon', x + 24, y + height / 2],
    ['upper edge', x + width / 2, y + 4],
    ['lower edge', x + width / 2, y + height - 4],
    ['far end', x + width - 4, y + height / 2],
  ] as const) {
    await placeField(page).blur();
    await page.mouse.click(across, down);
    await expect(placeField(page), where).toBeFocused();
  }
});

for (const height of [640, 720, 860]) {
  test(
    `a panel opens without scrolling the page, and all of it is visible, in a window ${height} px high`,
    alwaysIf(height === 640),
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height });
      await visit(page);
      for (const field of ['Dates', 'Travelers']) {
        await page.getByRole('button', { name: field }).click();
        const panel = page.getByRole('dialog', { name: field });
        await expect(panel).toBeVisible();
        // The panel gets its position after its size is known.
        await expect.poll(async () => isInside(await panel.boundingBox(), height)).toBe(true);
        expect(await page.evaluate(() => scrollY), field).toBe(0);
        await page.keyboard.press('Escape');
        await expect(panel).toHaveCount(0);
      }
    },
  );
}

function isInside(box: { y: number; height: number } | null, windowHeight: number): boolean {
  return box !== null && box.height > 0 && box.y >= 0 && box.y + box.height <= windowHeight;
}

for (const viewport of [PHONE, DESKTOP]) {
  for (const address of ['/', '/search']) {
    test(
      `axe finds no problems while ${address} suggests places, ${viewport.width} px wide`,
      RARE,
      async ({ page }) => {
        await page.setViewportSize(viewport);
        await visit(page, address);
        await typePlace(page, 'Par');
        await expect(suggestions(page).filter({ hasText: 'Paris' }).first()).toBeVisible();
        await page.keyboard.press('ArrowDown');
        await expectAccessible(page);
      },
    );
  }
}

test('[PLACE-07] the field announces how many places were found, and which one is selected', RARE, async ({ page }) => {
  await visit(page);
  await typePlace(page, 'Par');
  await expect(suggestions(page).first()).toBeVisible();
  const all = await suggestions(page).count();
  await expect(page.getByRole('search').getByText(`${all} places found`)).toBeAttached();
  const field = page.getByRole('combobox', { name: 'Where to?', expanded: true });
  await expect(field).not.toHaveAttribute('aria-activedescendant');
  await field.press('ArrowUp');
  const last = suggestions(page).nth(all - 1);
  await expect(last).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await last.getAttribute('id')) ?? '');
  await field.press('Tab');
  await expect(suggestions(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Dates' })).toBeFocused();
  await expect(field.or(placeField(page))).not.toHaveValue('Par');
});

test(
  '[SRCH-19] Enter closes the suggestions, so that they do not cover the message of the form',
  RARE,
  async ({ page }) => {
    await visit(page);
    await typePlace(page, 'Xyzzyx');
    await expect(page.getByText('No matches', { exact: true })).toBeVisible();
    await placeField(page).press('Enter');
    await expect(page.getByText('No matches for “Xyzzyx”')).toBeVisible();
    await expect(page.getByText('No matches', { exact: true })).toHaveCount(0);
  },
);
