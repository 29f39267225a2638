/** The checkout of somebody who is signed in. */
import { PATHS } from '@tenth-night/contract/paths';
import { signOutButton, test } from './account';
import { AS_OFFERED, choose, details, PREBOOK } from './chosen-offer';
import { expect } from './site';

test('[PAY-07] who is signed in prebooks as such', async ({ page, guest, site }) => {
  await site.faults(AS_OFFERED);
  const { address } = await choose(page);
  const asked = page.waitForRequest(PREBOOK);
  await page.goto(address);
  expect(await (await asked).headerValue('authorization')).toMatch(/^Bearer \S{20}/);
  await expect(details(page).getByLabel('Email')).toHaveValue(guest.email);
  await expect(details(page).getByLabel('First name')).toHaveValue('');
});

for (const where of ['here', 'in another tab'] as const) {
  test(`whoever signs out ${where} leaves neither details nor a prebook behind`, async ({
    page,
    guest,
    site,
    context,
  }) => {
    await site.faults(AS_OFFERED);
    const { address } = await choose(page);
    await page.goto(address);
    const email = details(page).getByLabel('Email');
    await expect(email).toHaveValue(guest.email);
    await details(page).getByLabel('First name').fill('Mira');
    await email.fill(`my.${guest.email}`);
    const kept = () => page.evaluate(() => sessionStorage.getItem('payer'));
    await expect.poll(kept).toContain(`my.${guest.email}`);
    await page.reload();
    await expect(email).toHaveValue(`my.${guest.email}`);

    const other = where === 'here' ? page : await context.newPage();
    if (other !== page) await other.goto('/support');
    const askedAsNobody = page.waitForRequest(
      (request) => request.url().endsWith(PATHS.prebook) && !request.headers()['authorization'],
    );
    await signOutButton(other).click();
    await askedAsNobody;
    await expect(email).toHaveValue('');
    await expect(details(page).getByLabel('First name')).toHaveValue('');
    await expect.poll(kept).not.toContain(guest.email);
  });
}

test('details that were kept for a user are not given to whoever comes next', async ({ page, guest, site }) => {
  await site.faults(AS_OFFERED);
  const { address } = await choose(page);
  await page.goto(address);
  await expect(details(page).getByLabel('Email')).toHaveValue(guest.email);
  // No checkout is told that the session has ended.
  await page.goto('/support');
  await page.context().clearCookies();
  await page.goto(address);
  await expect(details(page).getByLabel('Email')).toBeEnabled();
  await expect(details(page).getByLabel('Email')).toHaveValue('');
});
