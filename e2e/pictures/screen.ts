/** What a screen is for the pictures, and what several of them need. */
import type { Page } from '@playwright/test';
import { expect, visit } from '../site';
import type { Site } from '../start-site';

export type Stage = { readonly page: Page; readonly site: Site };

export type Screen = {
  readonly name: string;
  open(stage: Stage): Promise<void>;
  /** Shows only the window, for what lies over a page. Else the whole page. */
  readonly isWindow?: boolean;
  /** Shows only this part of the page. */
  readonly part?: string;
  /** The largest width that has it. */
  readonly upTo?: number;
};

/** Comes last on the pages of a booking. */
export const HOTEL_PICTURE = 'main img[src*="/api/pictures"]';

export const at =
  (path: string, ready = 'h1') =>
  async ({ page }: Stage) => {
    await visit(page, path);
    await expect(page.locator(ready).first()).toBeVisible();
  };

export const panel = (page: Page) => page.locator('[role=dialog], dialog[open]').first();
