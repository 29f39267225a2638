/** The checkout, with every cancellation policy and change that the hotel can send. Journeys test the payment. */
import type { PrebookAnswer, PrebookBodyOffer } from '@tenth-night/contract/prebook-codec';
import { createWire } from '@tenth-night/web/testing/wire';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { AS_OFFERED, chosenOf } from '../chosen-offer';
import { addDays, hotelTime, momentIn, STAY, today } from '../stay-dates';
import { openScreen } from './open-screen';

const PREBOOK = '/rates/prebook';
const stay = page.getByRole('region', { name: 'Your stay' });
const summary = page.getByRole('complementary', { name: 'Your price' });
const policy = () => {
  const title = summary.getByRole('heading', { name: 'Cancellation policy' }).query();
  return title?.parentElement ?? null;
};
const lines = () => [...(policy()?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
const gmtLines = () => [...(policy()?.querySelectorAll('ol + div p') ?? [])].map(({ textContent }) => textContent);
const payment = page.getByRole('region', { name: 'Payment' });
const gate = page.getByRole('region', { name: 'The hotel changed this offer' });

beforeEach(() => commands.faults(AS_OFFERED));

async function choose(isRefundable = false) {
  const chosen = chosenOf(await commands.findOffer(isRefundable));
  sessionStorage.setItem(...chosen.stored);
  return chosen;
}

/** A wire on which prebook answers with some parts of its offer changed. */
function changedPrebook(change: (offer: PrebookBodyOffer) => object, more: Partial<PrebookAnswer['data']> = {}) {
  const wire = createWire();
  wire.change(PREBOOK, ({ data }: PrebookAnswer) => ({
    data: { ...data, ...more, offer: { ...data.offer, ...change(data.offer) } },
  }));
  return wire;
}

/** From a time on, in GMT, cancelling costs a share of the price in percent. */
type Step = readonly [from: string, percent: number];

async function openWithPolicy(steps: readonly Step[], more: Partial<PrebookBodyOffer> = {}) {
  const { address, offer } = await choose();
  const wire = changedPrebook(({ total, currency }) => ({
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
  await openScreen(address, wire);
  await expect.poll(() => policy()?.textContent).not.toMatch(/^$|Calculating/);
  return offer;
}

/** Two penalties before check-in, and the minute before the first. */
const FIRST = `${addDays(STAY.checkin, -3)}T17:00:00Z`;
const SECOND = `${addDays(STAY.checkin, -1)}T17:00:00Z`;
const LAST_FREE_MINUTE = Date.parse(FIRST) - 60_000;
const gmt = (instant: string | number) => `${momentIn('UTC', instant)} GMT`;
const local = (instant: string | number) => `${hotelTime('Europe/Copenhagen', instant)}hotel time`;
const left = (price: number, percent: number) => (price - (price * percent) / 100).toFixed(2);

describe('the cancellation policy', () => {
  it('[CANC-01][CANC-02][CANC-03][CANC-05] is free until a minute before the penalty, in hotel time and in GMT', async () => {
    await openWithPolicy([[FIRST, 100]]);
    await expect
      .poll(lines)
      .toEqual([`Free cancellation until ${local(LAST_FREE_MINUTE)}`, `Non-refundable from ${local(FIRST)}`]);
    expect(gmtLines()).toEqual([
      `Free cancellation until ${gmt(LAST_FREE_MINUTE)}`,
      `Non-refundable from ${gmt(FIRST)}`,
      'All dates and times are mentioned in GMT.',
    ]);
  });

  it('[CANC-04] has a partial refund between two penalties', async () => {
    const { price } = await openWithPolicy([
      [FIRST, 40],
      [SECOND, 100],
    ]);
    await expect
      .poll(lines)
      .toEqual([
        `Free cancellation until ${local(LAST_FREE_MINUTE)}`,
        `Partial refund before ${local(SECOND)}USD ${left(price, 40)} refund`,
        `Non-refundable from ${local(SECOND)}`,
      ]);
    expect(gmtLines()).toContain(`Partial refund before ${gmt(SECOND)} — USD ${left(price, 40)} refund`);
  });

  it('[CANC-06] has a refund until the end if no penalty takes everything', async () => {
    const { price } = await openWithPolicy([[FIRST, 40]]);
    await expect.poll(() => lines().at(-1)).toContain(`Cancellation applies from ${local(FIRST)}`);
    expect(gmtLines()).toContain(`Cancellation applies from ${gmt(FIRST)}`);
    expect(lines().at(-1)).toContain(`USD ${left(price, 40)} refund`);
  });

  /** The line if the provider names no times. */
  async function expectOneLine(offer: Partial<PrebookBodyOffer>, line: string) {
    await openWithPolicy([], offer);
    await expect.poll(lines).toEqual([line]);
  }

  it('[CANC-07] may refund a part if the provider names no times', () =>
    expectOneLine({ partialRefund: true }, 'Partial refund may apply after free-cancel window'));

  it('[CANC-08] is free if the provider names no times', () => expectOneLine({}, 'Free cancellation'));

  it('[CANC-09] refunds nothing if the provider names no times', () =>
    expectOneLine({ refundable: false }, 'Non-refundable'));

  it('[CANC-09] does not call an offer refundable if its free cancellation ended yesterday (OPEN-70)', async () => {
    await openWithPolicy([[`${addDays(today(), -1)}T17:00:00Z`, 100]]);
    await expect.poll(lines).toEqual(['Non-refundable']);
    await expect.element(stay).toHaveTextContent('RefundableNo');
  });

  it('does not promise a refund after the deadline, even before prebook has answered', async () => {
    const { address } = await choose(true);
    const wire = createWire();
    const release = wire.hold(PREBOOK);
    vi.setSystemTime(`${addDays(STAY.checkin, -1)}T23:00:00Z`);
    await openScreen(address, wire);
    await expect.poll(() => policy()?.textContent).toContain('You chose: Non-refundable');
    await expect.element(stay).toHaveTextContent('RefundableNo');
    vi.useRealTimers();
    release();
  });
});

describe('a change by the hotel', () => {
  const changes = () =>
    [...(gate.query()?.querySelectorAll('p') ?? [])]
      .map(({ textContent }) => textContent)
      .filter((text) => text.startsWith('Changed:'));

  it('says that only a later cancellation costs more', async () => {
    const { address } = await choose(true);
    await openScreen(
      address,
      changedPrebook(() => ({ cancellationChanged: true })),
    );
    await expect
      .poll(changes)
      .toEqual(['Changed: The later cancellation fees have changed. See the cancellation policy.']);
  });

  it('says when free cancellation ends, and that the refund may be partial', async () => {
    const { address } = await choose(true);
    await openScreen(
      address,
      changedPrebook(() => ({ partialRefund: true })),
    );
    await expect
      .poll(() => changes().join())
      .toMatch(/^Changed: Free cancellation until .+ GMT · Partial refund may apply after free-cancel window$/);
  });
});

it('[CHK-23] says that the offer is missing, and sends no request', async () => {
  const wire = createWire();
  await openScreen('/checkout?hotelId=lp1897', wire);
  await expect.element(page.getByRole('alert')).toHaveTextContent('Missing offerId');
  await expect.element(page.getByRole('alert').getByRole('link')).toHaveTextContent('Back to search');
  expect(page.getByRole('form', { name: 'Your details' }).query()).toBeNull();
  expect(wire.calls('/')).toEqual([]);
});

it('[PAY-18][PAY-19] offers no payment if prebook gives no keys', async () => {
  const { address } = await choose();
  await openScreen(
    address,
    changedPrebook(() => ({}), { secretKey: null }),
  );
  await expect
    .element(payment.getByRole('alert'))
    .toHaveTextContent('Prebook did not return required keys for Payment SDK');
  expect(payment.query()?.querySelector('iframe')).toBeNull();
});
