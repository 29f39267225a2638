import { describe, expect, it } from 'vitest';
import type { LateData } from '../../../lib/late/late-data';
import { createDocumentRates } from './document-rates';
import type { FirstHotels } from './first-hotels';

const OFFER = { price: 300, currency: 'USD', payAtHotel: 0, suggested: null, freeCancellationUntil: null };
const lineOf = (hotelId: string) => ({ hotelId, offers: [OFFER] });
const doneAs = (status: string) => ({ done: true, status, hotels: 1 });
const FIRST = { hotels: [{ hotelId: 'a' }, { hotelId: 'b' }], rates: 'late' } as unknown as FirstHotels;

/** A document that placed some lines before React took over. */
function documentWith(placed: readonly object[]) {
  let onData: (data: readonly unknown[]) => void = () => {};
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const late: LateData = {
    takeOver: () => {},
    placed: () => placed,
    follow: (listener) => {
      onData = listener;
    },
    ended: () => ended,
  };
  const rates = createDocumentRates(FIRST, late);
  const seen: string[] = [];
  const isComplete = rates.follow((offers) => seen.push(...offers.map(({ hotelId }) => hotelId)));
  return { rates, seen, isComplete, arrive: (...lines: readonly object[]) => onData(lines), end };
}

describe('rates that arrive with the document', () => {
  it('are those that were placed, and those that arrive later', async () => {
    const { rates, seen, isComplete, arrive, end } = documentWith([lineOf('a')]);
    expect(rates.placed.map(({ hotelId }) => hotelId)).toEqual(['a']);
    expect([...rates.hotelIds]).toEqual(['a', 'b']);
    arrive(lineOf('b'), doneAs('success'));
    end();
    expect([await isComplete, seen]).toEqual([true, ['a', 'b']]);
  });

  it.each([
    ['it breaks off', [lineOf('a')]],
    ['its rates failed', [lineOf('a'), doneAs('failed')]],
  ])('are not complete if %s', async (_what, lines) => {
    const { isComplete, arrive, end } = documentWith([]);
    arrive(...lines);
    end();
    expect(await isComplete).toBe(false);
  });

  it('are none if the page brought all rates, or none at all', async () => {
    const rates = createDocumentRates({ ...FIRST, rates: 'all' }, undefined);
    expect([rates.placed, rates.hotelIds.size]).toEqual([[], 0]);
    expect(createDocumentRates(null, undefined).hotelIds.size).toBe(0);
  });
});
