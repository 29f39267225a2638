/** A changed booking: other dates side by side with the old ones, exchanged or paid; a corrected name. */
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessible';
import { type Booked, bookStay } from './booked';
import { AS_OFFERED, card, fillDetails, payButton } from './chosen-offer';
import { alwaysIf, expect, hold, PHONE, RARE, speak, test, visit } from './site';
import { CARD_EXPIRY, queryOf, stayIn } from './stay-dates';

const OLD = { city: 'Munich', ...stayIn(140, 3) };
const SHORTER = stayIn(140, 2);
const LONGER = stayIn(140, 5);
const EXCHANGE = '**/api/booking/exchange';
const REBOOK = '/v3.0/rates/rebook';

const headline = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const dialog = (page: Page) => page.getByRole('dialog');
const lastAction = (page: Page) => dialog(page).locator('button, a').last();
const choices = (page: Page) => page.getByRole('main').getByRole('listitem');
const bookingPath = ({ clientReference, token }: Booked) => `/booking/${clientReference}?token=${token}`;
const changePath = ({ clientReference, token }: Booked, stay?: object) =>
  `/booking/${clientReference}/change?token=${token}${stay ? `&${queryOf(stay as typeof OLD)}` : ''}`;

async function compareFirst(page: Page, booked: Booked, stay: object): Promise<void> {
  await visit(page, changePath(booked, stay));
  await choices(page).first().getByRole('button').click();
  await expect(dialog(page)).toBeVisible();
}

test.use({ viewport: PHONE });

test.describe('in every language', () => {
  for (const language of ['en', 'ar', 'de'] as const) {
    test(
      `a stay becomes shorter, and the difference comes back: ${language}`,
      alwaysIf(language === 'en'),
      async ({ page, site }) => {
        const booked = await bookStay(page.request, site, OLD);
        await speak(page, site.url, language);
        await visit(page, bookingPath(booked));
        await page.locator(`a[href*="${booked.clientReference}/change"]`).click();
        await expect(page).toHaveURL(/\/change\?/);
        await expectAccessible(page);
        await compareFirst(page, booked, SHORTER);
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
        await lastAction(page).click();
        await expect(page).not.toHaveURL(/change/);
        const main = page.getByRole('main');
        await expect(main).toContainText(booked.clientReference);
        expect(new URL(page.url()).pathname).not.toContain(booked.clientReference);
        await visit(page, bookingPath(booked));
        await expect(main.getByRole('link').first()).toHaveAttribute('href', /\/booking\/TN/);
      },
    );
  }
});

