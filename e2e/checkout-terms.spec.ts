/** What a booking can be given back for, and what the hotel has changed since it was chosen. */
import type { Page } from '@playwright/test';
import type { PrebookBodyOffer } from '@tenth-night/contract/prebook-codec';
import { expectAccessible } from './accessible';
import {
  AS_OFFERED,
  changePrebook,
  choose,
  fillDetails,
  gate,
  money,
  PREBOOK,
  PREBOOK_AT_PROVIDER,
  payButton,
  payment,
  summary,
} from './chosen-offer';
import { isRefundable } from './paid-stay';
import { DESKTOP, expect, hold, PHONE, speak, takenOver, test } from './site';
import { addDays, momentIn, STAY, today } from './stay-dates';

const policy = (page: Page) =>
  summary(page).locator('div', { has: page.getByRole('heading', { name: 'Cancellation policy' }) });
const lines = (page: Page) => policy(page).getByRole('listitem');

/** From then on, in GMT: so much of the price in percent. */
type Step = readonly [from: string, percent: number];

async function openWithPolicy(page: Page, steps: readonly Step[], more: Partial<PrebookBodyOffer> = {}) {
  const { address, offer } = await choose(page);
  await changePrebook(page, ({ total, currency }) => ({
    refundable: true,
    partialRefund: false,
    freeCancellationUntil: null,
    cancellationChanged: false,
    cancellationPolicies: {
      cancelPolicyInfos: steps.map(([cancelTime, percent]) => ({
        ...{ cancelTime, currency, type: 'amount', timezone: 'GMT' },
        amount: (total * percent) / 100,
      })),
    },
    ...more,
  }));
  await page.goto(address);
  await expect(policy(page)).not.toContainText('Calculating');
  return offer;
}

/** Two penalties before check-in, and the minute before the first. */
const FIRST = `${addDays(STAY.checkin, -3)}T17:00:00Z`;
const SECOND = `${addDays(STAY.checkin, -1)}T17:00:00Z`;
const LAST_FREE_MINUTE = Date.parse(FIRST) - 60_000;
const gmt = (instant: string | number) => `${momentIn('UTC', instant)} GMT`;
const hotelTime = (instant: string | number) => `${momentIn('Europe/Copenhagen', instant)} hotel time`;

const left = (price: number, percent: number) => (price - (price * percent) / 100).toFixed(2);

test('[CANC-01][CANC-02][CANC-03][CANC-05] free until a minute before it costs everything, in GMT and in hotel time', async ({
  page,
}) => {
  await openWithPolicy(page, [[FIRST, 100]]);
  await expect(lines(page)).toHaveText([
    `Free cancellation until ${gmt(LAST_FREE_MINUTE)}${hotelTime(LAST_FREE_MINUTE)}`,
    `Non-refundable from ${gmt(FIRST)}${hotelTime(FIRST)}`,
  ]);
  await expect(policy(page)).toContainText('All dates and times are mentioned in GMT.');
});

test('[CANC-04] a part comes back in between', async ({ page }) => {
  const { price } = await openWithPolicy(page, [
    [FIRST, 40],
    [SECOND, 100],
  ]);
  await expect(lines(page)).toHaveText([
    new RegExp(`^Free cancellation until ${gmt(LAST_FREE_MINUTE)}`),
    `Partial refund before ${gmt(SECOND)} — USD ${left(price, 40)} refund${hotelTime(SECOND)}`,
    new RegExp(`^Non-refundable from ${gmt(SECOND)}`),
  ]);
});

test('[CANC-06] something comes back to the end', async ({ page }) => {
  const { price } = await openWithPolicy(page, [[FIRST, 40]]);
  await expect(lines(page).last()).toContainText(`Cancellation applies from ${gmt(FIRST)}`);
  await expect(lines(page).last()).toContainText(`USD ${left(price, 40)} refund`);
});

/** What stands there where the provider names no times. */
async function expectLine(page: Page, more: object, line: string): Promise<void> {
  await openWithPolicy(page, [], more);
  await expect(lines(page)).toHaveText([line]);
}

test('[CANC-07] without times a part may come back', ({ page }) =>
  expectLine(page, { partialRefund: true }, 'Partial refund may apply after free-cancel window'));

test('[CANC-08] without times all comes back', ({ page }) => expectLine(page, {}, 'Free cancellation'));

test('[CANC-09] without times nothing comes back', ({ page }) =>
  expectLine(page, { refundable: false }, 'Non-refundable'));

test('[CANC-09] what was free until yesterday is neither promised nor called refundable (OPEN-70)', async ({
  page,
}) => {
  await openWithPolicy(page, [[`${addDays(today(), -1)}T17:00:00Z`, 100]]);
  await expect(lines(page)).toHaveText(['Non-refundable']);
  await expect(summary(page).locator('dl')).toContainText('RefundableNo');
});

test('nor is it before prebook has answered', async ({ page }) => {
  const { address } = await choose(page, { isFit: isRefundable });
  await hold(page, PREBOOK);
  await page.clock.setFixedTime(new Date(`${addDays(STAY.checkin, -1)}T23:00:00Z`));
  await page.goto(address);
  await expect(policy(page)).toContainText('As you chose it: Non-refundable');
  await expect(summary(page).locator('dl')).toContainText('RefundableNo');
});

