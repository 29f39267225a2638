// Checks that a hotel gets its own reviews and no others: `npm run bench:reviews`. Uses the built host and the sandbox.
// The sandbox's reviews service misplaces hotels, leaves some out, and lists similar ones. It also gives the correct
// answers.
import { say } from '../scripts/steps/command.mjs';
import { hotelsOf, idsOf, json } from './steps/calls.mjs';
import { NO_LATENCY, withHost } from './steps/host.mjs';

const CITIES = ['Paris', 'London', 'Rome', 'Tokyo', 'Istanbul'];
/** Per city. Contains more decoys than their real share, because we want to test those. */
const HOTELS_BY_FATE = { matched: 16, unlisted: 6, neighbour: 6, misplaced: 4, namesake: 4, twin: 3, far: 1 };
/** Listed, but farther away than our rules accept: no match is the correct answer. */
const OUT_OF_REACH = 'far';
const FOUND_SHARE = 0.95;
const IDS_PER_CALL = 200;

async function truthOf(sandboxUrl, hotels) {
  const truth = { matches: {}, fates: {} };
  for (let k = 0; k < hotels.length; k += IDS_PER_CALL) {
    const ids = idsOf(hotels.slice(k, k + IDS_PER_CALL));
    const { matches, fates } = await json(`${sandboxUrl}/__sandbox/review-matches?hotelIds=${ids}`);
    Object.assign(truth.matches, matches);
    Object.assign(truth.fates, fates);
  }
  return truth;
}

/** Takes hotels from the whole list of a city, because a list begins with the best. */
function sample(hotels, fates) {
  return Object.entries(HOTELS_BY_FATE).flatMap(([fate, count]) => {
    const all = hotels.filter(({ hotelId }) => fates[hotelId] === fate);
    return Array.from({ length: Math.min(count, all.length) }, (_, k) => all[Math.floor((k * all.length) / count)]);
  });
}

async function choose({ api, sandboxUrl }, city) {
  const hotels = await hotelsOf(api, city);
  const { matches, fates } = await truthOf(sandboxUrl, hotels);
  return sample(hotels, fates).map((hotel) => {
    const fate = fates[hotel.hotelId];
    return { hotel, fate, truth: fate === OUT_OF_REACH ? null : matches[hotel.hotelId] };
  });
}

async function locationOf(api, { hotelId, name, city, address, latitude, longitude }) {
  const query = new URLSearchParams({ hotelId, name, city, address, latitude, longitude, language: 'en' });
  const { data } = await json(`${api}/reviews/hotel?${query}`);
  return data?.match.location_id ?? null;
}

function report(results) {
  say('Reviews, by how the service lists the hotel: tried, right, wrong hotel, not found\n');
  for (const fate of Object.keys(HOTELS_BY_FATE)) {
    const of = results.filter((result) => result.fate === fate);
    const count = (isCounted) => String(of.filter(isCounted).length).padStart(6);
    const right = count(({ found, truth }) => found === truth);
    const wrong = count(({ found, truth }) => found !== null && found !== truth);
    const missed = count(({ found, truth }) => found === null && truth !== null);
    say(`${fate.padEnd(12)}${String(of.length).padStart(6)}${right}${wrong}${missed}`);
  }
  const wrong = results.filter(({ found, truth }) => found !== null && found !== truth);
  const listed = results.filter(({ truth }) => truth !== null);
  const share = listed.filter(({ found, truth }) => found === truth).length / listed.length;
  for (const { hotel, fate } of wrong) say(`  wrong: ${hotel.name} (${hotel.hotelId}, ${fate})`);
  say(`\nHotels tried                          ${results.length}`);
  say(`With another hotel's reviews          ${wrong.length} (target 0)${wrong.length === 0 ? '' : '   MISSED'}`);
  const verdict = share >= FOUND_SHARE ? '' : '   MISSED';
  say(`Found, of the hotels that are listed  ${(100 * share).toFixed(1)} % (target ${100 * FOUND_SHARE})${verdict}`);
  return wrong.length === 0 && share >= FOUND_SHARE;
}

await withHost(NO_LATENCY, async (host) => {
  const results = [];
  for (const city of CITIES) {
    for (const chosen of await choose(host, city))
      results.push({ ...chosen, found: await locationOf(host.api, chosen.hotel) });
  }
  process.exitCode = report(results) ? 0 : 1;
});
