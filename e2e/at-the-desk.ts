/** A person who works at the desk, with an authenticator app. */
import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import { PASSWORD } from './account';
import { CONFIRM, linkTo } from './letters';
import { expect } from './site';
import type { Site } from './start-site';

/** The code of an authenticator app. */
export function codeOf(secret: string, at = Date.now()): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...secret.replaceAll(' ', '')]
    .map((one) => alphabet.indexOf(one).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)));
  const hash = createHmac('sha1', key).update(step).digest();
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** Signs up, sets up the app, and comes in. */
export async function comeIn(page: Page, site: Site, email: string): Promise<void> {
  await page.request.post('/api/auth/sign-up', { data: { email, password: PASSWORD } });
  await page.goto(await linkTo(site, email, CONFIRM));
  await expect(page.getByRole('main')).toContainText('confirmed');
  await page.goto('/desk');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('main')).toContainText('Look into your mailbox');
  await page.goto('about:blank');
  await page.goto(await linkTo(site, email, '/desk'));
  const secret = (await page.locator('code').textContent()) ?? '';
  await page.getByLabel('The code that the app shows now').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('main')).toContainText('What waits for a person');
}
