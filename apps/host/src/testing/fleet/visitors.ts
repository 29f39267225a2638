/** Visitors who look at pages and prices one after the other, and travelers who book. */
import { payForStay } from '../built-host';
import type { Fleet } from './fleet';

export type Seen = {
  readonly what: string;
  /** When it began. */
  readonly at: number;
  readonly ms: number;
  /** Null if the answer was complete. */
  readonly lost: string | null;
};

export type Crowd = { readonly seen: readonly Seen[]; readonly confirmed: readonly string[]; leave(): Promise<void> };

const LAST_LINE = '"done":true';
const FAILED = '"status":"failed"';
const CONFIRMED_WITHIN_MS = 40_000;
const EVERY_ACCOUNT_CALL = 5;

type Search = { readonly hotelIds: readonly string[]; readonly placeId: string; readonly stay: object };

let addresses = 0;
/** The address that the load balancer would report. */
function nextAddress(): string {
  addresses += 1;
  return `10.7.${addresses >> 8}.${addresses & 255}`;
}

/** They come until `leave` is called, which waits for the last answers. */
export function letIn(fleet: Fleet, search: Search, token: string, counts = { visitors: 6, travelers: 2 }): Crowd {
  const seen: Seen[] = [];
  const confirmed: string[] = [];
  let isOpen = true;

  /** Only the first visitor is signed in: the calls of one account are limited. */
  async function visit(_: unknown, visitor: number): Promise<void> {
    const headers = { 'x-forwarded-for': nextAddress() };
    for (let k = 0; isOpen; k++) {
      const own = visitor === 0 && k % EVERY_ACCOUNT_CALL === 0 ? token : null;
      for (const [what, call] of Object.entries(callsOf(fleet.url, search, own, headers, k))) {
        if (!isOpen) return;
        const at = Date.now();
        const lost = await lossOf(call);
        seen.push({ what, at, ms: Date.now() - at, lost });
      }
    }
  }

  async function travel(): Promise<void> {
    while (isOpen) {
      const at = Date.now();
      const lost = await book(fleet).then(
        (reference) => {
          confirmed.push(reference);
          return null;
        },
        (error: Error) => error.message,
      );
      seen.push({ what: 'booking', at, ms: Date.now() - at, lost });
    }
  }

  const people = [
    ...Array.from({ length: counts.visitors }, visit),
    ...Array.from({ length: counts.travelers }, travel),
  ];
  return {
    seen,
    confirmed,
    async leave() {
      isOpen = false;
      await Promise.all(people);
    },
  };
}

type Calls = Readonly<Record<string, () => Promise<Response>>>;

/** `k` changes the nationality, so that the cache does not answer every call. */
function callsOf(url: string, search: Search, token: string | null, headers: object, k: number): Calls {
  const { hotelIds, placeId, stay } = search;
  const get =
    (path: string, more: object = {}) =>
    () =>
      fetch(`${url}${path}`, { headers: { ...headers, ...more } });
  const body = JSON.stringify({ hotelIds, ...stay, guestNationality: ['US', 'DE', 'FR', 'IT'][k % 4] });
  const json = { ...headers, 'content-type': 'application/json' };
  return {
    home: get('/'),
    list: get(`/api/data/hotels?placeId=${placeId}&language=en`),
    prices: () => fetch(`${url}/api/hotels/rates?stream=true`, { method: 'POST', headers: json, body }),
    ...(token && { account: get('/api/account', { authorization: `Bearer ${token}` }) }),
  };
}

async function lossOf(call: () => Promise<Response>): Promise<string | null> {
  try {
    const answer = await call();
    const text = await answer.text();
    if (!answer.ok) return `${answer.status} ${text.slice(0, 60)}`;
    const isStream = answer.url.endsWith('stream=true');
    if (isStream && text.includes(FAILED)) return 'a stream without all prices';
    return isStream && !text.includes(LAST_LINE) ? 'a stream was cut' : null;
  } catch (error) {
    return String((error as Error).cause ?? error);
  }
}

/** Pays for a stay and books it, as the page does: repeats a call that gets no answer. */
async function book(fleet: Fleet): Promise<string> {
  const { post, get, payment } = await payForStay(fleet);
  await post(`${fleet.url}/api/rates/book`, payment.body).catch(() => null);
  const { prebookId, transactionId } = payment;
  const progress = `${fleet.url}/api/rates/progress?${new URLSearchParams({ prebookId, transactionId })}`;
  const deadline = Date.now() + CONFIRMED_WITHIN_MS;
  let state = '';
  while (Date.now() < deadline) {
    const { data } = await get(progress).catch(() => ({ data: {} }));
    state = data.state ?? state;
    if (state === 'confirmed') return data.clientReference as string;
    if (state === 'failed') break;
    // The page repeats the book call until it has an answer. There is still only one booking.
    if (!data.state) await post(`${fleet.url}/api/rates/book`, payment.body).catch(() => null);
  }
  throw new Error(`paid, but ${state}`);
}
