/** The two amounts on a card, if they do not fit on one line. */
import { alwaysIf, expect, PHONE, speak, test } from './site';

for (const language of ['ar', 'en']) {
  test(
    `shows a divider only between two amounts on the same line, in ${language}`,
    alwaysIf(language === 'ar'),
    async ({ page, site }) => {
      await page.setViewportSize(PHONE);
      await speak(page, site.url, language);
      await page.goto('/search?place=Dubai&stars=5');
      await expect(page.locator('article[data-price=offer]').first()).toBeVisible();
      await expect(page.locator('article[data-price=waiting]')).toHaveCount(0);
      // Several widths, because fonts differ in width.
      const dividers = await page.locator('article[data-price=offer] [class*=prices]').evaluateAll((pairs) =>
        pairs.flatMap((pair) =>
          [100, 150, 600].map((width) => {
            (pair as HTMLElement).style.inlineSize = `${width}px`;
            const isRtl = getComputedStyle(pair).direction === 'rtl';
            const frame = pair.getBoundingClientRect();
            const [first, second] = [...pair.children].map((amount) => amount.getBoundingClientRect());
            const isSeen = (amount?: DOMRect) =>
              amount !== undefined && (isRtl ? amount.right <= frame.right : amount.left >= frame.left);
            const isOnOneLine = first?.top === second?.top;
            return {
              isOnOneLine,
              seen: [isSeen(first), isSeen(second)],
              isCut: getComputedStyle(pair).overflowX === 'clip',
            };
          }),
        ),
      );
      expect(dividers.filter(({ isOnOneLine }) => isOnOneLine)).not.toEqual([]);
      expect(dividers.filter(({ isOnOneLine }) => !isOnOneLine)).not.toEqual([]);
      for (const { isOnOneLine, seen, isCut } of dividers) {
        expect({ seen, isCut }).toEqual({ seen: [false, isOnOneLine], isCut: true });
      }
    },
  );
}
