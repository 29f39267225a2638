import { expect, it } from 'vitest';
import { AppError } from '../../app-error';
import { keptMeters } from '../../metrics/testing/kept-meters';
import { meterSearch } from './metered-search';
import type { PricedHotel } from './rate-flight';

const HOTEL: PricedHotel = { hotelId: 'a', offers: '[]' };

async function* prices(count: number, failure?: Error) {
  for (let k = 0; k < count; k++) yield [HOTEL];
  if (failure) throw failure;
}

async function linesOf(groups: AsyncIterable<readonly PricedHotel[]>, gone = new AbortController().signal, most = 9) {
  const { meters, lines } = keptMeters();
  let count = 0;
  try {
    for await (const _ of meterSearch(groups, gone, meters)) if (++count >= most) break;
  } catch {}
  return lines;
}

it.each([
  ['success', prices(2), ['searchesStarted', 'firstPrice', 'searchesFinished success']],
  ['empty', prices(0), ['searchesStarted', 'searchesFinished empty']],
  ['failed', prices(1, new Error('lost')), ['searchesStarted', 'firstPrice', 'searchesFinished failed']],
  ['refused', prices(0, new AppError('bad_request', 'no dates')), ['searchesStarted', 'searchesFinished refused']],
])('counts a search that ends with %s', async (_outcome, groups, lines) => {
  expect(await linesOf(groups)).toEqual(lines);
});

it('counts a search as left, not as failed, if the visitor left', async () => {
  expect(await linesOf(prices(0, new Error('aborted')), AbortSignal.abort())).toEqual([
    'searchesStarted',
    'searchesFinished left',
  ]);
  expect(await linesOf(prices(3), undefined, 1)).toEqual(['searchesStarted', 'firstPrice', 'searchesFinished left']);
});
