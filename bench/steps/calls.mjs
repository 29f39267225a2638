// Calls to our API and to the sandbox.
import http from 'node:http';

export const SANDBOX_HEADERS = { 'x-api-key': 'sand_bench', 'content-type': 'application/json' };

/** Without a browser's name we would count as a robot, and pages would come without prices. */
export const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

export const json = async (url) => (await fetch(url)).json();

/** The id of the first place that fits the text. */
export const placeOf = async (api, text) =>
  (await json(`${api}/data/places?textQuery=${encodeURIComponent(text)}&language=en`)).data[0].id;

export const hotelsOf = async (api, text) =>
  (await json(`${api}/data/hotels?placeId=${await placeOf(api, text)}&language=en`)).data;

export const idsOf = (hotels) => hotels.map(({ hotelId }) => hotelId);

/** Those that have a room for two. Asks the sandbox itself, so that nothing is in our caches. */
export async function withRates(sandboxUrl, hotelIds, { checkin, checkout }) {
  const party = { occupancies: [{ adults: 2 }], currency: 'USD', guestNationality: 'US' };
  const body = JSON.stringify({ hotelIds, checkin, checkout, ...party, maxRatesPerHotel: 1 });
  const response = await fetch(`${sandboxUrl}/v3.0/hotels/rates`, { method: 'POST', headers: SANDBOX_HEADERS, body });
  return idsOf((await response.json()).data ?? []);
}

/** Lets the sandbox draw the photos of a hotel. A provider has them as files, and draws nothing during a visit. */
export async function drawPhotos(sandboxUrl, hotelId) {
  const address = `${sandboxUrl}/v3.0/data/hotel?hotelId=${hotelId}`;
  const { data } = await (await fetch(address, { headers: SANDBOX_HEADERS })).json();
  const urls = [...data.hotelImages, ...data.rooms.flatMap(({ photos }) => photos)].map(({ url }) => url);
  for (const url of new Set(urls)) await (await fetch(url)).arrayBuffer();
}

/** Resolves to { status, headers, bytes }. The bytes are as sent: nothing is decompressed. */
export function sendRaw(url, { body, headers, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const usual = { 'user-agent': BROWSER, 'accept-encoding': 'br', ...type };
    const settings = { ...options, headers: { ...usual, ...headers } };
    const request = http.request(url, { method: body === undefined ? 'GET' : 'POST', ...settings }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, bytes: Buffer.concat(chunks) }),
      );
    });
    request.on('error', reject);
    request.end(body);
  });
}
