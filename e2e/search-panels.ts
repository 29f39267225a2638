/** The two panels of the search bar, as a traveller names their parts. */
import type { Locator, Page } from '@playwright/test';
import { today } from './stay-dates';

export const field = (page: Page, name: string) => page.getByRole('search').getByRole('button', { name });
export const datesField = (page: Page) => field(page, 'Dates');
export const travellersField = (page: Page) => field(page, 'Travelers');
export const calendar = (page: Page) => page.getByRole('dialog', { name: 'Dates' });
export const travellers = (page: Page) => page.getByRole('dialog', { name: 'Travelers' });
export const day = (page: Page, date: string) => page.locator(`[data-day="${date}"]`);
export const button = (within: Locator, name: string) => within.getByRole('button', { name, exact: true });
export const room = (page: Page, number: number) =>
  travellers(page).getByRole('group', { name: `Room ${number}`, exact: true });

export async function pick(page: Page, ...dates: readonly string[]): Promise<void> {
  for (const date of dates) await day(page, date).click();
}

/** It stays noon of this day, wherever the browser is: what is past stays past. */
export async function stopTheClock(page: Page, date = today()): Promise<void> {
  await page.clock.setFixedTime(new Date(`${date}T12:00:00`));
}
