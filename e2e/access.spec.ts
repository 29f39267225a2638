/** Access beyond axe: the keyboard alone, large zoom, the reader's own text spacing, forced colors, sizes of targets. */
import type { Locator, Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './accessible';
import { AS_OFFERED, card, choose } from './chosen-offer';
import { LANGUAGES } from './languages';
import { allPriced, DESKTOP, expect, PHONE, placeField, RARE, suggestions, takenOver, test, visit } from './site';
import { CARD_EXPIRY, queryOf, STAY } from './stay-dates';

const MOST_PRESSES = 150;
const RESULTS = `/search?place=Bratislava&${queryOf(STAY)}&adults=2&rooms=1`;
const LAYER = ':is(dialog[open], [popover]:popover-open)';
const headline = (page: Page) => page.getByRole('heading', { level: 1 });

/** Presses Tab until the element has the focus, in a frame too. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached();
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    if (await target.evaluate((it) => it === it.ownerDocument.activeElement && it.ownerDocument.hasFocus())) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${MOST_PRESSES} presses of Tab do not lead to ${target}`);
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

test.describe('with the keyboard alone', () => {
  test.use({ viewport: DESKTOP });

  test('a traveler searches, books, pays and cancels', RARE, async ({ page, site }) => {
    test.slow();
    await site.faults(AS_OFFERED);
    await visit(page, '/');
    await type(page, placeField(page), 'Bratislava');
    await expect(suggestions(page).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(placeField(page)).toHaveValue('Bratislava');
    await press(page, page.getByRole('button', { name: /^Dates/ }));
    await expect(page.getByRole('grid').first()).toBeVisible();
    // Three months ahead, so that a room can be canceled for free.
    for (const key of ['PageDown', 'PageDown', 'PageDown', 'Enter', 'ArrowRight', 'ArrowRight', 'Enter', 'Escape'])
      await page.keyboard.press(key);
    await press(page, page.getByRole('button', { name: 'Search', exact: true }));

    await allPriced(page);
    await press(page, page.locator('article[data-price=offer]').first().getByRole('link'));
    const rooms = page.locator('#rooms');
    await press(page, rooms.getByRole('link', { name: /^Book/ }).first());

    await type(page, page.getByLabel('First name'), 'Ada');
    await type(page, page.getByLabel('Last name'), 'Byron');
    await type(page, page.getByLabel('Email'), 'ada@example.test');
    await type(page, card(page).locator('[name=number]'), '4242424242424242');
    await type(page, card(page).locator('[name=expiry]'), CARD_EXPIRY);
    await type(page, card(page).locator('[name=cvc]'), '123');
    await press(page, page.getByRole('button', { name: /^Pay now/ }));
    await expect(headline(page)).toHaveText('Booking confirmed');

    await press(page, page.getByRole('link', { name: 'View booking' }));
    await press(page, page.getByRole('button', { name: 'Cancel booking' }));
    await press(page, page.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }));
    await expect(headline(page)).toHaveText('This booking is canceled');
  });
});

/** Each page, with the address of a checkout that is open. */
async function pages(page: Page): Promise<readonly string[]> {
  return ['/', RESULTS, await hotelAddress(page), (await choose(page)).address, '/explore/rome', '/accessibility'];
}

async function hotelAddress(page: Page): Promise<string> {
  await page.goto(RESULTS);
  return (await page.getByRole('article').getByRole('link').first().getAttribute('href')) ?? '';
}

/** Names of elements that hide a part of their own text. */
const cutTexts = (page: Page) =>
  page.locator('main, footer').evaluateAll((parts) => {
    const isCut = (it: HTMLElement) => {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(it);
      if (it.scrollWidth <= it.clientWidth + 1 && it.scrollHeight <= it.clientHeight + 1) return false;
      const hides = [overflowX, overflowY].some((overflow) => overflow === 'hidden' || overflow === 'clip');
      return hides && textOverflow !== 'ellipsis' && it.clientWidth > 1;
    };
    const hasOwnText = (it: Element) =>
      [...it.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
    const all = parts.flatMap((part) => [...part.querySelectorAll<HTMLElement>('*')]);
    return all.filter((it) => hasOwnText(it) && isCut(it)).map((it) => `${it.className}: ${it.textContent}`);
  });

test('nothing is cut off and nothing scrolls sideways at 400 % zoom', RARE, async ({ page }) => {
  // A window of 1280 × 1024 px at 400 %.
  const addresses = await pages(page);
  await page.setViewportSize({ width: 320, height: 256 });
  for (const address of addresses) {
    await page.goto(address);
    await takenOver(page);
    await expectNoSidewaysScroll(page);
    expect(await cutTexts(page), address).toEqual([]);
    // What stays in view while the page scrolls leaves most of the window to the text.
    const covered = await page.evaluate(() => {
      scrollTo(0, 600);
      const stays = (it: Element) => ['fixed', 'sticky'].includes(getComputedStyle(it).position);
      const heights = [...document.querySelectorAll('body *')].filter(stays).map((it) => {
        const { top, bottom } = it.getBoundingClientRect();
        return Math.max(0, Math.min(innerHeight, bottom) - Math.max(0, top));
      });
      return heights.reduce((sum, height) => sum + height, 0) / innerHeight;
    });
    expect(covered, address).toBeLessThan(0.5);
  }
});

test('results fit the narrowest phone in every language', RARE, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const language of LANGUAGES) {
    await page.goto(`${RESULTS}&lang=${language}`);
    await expectNoSidewaysScroll(page);
  }
});

