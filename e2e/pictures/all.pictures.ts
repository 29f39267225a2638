/** Takes a picture of every screen in every width, language and color scheme. `npm run pictures` runs it. */
import path from 'node:path';
import { test as base, expect, speak } from '../site';
import type { Screen, Stage } from './screen';
import { SCREENS } from './screens';
import { settled } from './settled';

const chosen = (name: string, all: readonly string[]) => process.env[name]?.split(',') ?? all;

const FOLDER = path.resolve(process.env['PICTURES_FOLDER'] ?? 'pictures');
const WIDTHS = chosen('PICTURES_WIDTH', ['360', '768', '1280', '1920']).map(Number);
const LANGUAGES = chosen('PICTURES_LANG', ['en', 'de', 'ar']);
const SCHEMES = chosen('PICTURES_SCHEME', ['light', 'dark']) as ('light' | 'dark')[];
const only = process.env['PICTURES_ONLY']?.split(',');

const NARROW = 700;
const test = base.extend({
  contextOptions: { reducedMotion: 'reduce' },
  /** A picture is taken even if its page writes to the console. */
  quiet: async ({ page, site }, use) => {
    await use(undefined);
    await site.faults();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

async function take({ page }: Stage, { name, part, isWindow }: Screen, language: string, width: number): Promise<void> {
  for (const scheme of SCHEMES) {
    await page.emulateMedia({ colorScheme: scheme });
    await settled(page, { isWhole: !isWindow });
    const file = path.join(FOLDER, `${name}-${width}-${language}-${scheme}.jpg`);
    const options = { path: file, quality: 80, animations: 'disabled' } as const;
    if (part) await page.locator(part).screenshot(options);
    else await page.screenshot({ ...options, fullPage: !isWindow });
  }
}

// Each width has its own visit: a headless browser sometimes never finishes a picture of a long page after a resize.
for (const screen of SCREENS.filter(({ name }) => !only || only.includes(name))) {
  for (const width of WIDTHS.filter((one) => one <= (screen.upTo ?? one))) {
    for (const language of LANGUAGES) {
      test(`${screen.name} in ${language}, ${width} px`, async ({ page, site }) => {
        await page.setViewportSize({ width, height: width < NARROW ? 780 : 900 });
        await speak(page, site.url, language);
        await screen.open({ page, site });
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await take({ page, site }, screen, language, width);
      });
    }
  }
}
