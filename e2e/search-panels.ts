/** The parts of the search bar's two panels, by the names that a traveller sees. */
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

/** Stops the clock at noon of this day, in the zone of the browser: past dates stay past. */
export async function stopTheClock(page: Page, date = today()): Promise<void> {
  await page.clock.setFixedTime(new Date(`${date}T12:00:00`));
}