test('a reader can widen the spacing of the text', RARE, async ({ page }) => {
  const addresses = await pages(page);
  await page.setViewportSize(PHONE);
  for (const address of addresses) {
    await page.goto(address);
    await takenOver(page);
    // The values of WCAG 1.4.12, set on the elements, because the content policy allows no foreign style.
    await page.locator('body *').evaluateAll((all: HTMLElement[]) => {
      for (const it of all) {
        it.style.lineHeight = '1.5';
        it.style.letterSpacing = '0.12em';
        it.style.wordSpacing = '0.16em';
        if (it.tagName === 'P') it.style.marginBlockEnd = '2em';
      }
    });
    await expectNoSidewaysScroll(page);
    expect(await cutTexts(page), address).toEqual([]);
  }
});

/** Targets with less than this many pixels in one direction, in a part of the page. Hits count, not boxes. */
const tooSmall = (page: Page, least: number, part = 'body') =>
  page.locator(`${part} :is(a, button, input, select, summary)`).evaluateAll((all, wanted) => {
    const isOnItsOwn = (it: Element) =>
      it.checkVisibility({ visibilityProperty: true }) &&
      !it.closest('[class*=sr-only], [class*=skip]') &&
      // A link in a sentence is as high as its line.
      !(it.tagName === 'A' && it.closest('p'));
    const isHit = (it: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      // A press on a label presses its control.
      return hit !== null && (it.contains(hit) || hit.closest('label')?.control === it);
    };
    /** The longest run of hits between two points, or the first that is long enough: its length and its middle. */
    const longestRun = (from: number, to: number, isHitAt: (at: number) => boolean) => {
      let [count, best, end] = [0, 0, from];
      for (let at = Math.ceil(from) + 0.5; at < to && best < wanted; at += 1) {
        count = isHitAt(at) ? count + 1 : 0;
        if (count > best) [best, end] = [count, at];
      }
      return { length: best, middle: end - best / 2 };
    };
    const isSmall = (it: Element) => {
      it.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = it.getBoundingClientRect();
      const middle = top + height / 2;
      const across = longestRun(left - wanted, left + width + wanted, (x) => isHit(it, x, middle));
      const down = longestRun(middle - wanted, middle + wanted, (y) => isHit(it, across.middle, y));
      // One pixel less: boxes do not start on whole pixels.
      return Math.min(across.length, down.length) < wanted - 1;
    };
    // All days of a calendar are alike: its first months stand for the others.
    const some = all.slice(0, 150);
    return some.filter((it) => isOnItsOwn(it) && isSmall(it)).map((it) => it.outerHTML.slice(0, 200));
  }, least);

test('a mouse hits everything in a narrow window: targets have at least 24 px', RARE, async ({ page }) => {
  const addresses = await pages(page);
  await page.setViewportSize(PHONE);
  for (const address of addresses) {
    await visit(page, address);
    expect(await tooSmall(page, 24), address).toEqual([]);
  }
});

/** Some parts load when they are seen. */
async function everythingLoaded(page: Page): Promise<void> {
  const skeletons = page.locator('main [class*=skeleton]');
  const left = async () => {
    await skeletons
      .first()
      .scrollIntoViewIfNeeded({ timeout: 1_000 })
      .catch(() => {});
    return skeletons.count();
  };
  await expect.poll(left).toBe(0);
}

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: PHONE });

  test('everything can be pressed: targets have at least 44 px', RARE, async ({ page }) => {
    test.slow();
    for (const address of [...(await pages(page)), '/trips']) {
      await visit(page, address);
      await everythingLoaded(page);
      expect(await tooSmall(page, 44), address).toEqual([]);
    }
    /** Taps a button, and measures what it opens. */
    const opened = async (button: Locator) => {
      await button.tap();
      const layer = page.locator(LAYER);
      await expect(layer.getByRole('button').first()).toBeVisible();
      await layer.evaluate((it) => Promise.all(it.getAnimations().map(({ finished }) => finished)));
      expect(await tooSmall(page, 44, LAYER), `${button}`).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(layer).toHaveCount(0);
    };
    await visit(page, '/');
    await opened(page.getByRole('button', { name: /^Dates/ }));
    await opened(page.getByRole('button', { name: /^Travelers/ }));
    await opened(page.getByRole('button', { name: 'Menu' }));
    await opened(page.getByRole('contentinfo').getByRole('button').first());
    await visit(page, RESULTS);
    await allPriced(page);
    await opened(page.getByRole('button', { name: /^Filters/ }));
  });
});

test('forced colors keep borders, and show what is chosen', RARE, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize(DESKTOP);
  await page.goto(RESULTS);
  await allPriced(page);
  const box = page.getByRole('complementary').getByRole('checkbox', { name: 'Pet friendly' });
  const look = () => box.evaluate((it) => getComputedStyle(it).backgroundColor + getComputedStyle(it).borderColor);
  const before = await look();
  await box.check();
  expect(await look()).not.toBe(before);
  const borders = await page
    .locator('main article')
    .first()
    .evaluate((it) => getComputedStyle(it).borderTopStyle);
  expect(borders).not.toBe('none');
  await page.keyboard.press('Tab');
  const ring = await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle);
  expect(ring).not.toBe('none');
});
