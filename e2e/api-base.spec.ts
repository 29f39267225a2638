import { API_BASE } from '@tenth-night/contract/first-paths';
import { PATHS } from '@tenth-night/contract/paths';
import { expect, placeField, RARE, searchButton, suggestions, test } from './site';

const PAGE_OF_A_STATIC_HOST = {
  status: 404,
  contentType: 'text/html',
  body: '<!doctype html><title>Not found</title>',
};

test(
  '[API-03][API-04][API-05][API-07] finds hotels and prices even if our API answers at another address than configured',
  RARE,
  async ({ page }) => {
    const probed: string[] = [];
    // Pictures have a fixed address that does not depend on the base.
    await page.route(/\/api\/(?!pictures)/, async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname.endsWith(PATHS.health)) probed.push(pathname);
      if (!pathname.startsWith('/functions')) return route.fulfill(PAGE_OF_A_STATIC_HOST);
      const url = route.request().url().replace(`/functions${API_BASE}`, API_BASE);
      await route.fulfill({ response: await route.fetch({ url }) });
    });
    await page.goto('/');
    await placeField(page).click();
    await page.keyboard.type('Par');
    await suggestions(page).filter({ hasText: 'Paris' }).first().click();
    await searchButton(page).click();
    await expect(page.getByRole('article')).toHaveCount(40);
    await expect(page.getByRole('article').getByText('per night').first()).toBeVisible();
    expect(probed).toEqual(['/api/health', '/functions/api/health']);
  },
);

test(
  '[PLACE-21] suggests nothing if the search for places fails, and works again with the next text',
  RARE,
  async ({ page, site }) => {
    await site.faults({ path: '/v3.0/data/places', kind: 'status', status: 500, times: 1 });
    await page.goto('/');
    await placeField(page).click();
    await expect(placeField(page)).toHaveRole('combobox');
    await page.keyboard.insertText('Lisb');
    await expect(page.getByText('No matches')).toBeVisible();
    await page.keyboard.type('o');
    await expect(suggestions(page).filter({ hasText: 'Lisbon' }).first()).toBeVisible();
  },
);
