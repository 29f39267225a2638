/** Earns a free night by calls. */
import type { Page } from '@playwright/test';
import { bookStay } from './booked';
import { expect } from './site';
import type { Site } from './start-site';
import { stayIn } from './stay-dates';

/** Twelve nights: ten for the free night, two for the next one. */
export const LONG = { city: 'Munich', ...stayIn(135, 12) };

/** For a signed-in user: books and ends a stay of twelve nights. */
export async function earn(page: Page, site: Site): Promise<void> {
  const { clientReference: reference } = await bookStay(page.request, site, LONG);
  const { token } = await (await page.request.post('/api/auth/token')).json();
  const headers = { authorization: `Bearer ${token}` };
  expect((await page.request.post('/api/rewards/end-stay', { data: { reference }, headers })).status()).toBe(200);
  const isReady = async () => {
    const { data } = await (await page.request.get('/api/rewards', { headers })).json();
    return data.freeNights[0]?.state;
  };
  await expect.poll(isReady).toBe('ready');
}
