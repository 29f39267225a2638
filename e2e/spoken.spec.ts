/**
 * What a screen reader says, in its order: roles, names and headings, in the files of `spoken/`. Names of hotels, prices
 * and dates are patterns there, so that they hold on any day. Written by hand: read them aloud.
 */
import { choose, details, payment, priceCard, stayCard } from './chosen-offer';
import {
  bookingPath,
  confirmationPath,
  openCancelDialog,
  openHotel,
  openPreferences,
  withTrips,
} from './pictures/ways';
import { allPriced, DESKTOP, expect, test, visit } from './site';
import { queryOf, STAY } from './stay-dates';

const RESULTS = `/search?place=Bratislava&${queryOf(STAY)}&adults=2&rooms=1`;

test.use({ viewport: DESKTOP });

test('the home page, its preferences, and a page that does not exist', async ({ page }) => {
  await openPreferences(page);
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot({ name: 'preferences.aria.yml' });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('banner')).toMatchAriaSnapshot({ name: 'header.aria.yml' });
  await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: 'home.aria.yml' });

  await visit(page, '/no-such-page');
  await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: 'not-found.aria.yml' });
});

test('the results and a hotel with its rates', async ({ page, site }) => {
  await visit(page, RESULTS);
  await allPriced(page);
  await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: 'results.aria.yml' });
  // How many hotels a filter leaves is said with it.
  await expect(page.getByRole('checkbox', { name: 'Breakfast', exact: true })).toHaveAccessibleDescription(/^[\d,]+$/);
  const comparison = page.getByRole('article').getByRole('button', { name: /what is this/ });
  await expect(comparison.first()).toHaveAccessibleName(/^Elsewhere \$[\d,.]+, what is this\?$/);

  await openHotel({ page, site });
  await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: 'hotel.aria.yml' });
  // Every 'Book' says what it books.
  const book = page.locator('#rooms').getByRole('link', { name: 'Book' }).first();
  await expect(book).toHaveAccessibleDescription(/^(Free cancellation|Partial refund|Non-refundable)/);
});

test('the checkout', async ({ page }) => {
  const isFit = (offer: { refundable: boolean; payAtHotel: number; board?: string | null }) =>
    !offer.refundable && offer.payAtHotel === 0 && offer.board === 'RO';
  await visit(page, (await choose(page, { isFit })).address);
  await expect(stayCard(page)).toMatchAriaSnapshot({ name: 'checkout-stay.aria.yml' });
  await expect(details(page)).toMatchAriaSnapshot({ name: 'checkout-details.aria.yml' });
  await expect(details(page).getByLabel('Email')).toHaveAccessibleDescription('We send your confirmation here.');
  await details(page).getByLabel('Email').fill('ada');
  await details(page).getByLabel('Phone').focus();
  await expect(details(page).getByLabel('Email')).toHaveAccessibleDescription(/^Enter a full email address/);
  await expect(priceCard(page)).toMatchAriaSnapshot({ name: 'checkout-price.aria.yml' });
  await expect(payment(page)).toMatchAriaSnapshot({ name: 'checkout-payment.aria.yml' });
});

test('a booking: its confirmation, its page, its cancellation, and Trips', async ({ page, site }) => {
  await visit(page, await confirmationPath({ page, site }));
  await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: 'confirmation.aria.yml' });
  await visit(page, await bookingPath({ page, site }));
  await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: 'booking.aria.yml' });
  await openCancelDialog(page);
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot({ name: 'cancel.aria.yml' });
  await withTrips({ page, site });
  await visit(page, '/trips');
  await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: 'trips.aria.yml' });
});
