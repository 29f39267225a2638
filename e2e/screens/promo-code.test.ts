/** The promo code at checkout: what it says, and what happens when the code ends while the page is open. */
import { createWire } from '@tenth-night/web/testing/wire';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { AS_OFFERED, chosenOf } from '../chosen-offer';
import { openScreen } from './open-screen';

const PROMO = '/rates/prebook/promo-code';
const summary = page.getByRole('complementary', { name: 'Your price' });
const payNow = () => /Pay now\$([\d,.]+)/.exec(summary.element().textContent ?? '')?.[1];
const field = page.getByRole('textbox', { name: 'Promo code' });
const link = page.getByRole('button', { name: 'Have a promo code?' });
const apply = page.getByRole('button', { name: 'Apply' });

beforeEach(() => commands.faults(AS_OFFERED));

async function open(wire = createWire()) {
  const chosen = chosenOf(await commands.findOffer(false));
  sessionStorage.clear();
  sessionStorage.setItem(...chosen.stored);
  await openScreen(chosen.address, wire);
  await expect.poll(payNow).toBeTruthy();
  return { wire, full: payNow() };
}

async function enter(code: string): Promise<void> {
  if (link.query()) await link.click();
  await field.fill(code);
  await apply.click();
}

describe('a promo code', () => {
  it('is taken off, and can be removed', async () => {
    const { full } = await open();
    await enter('welcome10');
    await expect.element(summary).toHaveTextContent(/Promo code WELCOME10−\$/);
    expect(payNow()).not.toBe(full);
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect.poll(payNow).toBe(full);
    await expect.element(field).toHaveFocus();
  });

  it.each([
    ['NOSUCHCODE', 'This code is not valid. Please check the spelling.'],
    ['FN-1234', 'This code is not valid. Please check the spelling.'],
    ['LASTSUMMER', 'This code has expired.'],
    ['FIRST100', 'This code has been used up.'],
    ['GRANDTOUR', 'This code is for stays that cost more.'],
  ])('says why it is refused, and the price stays: %s', async (code, words) => {
    const { full, wire } = await open();
    await enter(code);
    await expect.element(field).toHaveAccessibleDescription(words);
    expect([payNow(), (field.element() as HTMLInputElement).value]).toEqual([full, code]);
    expect(wire.calls('/rates/prebook').filter(({ path }) => path !== PROMO)).toHaveLength(1);
  });

  it.each([
    [() => Response.json({ refused: 'promo-code-currency' }), 'This code is not valid for prices in USD.'],
    [() => Response.json({ error: { code: 'rate_limited' } }, { status: 429 }), /too many requests/],
    [() => new Response('', { status: 503 }), 'We could not check the code. Please try again.'],
  ])('says what else can be in the way (%#)', async (answer, words) => {
    const wire = createWire();
    wire.answer(PROMO, answer);
    await open(wire);
    await enter('WELCOME10');
    await expect.element(field).toHaveAccessibleDescription(words);
  });

  it('that ends while the page is open has to be agreed to: the stay costs more then', async () => {
    const { wire, full } = await open();
    await enter('WELCOME10');
    await expect.element(summary).toHaveTextContent('Promo code WELCOME10');
    wire.answer(PROMO, () => Response.json({ refused: 'promo-code-expired' }));
    vi.setSystemTime(Date.now() + 24 * 60_000);
    document.dispatchEvent(new Event('visibilitychange'));
    const gate = page.getByRole('region', { name: 'Your promo code is no longer accepted' });
    await expect.element(gate).toHaveTextContent(`$${full}`);
    vi.useRealTimers();
    await expect.element(field).toHaveAccessibleDescription('This code has expired.');
    await expect.element(page.getByText('Payment opens when you accept the change above.')).toBeVisible();
    await gate.getByRole('button', { name: /^Yes, continue with/ }).click();
    await expect.poll(payNow).toBe(full);
  });

  it('that was stored and is refused does not stop the checkout', async () => {
    const chosen = chosenOf(await commands.findOffer(false));
    sessionStorage.setItem(...chosen.stored);
    sessionStorage.setItem(`promo-code:${chosen.offer.offerId}`, 'LASTSUMMER');
    await openScreen(chosen.address);
    await expect.element(field).toHaveAccessibleDescription('This code has expired.');
    await expect.poll(payNow).toBeTruthy();
    expect(page.getByRole('region', { name: /promo code|changed/ }).query()).toBeNull();
    expect(sessionStorage.getItem(`promo-code:${chosen.offer.offerId}`)).toBeNull();
  });
});
