/** The header: its menus on a wide and on a narrow screen, by mouse and by keyboard. */
import type { Page } from '@playwright/test';
import { DESKTOP, expect, PHONE, RARE, speak, test, visit } from './site';

const REGIONS = ['North America', 'South America', 'Europe', 'Asia', 'Africa', 'Oceania'];
const header = (page: Page) => page.getByRole('banner');
const explore = (page: Page) => header(page).getByRole('button', { name: 'Explore' });
const menuButton = (page: Page) => header(page).getByRole('button', { name: 'Menu' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

test.describe('on a wide screen', () => {
  test.use({ viewport: DESKTOP });

  test('[HDR-01][HDR-02] the Explore menu has every destination under its region', async ({ page }) => {
    await visit(page, '/support');
    await explore(page).click();
    const panel = page.getByRole('dialog', { name: 'Explore' });
    for (const region of REGIONS) await expect(panel.getByRole('heading', { name: region, exact: true })).toBeVisible();
    const europe = panel.getByRole('list', { name: 'Europe' });
    await expect(europe.getByRole('link', { name: 'Rome' })).toBeVisible();
    await expect(europe.getByRole('link', { name: 'Tokyo' })).toHaveCount(0);
    await expect(panel.getByRole('list').getByRole('link')).toHaveCount(24);
    await europe.getByRole('link', { name: 'Rome' }).click();
    await expect(page).toHaveURL('/explore/rome');
    await expect(panel).toBeHidden();
  });

  test('the Explore menu opens, closes and opens again, by mouse and by keyboard', RARE, async ({ page }) => {
    await visit(page);
    const panel = page.getByRole('dialog', { name: 'Explore' });
    await explore(page).click();
    await expect(panel).toBeVisible();
    await explore(page).click();
    await expect(panel).toBeHidden();
    await explore(page).click();
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(explore(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('link', { name: 'New York' })).toBeFocused();
  });

  test(
    '[EXP-01][EXP-02] a link leads to the experiences, and the footer names the provider of the tours',
    RARE,
    async ({ page }) => {
      await page.goto('/');
      await expect(header(page).getByRole('link', { name: 'Experiences' })).toHaveAttribute('href', '/experiences');
      await expect(page.getByRole('contentinfo')).toContainText('Tours and activities by Wander Tours');
    },
  );
});

test('[HDR-05] the header has its narrow form up to 920 px', RARE, async ({ page }) => {
  await page.setViewportSize({ width: 921, height: 800 });
  await page.goto('/');
  await expect(explore(page)).toBeVisible();
  await expect(menuButton(page)).toBeHidden();
  await page.setViewportSize({ width: 920, height: 800 });
  await expect(explore(page)).toBeHidden();
  await expect(menuButton(page)).toBeVisible();
});

test('[HOME-02][HOME-14] the search bar on the home page has its narrow form up to 920 px', RARE, async ({ page }) => {
  await page.setViewportSize({ width: 921, height: 800 });
  await page.goto('/');
  const areDatesBelow = () =>
    page.getByRole('search').evaluate((form) => {
      const [place, dates] = ['label', 'fieldset'].map((part) => form.querySelector(part)?.getBoundingClientRect());
      return place && dates && dates.top > place.bottom;
    });
  expect(await areDatesBelow()).toBe(false);
  await page.setViewportSize({ width: 920, height: 800 });
  await expect.poll(areDatesBelow).toBe(true);
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: PHONE });

  test('[HDR-03][HDR-04] the menu slides in with everything that does not fit in the header; Escape closes it', async ({
    page,
  }) => {
    await visit(page);
    await menuButton(page).click();
    await expect(menu(page).getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(menu(page).getByRole('button', { name: 'Site preferences: USD · English' })).toBeVisible();
    await expect(menu(page).getByRole('link', { name: 'Support' })).toBeVisible();
    await expect(menu(page).getByRole('heading', { name: 'Europe' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });

  test('the menu traps the focus: Tab never reaches the page behind it', RARE, async ({ page }) => {
    await visit(page);
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    const seen = new Set<string>();
    for (let i = 0; i < 45; i++) {
      await page.keyboard.press(i % 9 === 8 ? 'Shift+Tab' : 'Tab');
      seen.add(
        await page.evaluate(() => {
          const { activeElement: active } = document;
          if (active === document.body) return 'the browser';
          return active?.closest('dialog') ? 'the menu' : `outside: ${active?.outerHTML.slice(0, 80)}`;
        }),
      );
    }
    expect([...seen].filter((where) => where.startsWith('outside'))).toEqual([]);
    expect(seen).toContain('the menu');
  });

  test('the menu closes after a click on a link, beside it, or on Close', RARE, async ({ page }) => {
    await visit(page);
    await menuButton(page).click();
    await menu(page).getByRole('link', { name: 'Rome' }).click();
    await expect(page).toHaveURL('/explore/rome');
    await expect(menu(page)).toBeHidden();
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    await page.mouse.click(350, 600);
    await expect(menu(page)).toBeHidden();
    await menuButton(page).click();
    await menu(page).getByRole('button', { name: 'Close' }).click();
    await expect(menuButton(page)).toBeFocused();
  });

  test('the menu closes when the screen becomes wide, and the page stays usable', RARE, async ({ page }) => {
    await visit(page);
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    await page.setViewportSize(DESKTOP);
    await expect(menu(page)).toBeHidden();
    await explore(page).click();
    await expect(page.getByRole('dialog', { name: 'Explore' })).toBeVisible();
  });

  test('preferences can be changed from the menu', RARE, async ({ page }) => {
    await visit(page);
    await menuButton(page).click();
    await menu(page)
      .getByRole('button', { name: /preferences/ })
      .click();
    const popover = page.getByRole('dialog', { name: 'Site preferences' });
    await popover.getByLabel('Language').selectOption('Nederlands');
    const reloaded = page.waitForEvent('load');
    await popover.getByRole('button', { name: 'Close' }).click();
    await reloaded;
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  });

  test('the menu slides in from the right in a right-to-left language', RARE, async ({ page, site }) => {
    await speak(page, site.url, 'ar');
    await visit(page);
    await header(page).getByRole('button', { name: 'القائمة' }).click();
    const panel = page.getByRole('dialog', { name: 'القائمة' });
    await expect
      .poll(async () => {
        const box = await panel.boundingBox();
        return box && Math.round(box.x + box.width);
      })
      .toBe(PHONE.width);
  });
});

test('the skip link moves the focus past the header', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
