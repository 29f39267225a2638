/**
 * Sends requests to every route of our API. Some fit its schema, and some do not. No request may end with a 5xx or
 * without an answer. A short form runs with all tests; `npm run test:fuzz` sends many more and prints its seed.
 */
import type { InjectOptions, RouteOptions } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DESK_VARIABLES, enrol, newStaff } from '../../modules/desk/testing/test-desk';
import { jsonOf } from '../checked-answer';
import { createChance } from '../faults/chance';
import { startTestApi, type TestApi } from '../test-api';
import { createVisitor } from '../test-visitor';
import { type Known, type Schema, valueFor } from './from-schema';

const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 400);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_271_116);
const ANSWER_WITHIN_MS = 60_000;
const FIRST_SERVER_ERROR = 500;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const METHODS: readonly unknown[] = ['GET', 'POST', 'PUT', 'DELETE'] satisfies Method[];
type Route = { readonly method: Method; readonly url: string; readonly schema: RouteOptions['schema'] };

let api: TestApi;
let known: Known;
const routes: Route[] = [];

beforeAll(async () => {
  api = await startTestApi({
    variables: DESK_VARIABLES,
    sendsMail: true,
    onRoute: ({ method, url, schema }) => {
      const isOurs = !url.endsWith('*') && METHODS.includes(method);
      if (isOurs) routes.push({ method: method as Method, url, schema });
    },
  });
  known = await knownIn(api);
});
afterAll(() => api.close());

/** Real values from a traveller's journey, up to a booking that is never paid. */
async function knownIn({ app }: TestApi): Promise<Known> {
  const get = async (path: string) => jsonOf(await app.inject(`/api${path}`)).data;
  const post = async (path: string, payload: object) =>
    jsonOf(await app.inject({ method: 'POST', url: `/api${path}`, payload }));
  const [place] = await get('/data/places?textQuery=Cork&language=en');
  const hotels: { readonly hotelId: string }[] = await get(`/data/hotels?placeId=${place.id}&language=en`);
  const hotelIds = hotels.slice(0, 20).map(({ hotelId }) => hotelId);
  const stay = { checkin: '2027-03-12', checkout: '2027-03-15', occupancies: [{ adults: 2 }] };
  const rates = await post('/hotels/rates', { hotelIds, ...stay, offersPerHotel: 3 });
  await api.faults({ path: '/v3.0/rates/prebook', kind: 'as-offered' });
  const { offerId } = rates.hotels[0].offers[0];
  const { prebookId, transactionId } = (await post('/rates/prebook', { offerId })).data;
  const holder = { firstName: 'Ada', lastName: 'Testa', email: 'ada@example.test' };
  const payment = { method: 'TRANSACTION_ID', transactionId };
  const { clientReference, token } = (await post('/rates/book', { prebookId, holder, payment })).data;
  const visitor = createVisitor(api);
  await visitor.post('/auth/sign-up', { email: 'fuzz@example.test', password: 'tulips and rain' });
  const bearer = jsonOf(await visitor.post('/auth/token')).token;
  const staff = await newStaff(api);
  await enrol(api, staff, Date.now());
  return {
    ...{ id: [place.id, ...hotelIds], placeId: [place.id], hotelId: hotelIds, hotelIds: [hotelIds] },
    ...{ checkin: [stay.checkin], checkout: [stay.checkout], adults: [1, 2], currency: ['EUR', 'JPY'] },
    ...{ language: ['en', 'de'], guestNationality: ['US'], textQuery: ['Cork'], latitude: [51.9], longitude: [-8.5] },
    ...{ offerId: [offerId], prebookId: [prebookId], transactionId: [transactionId], holder: [holder] },
    ...{ reference: [clientReference], token: [token], cookie: [visitor.cookieHeader(), 'a=b'] },
    ...{ email: ['fuzz@example.test', 'new@example.test'], password: ['tulips and rain', 'x'] },
    ...{ authorization: [`Bearer ${bearer}`, 'Bearer x', 'x'], staff: [staff.headers['authorization']] },
    ...{ action: ['cancel', 'look-up', 'send-letter'], q: [clientReference, 'ada', '%'] },
  };
}

it(`answers ${REQUESTS} odd requests, seed ${SEED}, without a server error`, {
  timeout: REQUESTS * 1_000,
}, async () => {
  const chance = createChance(SEED);
  const wrong: string[] = [];
  for (let count = 0; count < REQUESTS; count++) {
    const request = requestFor(chance.pick(routes));
    const answer = await Promise.race([api.app.inject(request), late()]);
    if (answer === null || answer.statusCode >= FIRST_SERVER_ERROR) {
      wrong.push(
        `${answer?.statusCode ?? 'no answer'} ${answer?.body.slice(0, 200)} to ${JSON.stringify(request).slice(0, 600)}`,
      );
    }
  }
  expect(wrong).toEqual([]);
  expect(routes.length).toBeGreaterThan(25);

  function requestFor({ method, url, schema }: Route): InjectOptions {
    const { querystring, body, params } = (schema ?? {}) as Record<string, Schema | undefined>;
    const path = url.replaceAll(/:(\w+)/g, (_, name: string) => {
      const value = valueFor(params?.properties?.[name] ?? {}, chance, known, name);
      return encodeURIComponent(JSON.stringify(value).replaceAll('"', ''));
    });
    const headers: Record<string, string> = {};
    if (chance.isTrue(0.3)) headers['authorization'] = String(chance.pick(known['authorization'] ?? []));
    // The desk needs the token of its staff. `/leave` is sent without it, because it would close the desk.
    const isInside = url.includes('/desk/') && !url.endsWith('/leave') && chance.isTrue(0.8);
    if (isInside) headers['authorization'] = String(known['staff']?.[0]);
    if (chance.isTrue(0.2)) headers['cookie'] = String(chance.pick(known['cookie'] ?? []));
    if (chance.isTrue(0.1)) headers['origin'] = 'https://evil.test';
    if (chance.isTrue(0.1)) headers['accept-encoding'] = 'br, gzip;q=0.1, *;q=0';
    const query = querystring ? `?${queryOf(valueFor(querystring, chance, known))}` : '';
    if (method === 'GET' || method === 'DELETE') return { method, url: path + query, headers };
    headers['content-type'] = chance.isTrue(0.95) ? 'application/json' : 'text/plain';
    const payload = chance.isTrue(0.97) ? JSON.stringify(valueFor(body ?? {}, chance, known)) : '{"a":';
    return { method, url: path + query, headers, payload };
  }
});

const late = () => new Promise<null>((resolve) => setTimeout(resolve, ANSWER_WITHIN_MS, null).unref());

/** The query, as a form or a script would write it. */
function queryOf(value: unknown): URLSearchParams {
  const pairs = Object.entries(typeof value === 'object' && value !== null ? value : { odd: value });
  return new URLSearchParams(
    pairs.flatMap<[string, string]>(([name, field]) =>
      [field].flat().map((one): [string, string] => [name, typeof one === 'string' ? one : JSON.stringify(one)]),
    ),
  );
}
