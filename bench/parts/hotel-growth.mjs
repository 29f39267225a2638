// How a search grows with the number of hotels: the time to the last price, and the calls that we make to the provider.
import { hotelsOf, idsOf, json, sendRaw } from '../steps/calls.mjs';
import { day } from '../steps/figures.mjs';
import { inBatches } from '../steps/in-batches.mjs';

/** About 50, 200, 1,000 and 5,000 hotels. */
const PLACES = ['Temple of Hatshepsut', 'Reykjavik', 'Tokyo', 'London'];
const STAY = { checkIn: day(330), checkOut: day(333) };

async function searchOf({ api, sandboxUrl }, place) {
  // Empties the list of calls, not our caches.
  await fetch(`${sandboxUrl}/__sandbox/reset`, { method: 'POST' });
  const begun = performance.now();
  const ids = idsOf(await hotelsOf(api, place));
  const listMs = performance.now() - begun;
  const ask = async (hotelIds) => {
    const body = JSON.stringify({ hotelIds, ...STAY, currency: 'USD' });
    const { status } = await sendRaw(`${api}/search/rates/stream`, { body });
    if (status !== 200) throw new Error(`The rates of ${place} answered ${status}`);
  };
  const pricesMs = await inBatches(ids, ask);
  const { requests } = await json(`${sandboxUrl}/__sandbox/ledger`);
  return { place, hotels: ids.length, ms: listMs + pricesMs, calls: requests.length };
}

export async function growWithHotels(host) {
  const points = [];
  for (const place of PLACES) points.push(await searchOf(host, place));
  return points;
}
