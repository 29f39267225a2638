import type { RatesBody, RatesLine } from '@tenth-night/contract/rates';
import { describe, expect, it } from 'vitest';
import type { ApiClient } from './api-client';
import { type BatchOutcome, type RateQuestion, streamRates } from './rate-stream';

const ids = (count: number) => Array.from({ length: count }, (_, i) => `lp${i}`);
const question = { checkIn: '2027-03-12', checkOut: '2027-03-15' } as RateQuestion;
const offer = { price: 428, currency: 'EUR', payAtHotel: 0, suggested: null, freeCancellationUntil: null };

type Stream = (body: RatesBody, signal: AbortSignal) => AsyncIterable<readonly RatesLine[]>;

function record(stream: Stream, hotels: number, signal = new AbortController().signal) {
  const priced: string[] = [];
  const done: [number, BatchOutcome][] = [];
  const events = {
    onOffers: (offers: readonly { hotelId: string }[]) => priced.push(...offers.map(({ hotelId }) => hotelId)),
    onBatchDone: (batch: readonly string[], outcome: BatchOutcome) => done.push([batch.length, outcome]),
  };
  const finished = streamRates({ streamRates: stream } as ApiClient, ids(hotels), question, events, signal);
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

  it('[RATE-25] has 3 batches under way at most', async () => {
    let running = 0;
    let most = 0;
    const slow: Stream = async function* (body, signal) {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, 200));
      yield* answer(body, signal);
      running -= 1;
    };
    await record(slow, 1400).finished;
    expect(most).toBe(3);
  });

  it('[RATE-40] goes on with the other batches when one fails, by an error or by a cut', async () => {
    const broken: Stream = async function* (body, signal) {
      if (body.hotelIds[0] === 'lp0') throw new Error('refused');
      if (body.hotelIds[0] === 'lp200') {
        yield [{ hotelId: 'lp200', offers: [offer] } as unknown as RatesLine];
        return;
      }
      yield* answer(body, signal);
    };
    const { finished, priced, done } = record(broken, 600);
    await finished;
    expect(done.map(([, outcome]) => outcome).toSorted()).toEqual(['failed', 'failed', 'success']);
    expect(priced).toHaveLength(201);
  });

  it('says nothing more once it is aborted', async () => {
    const leave = new AbortController();
    const stuck: Stream = async function* (body, signal) {
      yield* answer(body, signal);
      leave.abort();
    };
    const { finished, done } = record(stuck, 2000, leave.signal);
    await finished;
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
