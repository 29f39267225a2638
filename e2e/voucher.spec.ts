/** What a traveller takes along: the voucher, which is all that paper shows of a booking, and the calendar event. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { bookedStay } from './paid-stay';
import { ADA } from './people';
import { DESKTOP, expect, RARE, speak, test } from './site';
import { dayWithYear, STAY } from './stay-dates';

test.use({ viewport: DESKTOP });

const voucher = (page: Page) => page.locator('[data-voucher]');
const row = (page: Page, name: string) =>
  voucher(page)
    .locator('tr')
    .filter({ has: page.locator('th', { hasText: new RegExp(`^${name}$`) }) })
    .locator('td');

type Booked = Awaited<ReturnType<typeof bookedStay>>;
const pathsOf = ({ reference: ref, token, bookingId, hotelId }: Booked) => [
  `/booking/confirmation?${new URLSearchParams({ bookingId, ref, hotelId, token })}`,
  `/booking/${ref}?token=${token}`,
];

/** The number of sheets that a printer needs. */
async function sheets(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const file = (await page.pdf({ format })).toString('latin1');
  return file.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test('a booking prints as a voucher on one sheet of paper, without the frame of the site', async ({ page, site }) => {
  const booked = await bookedStay(page, site);
  for (const path of pathsOf(booked)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Booking confirmed');
    await expect(page.getByText('hotel time').first()).toBeVisible();
    await expect(voucher(page)).toBeHidden();
    const paid = await page.locator('dl > div', { hasText: /^Paid/ }).locator('dd').textContent();

    await page.emulateMedia({ media: 'print' });
    await expect(voucher(page)).toBeVisible();
    await expect(voucher(page).getByText(booked.reference)).toBeVisible();
    await expect(row(page, 'Guest')).toHaveText(`${ADA.firstName} ${ADA.lastName}`);
    await expect(row(page, 'Check-in')).toHaveText(
      new RegExp(`^${dayWithYear(STAY.checkin)}from \\d+:\\d\\d\\s[AP]M$`),
    );
    await expect(row(page, 'Check-out')).toHaveText(
      new RegExp(`^${dayWithYear(STAY.checkout)}until \\d+:\\d\\d\\s[AP]M3 nights$`),
    );
    await expect(row(page, 'Travelers')).toHaveText('2 adults · 1 room');
    await expect(row(page, 'Room')).not.toBeEmpty();
    await expect(row(page, 'Board')).not.toBeEmpty();
    await expect(row(page, 'Paid to us in advance')).toHaveText(paid ?? '');
    await expect(row(page, 'Due at the hotel')).not.toBeEmpty();
    await expect(voucher(page)).toContainText(/Free cancellation until .+hotel time.+ GMT/);
    for (const left of ['header', 'footer', 'h1', 'main button', 'main img']) {
      for (const one of await page.locator(left).all()) await expect(one).toBeHidden();
    }
    expect([await sheets(page, 'A4'), await sheets(page, 'Letter')]).toEqual([1, 1]);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('the voucher is one sheet in Arabic too', RARE, async ({ page, site }) => {
  const booked = await bookedStay(page, site);
  await speak(page, site.url, 'ar');
  for (const path of pathsOf(booked)) {
    await page.goto(path);
    await expect(voucher(page).locator('ol li')).not.toHaveCount(0);
    expect(await sheets(page, 'A4')).toBe(1);
  }
});

test('the button prints the page', RARE, async ({ page, site }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  for (const path of pathsOf(await bookedStay(page, site))) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Print voucher' }).click();
    await expect(page.locator('html[data-printed]')).toHaveCount(1);
  }
});

test('the stay goes into a calendar, from both pages', RARE, async ({ page, site }) => {
  const booked = await bookedStay(page, site);
  for (const path of pathsOf(booked)) {
    await page.goto(path);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Add to calendar' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`${booked.reference}.ics`);
    const event = await readFile(await file.path(), 'utf8');
    expect(event).toContain(`DTSTART;VALUE=DATE:${STAY.checkin.replaceAll('-', '')}`);
    expect(event).toContain(`DTEND;VALUE=DATE:${STAY.checkout.replaceAll('-', '')}`);
  }
});
