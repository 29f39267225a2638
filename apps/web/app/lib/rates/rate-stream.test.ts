import type { RatesAnswer, RatesBody, RatesLine } from '@tenth-night/contract/rates';
import { describe, expect, it } from 'vitest';
import type { ApiClient } from '../api/api-client';
import { HttpError } from '../api/http-error';
import { type RateQuestion, type RateStatus, streamRates } from './rate-stream';

const ids = (count: number) => Array.from({ length: count }, (_, i) => `lp${i}`);
const question = { checkIn: '2027-03-12', checkOut: '2027-03-15' } as RateQuestion;
const offer = { price: 428, currency: 'EUR', payAtHotel: 0, suggested: null, freeCancellationUntil: null };

type Stream = (body: RatesBody, signal: AbortSignal) => AsyncIterable<readonly RatesLine[]>;
type Plain = (body: RatesBody) => Promise<RatesAnswer>;
type World = { signal?: AbortSignal; plain?: Plain; isStreaming?: boolean };

const refused = (status: number, message = '') => new HttpError(message, { url: '', status, body: '' });
const noPlain: Plain = () => Promise.reject(refused(502));

function record(stream: Stream, hotels: number, { signal, plain = noPlain, isStreaming = true }: World = {}) {
  const priced: string[] = [];
  const done: [number, RateStatus][] = [];
  const events = {
    onOffers: (offers: readonly { hotelId: string }[]) => priced.push(...offers.map(({ hotelId }) => hotelId)),
    onBatchDone: (batch: readonly string[], outcome: RateStatus) => done.push([batch.length, outcome]),
  };
  const api = { streamRates: stream, rates: plain } as Partial<ApiClient> as ApiClient;
  const options = {
    isStreaming,
    signal: signal ?? new AbortController().signal,
    describe: (id: string) => ({ id, name: `Hotel ${id}` }),
    chance: () => 0,
  };
  const finished = streamRates(api, ids(hotels), question, events, options);
  return { finished, priced, done };
}

const answer: Stream = async function* ({ hotelIds }) {
  yield hotelIds.map((hotelId) => ({ hotelId, offers: [offer] }) as unknown as RatesLine);
  yield [{ done: true, status: 'success', hotels: hotelIds.length }];
};

