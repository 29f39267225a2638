// What a visitor with a slow phone waits for, beside a still page in the same run. Every visit begins with empty caches
// in the browser; a search has a new date and a hotel was never opened before, so the provider has to answer. It has the
// photos as files, but we have made no picture of them yet.
import { drawPhotos, hotelsOf, idsOf, withRates } from '../steps/calls.mjs';
import { day, mediansOf } from '../steps/figures.mjs';
import { observe } from '../steps/observe.mjs';
import { onPhone } from '../steps/phone.mjs';
import { startStillPage } from '../steps/still-page.mjs';

const CITY = 'Lisbon';
/** Later paints than this are not part of the page's arrival. */
const SETTLE_MS = 1_500;
const PATIENCE = { timeout: 60_000 };
const FIRST_CHECKIN = 200;

const settle = (page) => page.waitForTimeout(SETTLE_MS);

/** Waits until the page has seen it, then for late paints. */
const until = (name) => async (page) => {
  await page.waitForFunction((field) => window.seen[field] !== null, name, PATIENCE);
  await settle(page);
};

const STAY = { checkin: day(FIRST_CHECKIN), checkout: day(FIRST_CHECKIN + 2) };
const hotel = (url, hotelId) => `${url}/hotel/${hotelId}?${new URLSearchParams({ ...STAY, adults: '2', rooms: '1' })}`;

const search = (url, k) =>
  `${url}/search?place=${CITY}&checkin=${day(FIRST_CHECKIN + k)}&checkout=${day(FIRST_CHECKIN + k + 3)}`;

/** Chooses the place, waits until the form has prepared the results, and presses Search. */
async function chooseAndPress(page, wire) {
  const field = page.locator('input[name=place]');
  await field.click();
  await page.locator('input[name=place][role=combobox]').waitFor();
  await field.fill(CITY);
  await page.locator('[role=listbox] [role=option]', { hasText: CITY }).first().click();
  await wire.quiet();
  // The first wait loads the script of the test tool. Between press and card it took 60 ms that no visitor waits for.
  await page.waitForFunction(() => true);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.waitForFunction(() => window.seen.card !== null, null, PATIENCE);
}

async function visitsOf(browser, { url }, still, hotelId, k) {
  const visit = (address, work) => onPhone(browser, address, observe, work);
  const pressed = await visit(`${url}/`, chooseAndPress);
  return {
    still: await visit(still.url, settle),
    home: await visit(`${url}/`, settle),
    search: await visit(search(url, k), until('price')),
    hotel: await visit(hotel(url, hotelId), until('room')),
    known: await visit(hotel(url, hotelId), until('room')),
    press: { card: pressed.card - pressed.pressed },
  };
}

export async function measurePages(browser, host, rounds) {
  const fine = idsOf((await hotelsOf(host.api, CITY)).filter(({ stars }) => stars >= 4));
  const hotels = await withRates(host.sandboxUrl, fine.slice(0, 50), STAY);
  for (const hotelId of hotels.slice(0, rounds)) await drawPhotos(host.sandboxUrl, hotelId);
  const still = await startStillPage(`${host.url}/`);
  const visits = [];
  for (let k = 0; k < rounds; k++) visits.push(await visitsOf(browser, host, still, hotels[k], k));
  await still.stop();
  const of = (page, ...fields) =>
    mediansOf(
      visits.map((visit) => visit[page]),
      fields,
    );
  const wire = ['requests', 'scriptKib'];
  return {
    still: of('still', 'first', 'largest'),
    home: of('home', 'first', 'largest', 'blocking', ...wire),
    search: of('search', 'first', 'largest', 'card', 'price', 'blocking', ...wire),
    hotel: of('hotel', 'first', 'largest', 'room', 'blocking', ...wire),
    known: of('known', 'largest', 'room'),
    press: of('press', 'card'),
  };
}
