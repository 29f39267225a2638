/** Saved hotels, their comparison and a shared list, on good and on bad days. Journeys test the way there. */
import { createWire, type Wire } from '@tenth-night/web/testing/wire';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { queryOf, STAY } from '../stay-dates';
import { openScreen } from './open-screen';

const CARDS = '/data/hotel-cards';
const RATES = '/hotels/rates';
const stay = queryOf(STAY);

let ids: string[];
beforeEach(async () => {
  const get = async (path: string) => (await (await fetch(`/api${path}`)).json()).data;
  const [place] = await get('/data/places?textQuery=Rome&language=en');
  const hotels = await get(`/data/hotels?placeId=${place.id}&language=en`);
  ids = hotels.slice(0, 3).map(({ hotelId }: { hotelId: string }) => hotelId);
});

/** As the hearts of earlier visits left it. */
function save(...saved: string[]): void {
  const hotels = saved.map((hotelId, i) => ({ hotelId, name: `Saved ${i + 1}`, city: 'Rome', thumbnail: null }));
  localStorage.setItem(
    'saved',
    JSON.stringify({ version: 1, last: 'main', lists: [{ id: 'main', name: null, hotels }] }),
  );
}

const card = page.getByRole('article');
const failing = (path: string): Wire => {
  const wire = createWire();
  wire.answer(path, () => Response.json({ error: { code: 'provider_failed', message: '' } }, { status: 502 }));
  return wire;
};

describe('saved hotels', () => {
  it('tell a visitor without any how to save one', async () => {
    localStorage.removeItem('saved');
    await openScreen('/saved');
    await expect.element(page.getByRole('heading', { name: 'No hotels here yet' })).toBeVisible();
    await expect.element(page.getByText('Kept in this browser.')).toBeVisible();
  });

  it('are empty, and the page works, if the stored value is broken', async () => {
    localStorage.setItem('saved', '{"version":1,"lists":[{}]}');
    await openScreen('/saved');
    await expect.element(page.getByRole('heading', { name: 'No hotels here yet' })).toBeVisible();
  });

  it('keep their names while the hotel partner is silent', async () => {
    save(ids[0] ?? '');
    await openScreen(`/saved?${stay}`, failing(CARDS));
    await expect.element(card.getByText('Saved 1')).toBeVisible();
    await expect.element(card.getByText(/total, 3 nights|No rooms for these dates/)).toBeVisible();
  });

  it('say that a price is unavailable, and ask again on request', async () => {
    save(ids[0] ?? '');
    const wire = failing(RATES);
    await openScreen(`/saved?${stay}`, wire);
    await expect.element(card.getByText('Price unavailable now')).toBeVisible();
    wire.clear(RATES);
    await card.getByRole('button', { name: 'Try again' }).click();
    await expect.element(card.getByText(/total, 3 nights|No rooms for these dates/)).toBeVisible();
  });

  it('show a hotel that no longer exists without a link and without a price', async () => {
    save('lp-gone');
    const wire = createWire();
    await openScreen(`/saved?${stay}`, wire);
    await expect.element(card.getByText('No longer available.')).toBeVisible();
    expect(card.getByRole('link').query()).toBeNull();
    await card.getByRole('button', { name: 'Save Saved 1' }).click();
    await expect.element(page.getByRole('heading', { name: 'No hotels here yet' })).toBeVisible();
  });

  it('can be chosen for a comparison, up to four', async () => {
    save(...ids, 'x1', 'x2');
    const wire = createWire();
    wire.answer(CARDS, () => Response.json({ data: { cards: [], gone: [] } }));
    await openScreen(`/saved?${stay}`, wire);
    await page.getByRole('checkbox', { name: 'Compare Saved 1' }).click();
    await expect.element(page.getByText('Choose one more hotel to compare')).toBeVisible();
    for (const place of [2, 3, 4]) await page.getByRole('checkbox', { name: `Compare Saved ${place}` }).click();
    await expect.element(page.getByText('4 of 4 chosen')).toBeVisible();
    await expect.element(page.getByRole('checkbox', { name: 'Compare Saved 5' })).toBeDisabled();
  });

  it('ask a visitor to sign in before sharing', async () => {
    save(ids[0] ?? '');
    await openScreen(`/saved?${stay}`);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect.element(page.getByText(/You need an account to share a list/)).toBeVisible();
    await expect.element(page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  });
});

describe('a comparison', () => {
  it('is a table with a column for each hotel, its price now, and the facilities that differ', async () => {
    await openScreen(`/saved/compare?hotels=${ids.join(',')}&${stay}`);
    await expect.element(page.getByRole('columnheader').first()).toBeVisible();
    await expect.poll(() => page.getByRole('columnheader').elements().length).toBe(3);
    for (const name of ['Price now', 'Guest rating', 'Stars', 'Facilities that differ'])
      await expect.element(page.getByText(name, { exact: true }).first()).toBeVisible();
    await expect.poll(() => page.getByText(/total, 3 nights|No rooms for these dates/).elements().length).toBe(3);
    const [choose] = page.getByRole('link', { name: 'Choose a room' }).elements();
    expect(choose?.getAttribute('href')).toMatch(new RegExp(`^/hotel/${ids[0]}\\?.*checkin=${STAY.checkin}.*#rooms$`));
  });

  it('shows a facility that all have in one folded line, and says in words who has one', async () => {
    const wire = createWire();
    const cardOf = (hotelId: string, facilities: string[]) => ({
      ...{ hotelId, name: hotelId, city: null, country: null, stars: null, rating: null, reviewCount: null },
      ...{ thumbnail: null, latitude: null, longitude: null, facilities },
    });
    const cards = [cardOf('a', ['Pool', 'Free WiFi']), cardOf('b', ['Free WiFi'])];
    wire.answer(CARDS, () => Response.json({ data: { cards, gone: [] } }));
    await openScreen(`/saved/compare?hotels=a,b&${stay}`, wire);
    await expect.element(page.getByRole('cell', { name: 'Yes: Pool' })).toBeVisible();
    await expect.element(page.getByRole('cell', { name: 'No: Pool' })).toBeVisible();
    await expect.element(page.getByText('Free WiFi')).not.toBeVisible();
    await page.getByText('Facilities they share (1)').click();
    await expect.element(page.getByText('Free WiFi')).toBeVisible();
  });

  it('compares no facilities while it does not know those of all hotels', async () => {
    await openScreen(`/saved/compare?hotels=${ids.join(',')}&${stay}`, failing(CARDS));
    await expect.element(page.getByText('Not available now').first()).toBeVisible();
    expect(page.getByText('Facilities that differ').query()).toBeNull();
  });

  it('asks for at least two hotels', async () => {
    await openScreen(`/saved/compare?hotels=${ids[0]}`);
    await expect.element(page.getByRole('heading', { name: 'Choose at least two hotels' })).toBeVisible();
  });
});

it('a link that has ended says so in plain words', async () => {
  await openScreen('/lists/not-a-list-of-anybody');
  await expect.element(page.getByRole('heading', { name: 'This list is no longer shared' })).toBeVisible();
});
