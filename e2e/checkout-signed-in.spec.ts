/** The checkout of a signed-in user. */
import { API_BASE } from '@tenth-night/contract/first-paths';
import { PATHS } from '@tenth-night/contract/paths';
import { signOutButton, test } from './account';
import { jsonOf } from './checked-answer';
import { AS_OFFERED, choose, details, PREBOOK } from './chosen-offer';
import { alwaysIf, expect, RARE } from './site';

test('[PAY-07] a signed-in user prebooks with their token', RARE, async ({ page, guest, site }) => {
  await site.faults(AS_OFFERED);
  const { address } = await choose(page);
  const asked = page.waitForRequest(PREBOOK);
  await page.goto(address);
  expect(await (await asked).headerValue('authorization')).toMatch(/^Bearer \S{20}/);
  await expect(details(page).getByLabel('Email')).toHaveValue(guest.email);
  await expect(details(page).getByLabel('First name')).toHaveValue('');
});

for (const where of ['in this tab', 'in another tab'] as const) {
  test(
    `signing out ${where} clears the details, and prebooks again without a user`,
    alwaysIf(where === 'in this tab'),
    async ({ page, guest, site, context }) => {
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

      const other = where === 'in this tab' ? page : await context.newPage();
      if (other !== page) await other.goto('/support');
      const askedAsNobody = page.waitForRequest(
        (request) => request.url().endsWith(PATHS.prebook) && !request.headers()['authorization'],
      );
      await signOutButton(other).click();
      await askedAsNobody;
      await expect(email).toHaveValue('');
      await expect(details(page).getByLabel('First name')).toHaveValue('');
      await expect.poll(kept).not.toContain(guest.email);
    },
  );
}

test('does not give the stored details of a user to the next visitor', RARE, async ({ page, guest, site }) => {
  await site.faults(AS_OFFERED);
  const { address } = await choose(page);
  await page.goto(address);
  await expect(details(page).getByLabel('Email')).toHaveValue(guest.email);
  // The session ends while no checkout is open that could notice it.
  await page.goto('/support');
  await page.context().clearCookies();
  await page.goto(address);
  await expect(details(page).getByLabel('Email')).toBeEnabled();
  await expect(details(page).getByLabel('Email')).toHaveValue('');
});

test('the details of the account fill the form, and typed text takes precedence', async ({ page, guest, site }) => {
  await site.faults(AS_OFFERED);
  const { token } = await jsonOf(await page.request.post(`${API_BASE}${PATHS.token}`, { data: {} }));
  const kept = { firstName: 'Ada', lastName: 'Testa', email: `mail.${guest.email}`, phone: '+353 1 555 0100' };
  const address = { address1: '1 Harbour Row', address2: '', city: 'Cork', state: '', zip: 'T12', country: 'IE' };
  const headers = { authorization: `Bearer ${token}` };
  const path = `${API_BASE}${PATHS.accountDetails}`;
  await jsonOf(await page.request.put(path, { data: { ...kept, ...address }, headers }));

  const offer = await choose(page);
  await page.goto(offer.address);
  const field = (label: string) => details(page).getByLabel(label);
  await expect(field('First name')).toHaveValue('Ada');
  await expect(field('Email')).toHaveValue(kept.email);
  await expect(field('Phone')).toHaveValue(kept.phone);
  await expect(field('City')).toHaveValue('Cork');
  await expect(field('Country')).toHaveValue('IE');
  await field('City').fill('Galway');
  await field('Phone').fill('');
  await expect(field('City')).toHaveValue('Galway');
  await expect(field('Phone')).toHaveValue('');
  await page.reload();
  await expect(field('First name')).toHaveValue('Ada');
  await expect(field('City')).toHaveValue('Galway');
});
