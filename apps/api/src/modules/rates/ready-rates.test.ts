import { brotliDecompressSync } from 'node:zlib';
import type { RatesBody } from '@tenth-night/contract/rates';
import { describe, expect, it } from 'vitest';
import { createMemoryCache } from '../../cache/memory-cache';
import { createReadyRates } from './ready-rates';

const BODY = {
  ...{ placeId: 'p1', hotelIds: ['a', 'b'], checkIn: '2027-03-12', checkOut: '2027-03-15', adults: 2, children: 0 },
  ...{ childrenAges: [], rooms: 1, currency: 'USD', guestNationality: 'US', offersPerHotel: 1 },
} as RatesBody;
const LINE = '{"hotelId":"a","offers":[]}\n';
const DONE = '{"done":true,"status":"success","hotels":1}\n';

async function* each(lines: readonly string[]) {
  yield* lines;
}

function open() {
  let now = 0;
  const ready = createReadyRates(createMemoryCache({ maxBytes: 1_000_000, now: () => now }));
  return {
    async send(lines: readonly string[], form: 'br' | 'identity' = 'identity'): Promise<string> {
      let sent = '';
      for await (const line of ready.keep(BODY, form, each(lines))) sent += line;
      return sent;
    },
    find: async (part: object = {}) => (await ready.find({ ...BODY, ...part }, 'identity'))?.toString() ?? null,
    findCompressed: () => ready.find(BODY, 'br'),
    passTime(ms: number) {
      now += ms;
    },
  };
}

describe('ready rates', () => {
  it('answer an equal request for ten seconds', async () => {
    const { send, find, passTime } = open();
    expect(await send([LINE, DONE])).toBe(LINE + DONE);
    expect(await find()).toBe(LINE + DONE);
    expect(await find({ placeId: 'p2', hotels: [{ id: 'a', name: 'Another text' }] })).toBe(LINE + DONE);
    passTime(10_000);
    expect(await find()).toBeNull();
  });

  it.each([
    ['other hotels', { hotelIds: ['a', 'c'] }],
    ['hotels that are only described', { hotelIds: [], hotels: [{ id: 'a' }] }],
    ['another date', { checkOut: '2027-03-16' }],
    ['another party', { adults: 1 }],
    ['another currency', { currency: 'EUR' }],
    ['another nationality', { guestNationality: 'DE' }],
    ['another number of offers', { offersPerHotel: 2 }],
  ])('do not answer a request for %s', async (_what, part) => {
    const { send, find } = open();
    await send([LINE, DONE]);
    expect(await find(part)).toBeNull();
  });

  it.each([
    ['is missing a part', [LINE, '{"done":true,"status":"failed","error":{},"hotels":1}\n']],
    ['breaks off', [LINE]],
    ['is very large', ['x'.repeat(200_000), LINE, DONE]],
  ])('do not include an answer that %s', async (_how, lines) => {
    const { send, find } = open();
    expect(await send(lines)).toBe(lines.join(''));
    expect(await find()).toBeNull();
  });

  it('are compressed for callers that accept it', async () => {
    const { send, find, findCompressed } = open();
    await send([LINE, DONE], 'br');
    expect(await find()).toBeNull();
    expect(brotliDecompressSync((await findCompressed()) ?? '').toString()).toBe(LINE + DONE);
  });
});