describe('the stream of a search', () => {
  it('[RATE-22][SRCH-21] asks in batches of 200 and gets an offer for every hotel', async () => {
    const { finished, priced, done } = record(answer, 450);
    await finished;
    expect(done.map(([size]) => size).toSorted()).toEqual([200, 200, 50]);
    expect(priced.toSorted()).toEqual(ids(450).toSorted());
  });

  it('[RATE-03] sends the known facts about each hotel, in the order of the ids', async () => {
    const bodies: RatesBody[] = [];
    const watched: Stream = (body, signal) => {
      bodies.push(body);
      return answer(body, signal);
    };
    await record(watched, 250).finished;
    expect(bodies.map(({ hotels }) => hotels?.length).toSorted()).toEqual([200, 50]);
    for (const { hotelIds, hotels } of bodies) {
      expect(hotels).toEqual(hotelIds.map((id) => ({ id, name: `Hotel ${id}` })));
    }
  });

  it('[RATE-25] runs at most 3 batches at once', async () => {
    const begun: (() => void)[] = [];
    const held: Stream = async function* (body, signal) {
      await new Promise<void>((resolve) => begun.push(resolve));
      yield* answer(body, signal);
    };
    const { finished, done } = record(held, 1400);
    for (let ended = 0; ended < 7; ended++) {
      await expect.poll(() => done.length).toBe(ended);
      await expect.poll(() => begun.length, { message: `after ${ended} of 7 batches` }).toBe(Math.min(ended + 3, 7));
      begun[ended]?.();
    }
    await finished;
  });

  it('[RATE-40] continues with the other batches when one fails for good', async () => {
    const broken: Stream = async function* (body, signal) {
      if (body.hotelIds[0] === 'lp0') throw refused(502);
      yield* answer(body, signal);
    };
    const { finished, priced, done } = record(broken, 600);
    expect(await finished).toBe('failed');
    expect(done.map(([, outcome]) => outcome).toSorted()).toEqual(['failed', 'success', 'success']);
    expect(priced).toHaveLength(400);
  });

  it('[RATE-41] makes a plain call for the hotels that a cut stream did not bring, and for no others', async () => {
    const cut: Stream = async function* () {
      yield [{ hotelId: 'lp0', offers: [offer] } as unknown as RatesLine];
    };
    const asked: string[][] = [];
    const plain: Plain = async ({ hotelIds }) => {
      asked.push(hotelIds);
      const hotels = hotelIds.map((hotelId) => ({ hotelId, offers: [offer] }));
      return { status: 'success', hotels } as unknown as RatesAnswer;
    };
    const { finished, priced, done } = record(cut, 3, { plain });
    expect(await finished).toBe('success');
    expect(asked).toEqual([['lp1', 'lp2']]);
    expect(priced.toSorted()).toEqual(ids(3));
    expect(done).toEqual([[3, 'success']]);
  });

  it('[RATE-23] has a version without streaming', async () => {
    const never: Stream = () => {
      throw new Error('was asked');
    };
    const plain: Plain = async ({ hotelIds }) =>
      ({
        status: 'success',
        hotels: hotelIds.map((hotelId) => ({ hotelId, offers: [offer] })),
      }) as unknown as RatesAnswer;
    const { finished, priced } = record(never, 250, { plain, isStreaming: false });
    await finished;
    expect(priced).toHaveLength(250);
  });

  it('[RATE-31][RATE-34] halves a batch that was too large, and gets all of it', async () => {
    const sizes: number[] = [];
    const strict: Stream = async function* (body, signal) {
      sizes.push(body.hotelIds.length);
      if (body.hotelIds.length > 60) throw refused(429);
      yield* answer(body, signal);
    };
    const { finished, priced, done } = record(strict, 200);
    expect(await finished).toBe('success');
    expect(sizes).toEqual([200, 100, 50, 50, 100, 50, 50]);
    expect(priced.toSorted()).toEqual(ids(200).toSorted());
    expect(done).toEqual([[200, 'success']]);
  });

  it('[RATE-33] retries after a temporary failure', async () => {
    let tries = 0;
    const shaky: Stream = async function* (body, signal) {
      if (tries++ === 0) throw refused(503);
      yield* answer(body, signal);
    };
    const { finished, done } = record(shaky, 5);
    expect(await finished).toBe('success');
    expect([tries, done]).toEqual([2, [[5, 'success']]]);
  });

  it('[RATE-27][RATE-28] is empty without hotels, and without availability', async () => {
    const nothing: Stream = async function* () {
      yield [{ done: true, status: 'empty', hotels: 0 }];
    };
    expect(await record(nothing, 0).finished).toBe('empty');
    expect(await record(nothing, 10).finished).toBe('empty');
  });

  it('[RATE-30] treats no availability as an answer, not as an error', async () => {
    const sold: Stream = () => {
      throw refused(400, 'no availability found');
    };
    const plain: Plain = () => Promise.reject(refused(400, 'no availability found'));
    const { finished, done } = record(sold, 5, { plain });
    expect(await finished).toBe('empty');
    expect(done).toEqual([[5, 'empty']]);
  });

  it('[RATE-43] is aborted when the visitor leaves the search, and reports nothing more', async () => {
    const leave = new AbortController();
    const stuck: Stream = async function* (body, signal) {
      yield* answer(body, signal);
      leave.abort();
    };
    const { finished, done } = record(stuck, 2000, { signal: leave.signal });
    expect(await finished).toBe('aborted');
    expect(done).toEqual([]);
  });

  it('[DATA-05] drops an offer without a price above 0', async () => {
    const free: Stream = async function* () {
      yield [{ hotelId: 'lp0', offers: [{ ...offer, price: 0 }] } as unknown as RatesLine];
      yield [{ done: true, status: 'success', hotels: 1 }];
    };
    const { finished, priced } = record(free, 1);
    await finished;
    expect(priced).toEqual([]);
  });
});
