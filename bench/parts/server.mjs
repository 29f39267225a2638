// Requests per second of our server beside a bare server that sends the same bytes.
import { startBare } from '../steps/bare-server.mjs';
import { hotelsOf, idsOf, placeOf, sendRaw } from '../steps/calls.mjs';
import { day, mediansOf } from '../steps/figures.mjs';
import { load } from '../steps/load.mjs';

const CITY = 'Lisbon';
const HOTELS_PER_CALL = 200;
const FIRST_CHECKIN = 260;
/** Different stays whose rates we cache before the measurement. */
const STAYS = 20;
/** Before it is measured, so that the code is compiled. */
const WARM_UP_MS = 2_000;

const stay = (k) => ({ checkIn: day(FIRST_CHECKIN + k), checkOut: day(FIRST_CHECKIN + k + 2) });

function searchOf(url, placeId, k) {
  const { checkIn, checkOut } = stay(k);
  return `${url}/search?placeId=${placeId}&place=${CITY}&checkin=${checkIn}&checkout=${checkOut}`;
}

const ratesOf = (api, hotelIds, k) => ({
  url: `${api}/search/rates/stream`,
  body: JSON.stringify({ hotelIds, ...stay(k), currency: 'USD' }),
});

async function requestsOf({ url, api }) {
  const hotelIds = idsOf(await hotelsOf(api, CITY)).slice(0, HOTELS_PER_CALL);
  const placeId = await placeOf(api, CITY);
  let page = 0;
  const fixed = (request) => () => request;
  return {
    home: fixed({ url: `${url}/` }),
    search: fixed({ url: searchOf(url, placeId, 0) }),
    hotel: fixed({ url: `${url}/hotel/${hotelIds[0]}` }),
    // Complete pages are kept by their address for some seconds. The number makes each one new.
    searches: () => {
      page += 1;
      return { url: `${searchOf(url, placeId, page % STAYS)}&n=${page}` };
    },
    rates: fixed(ratesOf(api, hotelIds, 0)),
  };
}

/** Puts the rates of every stay into the cache. They stay there for three minutes. */
async function warm(next) {
  for (let k = 0; k < STAYS; k++) {
    const { url, ...options } = next();
    await sendRaw(url, options);
  }
}

async function compare(next, pid, ms, rounds) {
  const { url, ...options } = next();
  const { bytes, headers } = await sendRaw(url, options);
  const { 'content-type': type, 'content-encoding': encoding } = headers;
  const bare = await startBare(bytes, { 'content-type': type, ...(encoding && { 'content-encoding': encoding }) });
  const bareNext = () => ({ ...options, url: bare.url });
  await load(next, pid, WARM_UP_MS);
  await load(bareNext, bare.pid, WARM_UP_MS);
  const [ours, theirs] = [[], []];
  for (let k = 0; k < rounds; k++) {
    ours.push(await load(next, pid, ms));
    theirs.push(await load(bareNext, bare.pid, ms));
  }
  await bare.stop();
  const of = (all) => mediansOf(all, ['perSecond', 'cpuMs']);
  return { kilobytes: bytes.byteLength / 1000, ours: of(ours), bare: of(theirs) };
}

export async function measureServer(host, { rounds, ms }) {
  const requests = await requestsOf(host);
  const results = {};
  for (const [name, next] of Object.entries(requests)) {
    await warm(next);
    results[name] = await compare(next, host.child.pid, ms, rounds);
  }
  return results;
}