const CHANGED = { path: PREBOOK_AT_PROVIDER, kind: 'change' };

test('a dearer price stands beside the chosen one, and nobody pays before a yes (OPEN-68)', async ({ page, site }) => {
  const { address, offer } = await choose(page, { city: 'Lyon', isFit: ({ payAtHotel }) => payAtHotel > 0 });
  await site.faults({ ...CHANGED, pricePercent: 10 });
  await page.goto(address);
  await fillDetails(page);
  await expect(gate(page)).toContainText('Nothing is booked and nothing is paid.');
  await expect(gate(page)).toContainText(`You chose${money(offer.price + offer.payAtHotel)}`);
  const dearer = Math.round(offer.price * 110) / 100 + offer.payAtHotel;
  await expect(gate(page)).toContainText(`NowChanged: ${money(dearer)}`);
  await expect(payment(page)).toContainText('Payment opens when you have said yes to the change above.');
  await payButton(page).click({ force: true });
  await expect(gate(page)).toBeFocused();
  await expect(payment(page).locator('iframe')).toHaveCount(0);

  await gate(page)
    .getByRole('button', { name: `Yes, go on with ${money(dearer)}` })
    .click();
  await expect(gate(page)).toHaveCount(0);
  await expect(page.getByText('You said yes to the changed offer.')).toBeFocused();
  await expect(payment(page).locator('iframe')).toBeVisible();
  await expect(payButton(page)).toContainText(money(dearer - offer.payAtHotel));
});

test('another board and another policy are shown as changed, and another room can be chosen', async ({
  page,
  site,
}) => {
  const { address, hotelId } = await choose(page, { isFit: ({ board, refundable }) => board === 'RO' && refundable });
  await site.faults({ ...CHANGED, board: true, cancellation: true });
  await page.goto(address);
  await expect(gate(page)).toContainText(/You chose.*Room only.*Free cancellation until .* GMT/);
  await expect(gate(page)).toContainText(/Now.*Changed: (?!Room only).*Changed: /);
  await gate(page).getByRole('link', { name: 'Choose another room' }).click();
  await expect(page).toHaveURL(({ pathname }) => pathname === `/hotel/${hotelId}`);
});

const changes = (page: Page) =>
  gate(page)
    .getByRole('paragraph')
    .filter({ hasText: /^Changed:/ });

test('a policy that costs more only later is told as such', async ({ page, site }) => {
  await site.faults(AS_OFFERED);
  const { address } = await choose(page, { isFit: isRefundable });
  await changePrebook(page, () => ({ cancellationChanged: true }));
  await page.goto(address);
  await expect(changes(page)).toHaveText([
    'Changed: What cancelling costs later has changed: see the cancellation policy.',
  ]);
});

test('a refund that may be partial afterwards is told beside the time until which it is free', async ({
  page,
  site,
}) => {
  await site.faults(AS_OFFERED);
  const { address } = await choose(page, { isFit: isRefundable });
  await changePrebook(page, () => ({ partialRefund: true }));
  await page.goto(address);
  await expect(changes(page)).toHaveText([
    /^Changed: Free cancellation until .+ GMT · Partial refund may apply after free-cancel window$/,
  ]);
});

test('in a tab that has kept nothing, prebook is compared with the address', async ({ page, site }) => {
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

test('a lower price is said, and nobody is asked', async ({ page, site }) => {
  const { address, offer } = await choose(page);
  await site.faults({ ...CHANGED, pricePercent: -10 });
  const release = await hold(page, PREBOOK);
  await page.goto(address);
  await takenOver(page);
  // Only a region that is there before it speaks is heard.
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

test('an offer that is gone leads back to the hotel', async ({ page, site }) => {
  const { address, hotelId } = await choose(page);
  await site.faults({ path: PREBOOK_AT_PROVIDER, kind: 'sold-out' });
  await page.goto(address);
  await expect(payment(page).getByRole('alert')).toContainText(
    'This offer is gone: the room was sold, or its price has run out.',
  );
  await expect(payment(page).getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(summary(page)).not.toContainText('Calculating');
  await expect(payment(page).getByRole('link', { name: 'Choose another room' })).toBeVisible();
  await page.getByRole('region', { name: 'This offer is gone' }).getByRole('link').click();
  await expect(page).toHaveURL(({ pathname }) => pathname === `/hotel/${hotelId}`);
});

for (const [language, viewport] of [
  ['en', DESKTOP],
  ['ar', PHONE],
] as const) {
  test(`axe finds nothing in a change and a policy in ${language}, ${viewport.width} px wide`, async ({
    page,
    site,
  }) => {
    const { address } = await choose(page, { isFit: ({ partialRefund }) => partialRefund });
    await site.faults({ ...CHANGED, pricePercent: 10 });
    await page.setViewportSize(viewport);
    await speak(page, site.url, language);
    await page.goto(address);
    await expect(page.locator('#change-gate')).toBeVisible();
    await expect(page.locator('aside ol li').first()).toBeVisible();
    await expectAccessible(page);
    await site.faults(AS_OFFERED);
  });
}
