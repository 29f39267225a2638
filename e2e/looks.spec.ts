/** What the main screens look like, roughly. `npm run test:looks -- --update` stores how they look now. */
import { expectLook } from './look';
import { SCREENS } from './pictures/screens';
import { settled } from './pictures/settled';
import { alwaysIf, DESKTOP, PHONE, speak, test } from './site';

const LOOKS = [
  ['home', DESKTOP, 'en', 'light'],
  ['results', DESKTOP, 'en', 'light'],
  ['results', PHONE, 'en', 'light'],
  ['hotel', DESKTOP, 'ar', 'light'],
  ['hotel-rooms', DESKTOP, 'en', 'dark'],
  ['checkout-empty', DESKTOP, 'en', 'light'],
  ['confirmation', PHONE, 'en', 'light'],
  ['booking', DESKTOP, 'en', 'dark'],
  ['trips', DESKTOP, 'en', 'light'],
  ['destination', PHONE, 'en', 'dark'],
  ['not-found', DESKTOP, 'ar', 'dark'],
] as const;
/** One of each kind of page. `npm run test:looks` and `npm run test:matrix` compare the others too. */
const FIRST = new Set<string>(['home', 'results', 'hotel', 'checkout-empty', 'confirmation', 'trips']);

for (const [name, viewport, language, scheme] of LOOKS) {
  test(
    `${name} looks as it did, ${viewport.width} px wide, in ${language}, ${scheme}`,
    alwaysIf(FIRST.has(name)),
    async ({ page, site }) => {
      const screen = SCREENS.find((one) => one.name === name);
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme: scheme });
      await speak(page, site.url, language);
      await screen?.open({ page, site });
      // Ratings, rewards and the like come late and are no reason to wait elsewhere.
      await page.waitForLoadState('networkidle');
      // The font that the site brings along: then the fonts of the machine do not matter.
      await page.evaluate(() => document.documentElement.style.setProperty('--font-body', '"Bricolage Grotesque"'));
      // It has no Arabic letters, so an Arabic page shows only what lies around its text.
      if (language === 'ar')
        await page.evaluate(() => document.body.style.setProperty('-webkit-text-fill-color', 'transparent'));
      if (screen?.part) await page.locator(screen.part).evaluate((part) => part.scrollIntoView());
      await settled(page, { isWhole: false });
      await expectLook(page, `${name}-${viewport.width}-${language}-${scheme}`);
    },
  );
}
