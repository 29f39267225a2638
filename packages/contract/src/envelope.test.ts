import { describe, expect, it } from 'vitest';
import { readList, readObject } from './envelope';

const rows = [{ id: 'a' }];
const PLACE_KEYS = ['data', 'results', 'places'];
const HOTEL_KEYS = ['data', 'results', 'hotels'];
const RATE_KEYS = ['hotels', 'rates', 'data.hotels', 'results', 'offers'];

describe('the envelope', () => {
  it.each([[rows], [{ data: rows }], [{ results: rows }], [{ places: rows }]])(
    '[PLACE-17] reads the places out of %j',
    (answer) => expect(readList(answer, PLACE_KEYS)).toEqual(rows),
  );

  it.each([[rows], [{ data: rows }], [{ results: rows }], [{ hotels: rows }]])(
    '[SRCH-24] reads the hotels out of %j',
    (answer) => expect(readList(answer, HOTEL_KEYS)).toEqual(rows),
  );

  it.each([
    [{ hotels: rows }],
    [{ rates: rows }],
    [{ data: { hotels: rows } }],
    [{ results: rows }],
    [{ offers: rows }],
  ])('[RATE-14] reads the rates out of %j', (answer) => expect(readList(answer, RATE_KEYS)).toEqual(rows));

  it.each([[{ data: { name: 'Paris' } }], [{ place: { name: 'Paris' } }], [{ name: 'Paris' }]])(
    '[PLACE-15] reads the place out of %j',
    (answer) => expect(readObject(answer, ['data', 'place'])).toEqual({ name: 'Paris' }),
  );

  it.each([null, undefined, 'text', 4, {}, { data: null }, { data: 'no' }])('reads no list out of %j', (answer) => {
    expect(readList(answer, HOTEL_KEYS)).toEqual([]);
  });

  it.each([null, 'text', 4, []])('reads no object out of %j', (answer) => {
    expect(readObject(answer, ['data'])).toBeNull();
  });
});
