/** Changes by the hotel after the offer was chosen. A screen test covers every cancellation policy. */
import { expectAccessible } from './accessible';
import {
  AS_OFFERED,
  choose,
  fillDetails,
  gate,
  money,
  PREBOOK,
  PREBOOK_AT_PROVIDER,
  payButton,
  payment,
  priceCard,
} from './chosen-offer';
import { isRefundable } from './paid-stay';
import { DESKTOP, expect, hold, PHONE, RARE, speak, takenOver, test } from './site';

const CHANGED = { path: PREBOOK_AT_PROVIDER, kind: 'change' };

test('shows a higher price beside the chosen one, and payment waits for the traveller to accept it (OPEN-68)', async ({
  page,
  site,
}) => {
  const { address, offer } = await choose(page, { city: 'Lyon', isFit: ({ payAtHotel }) => payAtHotel > 0 });
  await site.faults({ ...CHANGED, pricePercent: 10 });
  await page.goto(address);
  await fillDetails(page);
  await expect(gate(page)).toContainText('Nothing is booked or paid yet.');
  await expect(gate(page)).toContainText(`You chose${money(offer.price + offer.payAtHotel)}`);
  const dearer = Math.round(offer.price * 110) / 100 + offer.payAtHotel;
  await expect(gate(page)).toContainText(`NowChanged: ${money(dearer)}`);
  await expect(payment(page)).toContainText('Payment opens when you accept the change above.');
  await payButton(page).click({ force: true });
  await expect(gate(page)).toBeFocused();
  await expect(payment(page).locator('iframe')).toHaveCount(0);

  await gate(page)
    .getByRole('button', { name: `Yes, continue with ${money(dearer)}` })
    .click();
  await expect(gate(page)).toHaveCount(0);
  await expect(page.getByText('You accepted the changed offer.')).toBeFocused();
  await expect(payment(page).locator('iframe')).toBeVisible();
  await expect(payButton(page)).toContainText(money(dearer - offer.payAtHotel));
});

test(
  'marks a different board and cancellation policy as changed, and offers another room',
  RARE,
  async ({ page, site }) => {
    const { address, hotelId } = await choose(page, { isFit: ({ board, refundable }) => board === 'RO' && refundable });
    await site.faults({ ...CHANGED, board: true, cancellation: true });
    await page.goto(address);
    await expect(gate(page)).toContainText(/You chose.*Room only.*Free cancellation until .* GMT/);
    await expect(gate(page)).toContainText(/Now.*Changed: (?!Room only).*Changed: /);
    await gate(page).getByRole('link', { name: 'Choose another room' }).click();
    await expect(page).toHaveURL(({ pathname }) => pathname === `/hotel/${hotelId}`);
  },
);

test('compares prebook with the address if the tab has no stored offer', RARE, async ({ page, site }) => {
  await site.faults(AS_OFFERED);
  const { address, query, offer } = await choose(page, { isFit: isRefundable });
  await page.addInitScript((offerId) => sessionStorage.removeItem(`offer:${offerId}`), query['offerId']);
  await page.goto(address);
  await expect(payButton(page)).toBeVisible();
  await expect(gate(page)).toHaveCount(0);
  await site.faults({ ...CHANGED, pricePercent: 10 });
  await page.reload();
  await expect(gate(page)).toContainText(`You chose${money(offer.price + offer.payAtHotel)}`);
});

test('announces a lower price, and does not ask the traveller to accept it', RARE, async ({ page, site }) => {
  const { address, offer } = await choose(page);
  await site.faults({ ...CHANGED, pricePercent: -10 });
  const release = await hold(page, PREBOOK);
  await page.goto(address);
  await takenOver(page);
  // Screen readers announce only regions that exist before their text changes.
  const regions = page.getByRole('status');
  await regions.evaluateAll((all) => all.map((region) => region.setAttribute('data-early', '')));
  release();
  const lower = Math.round(offer.price * 90) / 100 + offer.payAtHotel;
  const told = regions.filter({ hasText: 'The price went down' });
  await expect(told).toHaveText(
    `The price went down: ${money(lower)} instead of ${money(offer.price + offer.payAtHotel)}.`,
  );
  await expect(told).toHaveAttribute('data-early');
  await expect(gate(page)).toHaveCount(0);
  await fillDetails(page);
  await expect(payment(page).locator('iframe')).toBeVisible();
});

test('leads back to the hotel if the offer is gone', RARE, async ({ page, site }) => {
  const { address, hotelId } = await choose(page);
  await site.faults({ path: PREBOOK_AT_PROVIDER, kind: 'sold-out' });
  await page.goto(address);
  await expect(payment(page).getByRole('alert')).toContainText(
    'This offer is gone. The room was sold, or its price has expired.',
  );
  await expect(payment(page).getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(priceCard(page)).not.toContainText('Calculating');
  await expect(payment(page).getByRole('link', { name: 'Choose another room' })).toBeVisible();
  await page.getByRole('region', { name: 'This offer is gone' }).getByRole('link').click();
  await expect(page).toHaveURL(({ pathname }) => pathname === `/hotel/${hotelId}`);
});

for (const [language, viewport] of [
  ['en', DESKTOP],
  ['ar', PHONE],
] as const) {
  test(
    `axe finds no problems in a changed offer and its policy in ${language}, ${viewport.width} px wide`,
    RARE,
    async ({ page, site }) => {
      const { address } = await choose(page, { isFit: ({ partialRefund }) => partialRefund });
      await site.faults({ ...CHANGED, pricePercent: 10 });
      await page.setViewportSize(viewport);
      await speak(page, site.url, language);
      await page.goto(address);
      await expect(page.locator('#change-gate')).toBeVisible();
      await expect(page.locator('aside ol li').first()).toBeVisible();
      await expectAccessible(page);
      await site.faults(AS_OFFERED);
    },
  );
}