test('the difference comes first, and both stays side by side', RARE, async ({ page, site }) => {
  const booked = await bookStay(page.request, site, OLD);
  await visit(page, changePath(booked));
  await expect(choices(page)).toHaveCount(0);
  await compareFirst(page, booked, SHORTER);
  await expect(dialog(page)).toContainText(/\$[\d.,]+ back/);
  await expect(dialog(page)).toContainText('There is nothing to pay now.');
  await expect(dialog(page)).toContainText('3 nights');
  await expect(dialog(page)).toContainText('2 nights');
  await dialog(page).getByRole('button', { name: 'Keep my stay' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await visit(page, bookingPath(booked));
  await expect(headline(page)).toHaveText('Booking confirmed');
});

test('two presses change the stay once', RARE, async ({ page, site }) => {
  const booked = await bookStay(page.request, site, OLD);
  await compareFirst(page, booked, SHORTER);
  const release = await hold(page, EXCHANGE);
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/booking/exchange') && calls.push(request.url()));
  await dialog(page).getByRole('button', { name: 'Change my stay' }).dblclick();
  await expect(dialog(page).getByRole('button', { name: 'Changing…' })).toBeVisible();
  release();
  await expect(page.getByRole('main')).toContainText(`It replaces your earlier booking ${booked.clientReference}`);
  expect(calls).toHaveLength(1);
});

test('a change that takes long is followed on the page of the booking', RARE, async ({ page, site }) => {
  const booked = await bookStay(page.request, site, OLD);
  await compareFirst(page, booked, SHORTER);
  await site.faults({ path: REBOOK, kind: 'reset', times: 1 });
  await dialog(page).getByRole('button', { name: 'Change my stay' }).click();
  await expect(headline(page)).toHaveText('Your stay is being changed');
  await expect(page.getByRole('button', { name: 'Cancel booking' })).toHaveCount(0);
  await expect(headline(page)).toHaveText('This stay was changed');
  await page.getByRole('link', { name: 'View the new booking' }).click();
  await expect(headline(page)).toHaveText('Booking confirmed');
});

test('a hotel that refuses leaves the booking as it was', RARE, async ({ page, site }) => {
  const booked = await bookStay(page.request, site, OLD);
  await compareFirst(page, booked, SHORTER);
  await site.faults({ path: REBOOK, kind: 'status', status: 400, code: 4012, message: 'not confirmed' });
  await dialog(page).getByRole('button', { name: 'Change my stay' }).click();
  await expect(dialog(page).getByRole('alert')).toHaveText(
    'The hotel did not accept the change. Your booking stands as before.',
  );
  await expectAccessible(page);
});

test('a hotel without a room, and a provider that is silent, are said in words', RARE, async ({ page, site }) => {
  const booked = await bookStay(page.request, site, OLD);
  const path = '/v3.0/bookings/*/alternative-prebooks';
  await site.faults({ path, kind: 'sold-out' });
  await visit(page, changePath(booked, SHORTER));
  await expect(page.getByText('The hotel has no room for this. Try other dates or fewer guests.')).toBeVisible();
  await site.faults({ path, kind: 'status', status: 500 });
  await visit(page, changePath(booked, LONGER));
  await expect(page.getByText('The hotel could not be asked')).toBeVisible();
  await site.faults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(choices(page).first()).toBeVisible();
});

test('a longer stay is paid first, and then the old one is cancelled', async ({ page, site }) => {
  const booked = await bookStay(page.request, site, OLD);
  await site.faults(AS_OFFERED);
  await compareFirst(page, booked, LONGER);
  await expect(dialog(page)).toContainText(/\$[\d.,]+ more/);
  await expect(dialog(page)).toContainText('You get back for the old stay');
  await dialog(page).getByRole('link', { name: 'Continue to payment' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/checkout');
  await expect(page.getByRole('main')).toContainText('This stay replaces yours of');
  expect(page.url()).not.toContain(booked.token);
  await fillDetails(page);
  await card(page).locator('[name=number]').fill('4242424242424242');
  await card(page).locator('[name=expiry]').fill(CARD_EXPIRY);
  await card(page).locator('[name=cvc]').fill('123');
  await expectAccessible(page);
  await payButton(page).click();
  await expect(headline(page)).toHaveText('Booking confirmed');
  await expect(page.getByRole('main')).toContainText(`It replaces your earlier booking ${booked.clientReference}`);
  await visit(page, bookingPath(booked));
  await expect(headline(page)).toHaveText('This booking is canceled');
  await expect(page.getByRole('link', { name: 'View the new booking' })).toBeVisible();
});

test('a name is corrected, and a wrong one is refused beside its field', RARE, async ({ page, site }) => {
  const booked = await bookStay(page.request, site, OLD);
  await visit(page, bookingPath(booked));
  await page.getByRole('button', { name: 'Correct name or email' }).click();
  await dialog(page).getByLabel('First name').fill('');
  await dialog(page).getByLabel('Email').fill('ida');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page).getByLabel('First name')).toBeFocused();
  await expect(dialog(page)).toContainText('Enter your first name.');
  await expectAccessible(page);
  await dialog(page).getByLabel('First name').fill('Ida');
  await dialog(page).getByLabel('Email').fill('ida@example.test');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('Ida Testa');
  await expect(page.getByRole('main')).toContainText('ida@example.test');
});
