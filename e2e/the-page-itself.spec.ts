import { drawnWithoutScript, expect, placeField, RARE, speak, suggestions, test } from './site';

test('[HOME-01][HOME-08][HOME-09][HOME-10] the server sends the complete home page, in the language of the cookie', async ({
  request,
  site,
}) => {
  const english = await (await request.get('/')).text();
  expect(english).toMatch(/<html lang="en" dir="ltr">/);
  for (const text of ['Your next trip starts here', 'Where to?', 'City, landmark or hotel', 'Dates', 'Travelers']) {
    expect(english).toContain(text);
  }
  const cookie = `site-settings=${encodeURIComponent('{"version":1,"language":"ar"}')}`;
  const arabic = await (await request.get(`${site.url}/`, { headers: { cookie } })).text();
  expect(arabic).toMatch(/<html lang="ar" dir="rtl">/);
  expect(arabic).toContain('رحلتك القادمة تبدأ هنا');
});

test('loads only the chosen language', async ({ page, site }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await speak(page, site.url, 'ar');
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts.some((file) => /\/ar-.*\.js/.test(file))).toBe(true);
  expect(scripts.some((file) => /\/en-.*\.js/.test(file))).toBe(false);
});

test('sends requests only to our own origin', async ({ page, site }) => {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  await page.goto('/search?place=Paris', { waitUntil: 'networkidle' });
  expect([...origins]).toEqual([site.url]);
});

test('[ROUTE-15][ROUTE-16] has a footer with a copyright line on every page', RARE, async ({ page }) => {
  for (const address of ['/', '/search?place=Paris', '/nowhere']) {
    await page.goto(address);
    await expect(page.getByRole('contentinfo')).toContainText(`© ${new Date().getUTCFullYear()} Tenth Night`);
  }
});

test('keeps the text that was typed before the script has loaded', RARE, async ({ page }) => {
  const release = await drawnWithoutScript(page, '/');
  await placeField(page).fill('Par');
  release();
  await expect(suggestions(page).filter({ hasText: 'Paris' }).first()).toBeVisible();
  await expect(placeField(page)).toHaveValue('Par');
});

test('cards keep their height while prices stream in', async ({ page }) => {
  await page.goto('/search?place=Paris');
  await expect(page.getByRole('article')).toHaveCount(40);
  // Finds and measures the rows in one step. Between two, a row may be replaced, and the old one has no height.
  const heights = () =>
    page.evaluate(() => {
      const rows = [...document.querySelectorAll<HTMLElement>('li[data-hotel]')];
      return Object.fromEntries(rows.map((row) => [row.dataset['hotel'], row.getBoundingClientRect().height]));
    });
  const before = await heights();
  await expect(page.locator('article[data-price=waiting]')).toHaveCount(0);
  const after = await heights();
  // Hotels without rates have left for the end of the list.
  const stayed = Object.keys(before).filter((id) => id in after);
  expect(stayed.length).toBeGreaterThan(30);
  for (const id of stayed) expect(after[id], id).toBe(before[id]);
});
