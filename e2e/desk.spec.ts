/** The operator's desk: a person comes in with a second factor, and looks after a booking. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { test as accountTest, PASSWORD } from './account';
import { codeOf } from './at-the-desk';
import { CONFIRM, linkTo } from './letters';
import { bookedStay, isRefundable } from './paid-stay';
import { alwaysIf, DESKTOP, expect, PHONE, test } from './site';

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

for (const [name, viewport] of [
  ['phone', PHONE],
  ['wide', DESKTOP],
] as const) {
  accountTest.describe(name, alwaysIf(name === 'phone'), () => {
    accountTest.use({ viewport });

    accountTest(
      'somebody sets up their app, finds a booking, and cancels it for the traveler',
      async ({ page, site }) => {
        const email = `desk-${name}@example.test`;
        const booked = await bookedStay(page, site, { isFit: isRefundable });
        await page.request.post('/api/auth/sign-up', { data: { email, password: PASSWORD } });
        await page.goto('/desk');
        await expect(main(page)).toContainText('This account does not work at the desk');
        await page.goto(await linkTo(site, email, CONFIRM));
        await expect(main(page)).toContainText('confirmed');

        await page.goto('/desk');
        await expectAccessible(page);
        await press(page, 'Send the link');
        await expect(main(page)).toContainText('Look into your mailbox');
        await page.goto('about:blank');
        await page.goto(await linkTo(site, email, '/desk'));
        await expect(page.getByRole('img', { name: 'A code for your authenticator app' })).toBeVisible();
        await expectAccessible(page);
        const secret = (await page.locator('code').textContent()) ?? '';
        await page.getByLabel('The code that the app shows now').fill('000000');
        await press(page, 'Done');
        await expect(main(page)).toContainText('This code is wrong or too old');
        await page.getByLabel('The code that the app shows now').fill(codeOf(secret));
        await press(page, 'Done');

        await expect(main(page)).toContainText('Nothing waits.');
        await page.getByRole('link', { name: 'Margin' }).click();
        await expect(main(page)).toContainText('As the account says');
        const earned = page.getByRole('row').filter({ hasText: booked.reference });
        await expect(earned).toContainText(/\(\d+(\.\d)? %\)/);
        await expect(page.getByRole('link', { name: '16 CFR Part 464' })).toBeVisible();
        await expectAccessible(page);
        await page.getByRole('link', { name: 'Bookings' }).click();
        await page.getByLabel(/^Reference, email/).fill(booked.reference);
        await press(page, 'Search');
        await expect(page.getByRole('row')).toHaveCount(name === 'wide' ? 2 : 1);
        await expectAccessible(page);
        await page.getByRole('link', { name: booked.reference }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${booked.reference} Confirmed`);
        await expect(main(page)).toContainText('Ada Testa');
        await expect(main(page)).toContainText(/Book answered, \d+ ms/);
        await expectAccessible(page);

        await press(page, 'Cancel for the traveler…');
        await expect(main(page)).toContainText(/goes back\. The traveler gets a letter/);
        await press(page, 'Cancel the booking');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${booked.reference} Canceled`);
        await expect(main(page)).toContainText('Canceled for the traveler');

        await page.getByRole('link', { name: 'Log' }).click();
        await expect(main(page)).toContainText(email);
        await page.getByRole('link', { name: 'Numbers' }).click();
        await expect(page.getByRole('figure').filter({ hasText: 'Bookings per search' })).toBeVisible();
        await expectAccessible(page);

        await press(page, 'Leave');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter your code');
        await page.getByLabel('Code').fill(codeOf(secret, Date.now() + 30_000));
        await press(page, 'Come in');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Numbers');
      },
    );
  });
}

test('a visitor has to sign in, and a traveler finds nothing', async ({ page }) => {
  await page.goto('/desk/bookings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  await expectAccessible(page);
  await page.getByLabel('Email').fill('nobody@example.test');
  await page.getByLabel('Password').fill('not the password');
  await press(page, 'Sign in');
  await expect(main(page)).toContainText('Invalid email or password');
});
