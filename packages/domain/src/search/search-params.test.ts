import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type CalendarDate } from '../stay/dates';
import { travellersIn } from '../stay/party';
import { decodeSearch, decodeSearchAnywhere, encodeSearch, handedOver, type SearchCriteria } from './search-params';

const TODAY = '2027-03-01' as CalendarDate;
const read = (pairs: Iterable<readonly [string, string]>) => {
  const map = new Map(pairs);
  return decodeSearch({ get: (name) => map.get(name) ?? null }, TODAY);
};
const decode = (query: string) => read(query.split('&').map((pair) => pair.split('=') as [string, string]));

const totals = fc
  .record({
    adults: fc.integer({ min: 1, max: 10 }),
    childrenAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 10 }),
    rooms: fc.integer({ min: 1, max: 8 }),
  })
  .filter(({ adults, rooms }) => rooms <= adults);

/** At most two adults and two children for each room: then any five rooms stay within the limits. */
const splitParty = fc
  .array(
    fc.record({
      adults: fc.integer({ min: 1, max: 2 }),
      childrenAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 2 }),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map(travellersIn);

const criteria: fc.Arbitrary<SearchCriteria> = fc.record({
  placeId: fc.option(fc.stringMatching(/^[A-Za-z0-9_-]{3,40}$/)),
  placeName: fc.option(
    fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
      .map((name) => name.trim())
      .filter(Boolean),
  ),
  dates: fc
    .tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 1, max: 30 }))
    .map(([ahead, nights]) => ({ checkin: addDays(TODAY, ahead), checkout: addDays(TODAY, ahead + nights) })),
  travellers: fc.oneof(totals, splitParty),
  isStreaming: fc.boolean(),
  isDebugging: fc.boolean(),
});

describe('the search address', () => {
  it('[SRCH-02][SRCH-03][SRCH-04] contains the place id, the place name and the dates', () => {
    const search = decode('placeId=ChIJ1&place=Paris&checkin=2027-03-12&checkout=2027-03-15');
    expect(search).toMatchObject({ placeId: 'ChIJ1', placeName: 'Paris' });
    expect(search.dates).toEqual({ checkin: '2027-03-12', checkout: '2027-03-15' });
  });

  it('[SRCH-05][SRCH-06][SRCH-07][SRCH-09] contains adults, children, their ages and rooms', () => {
    expect(decode('adults=3&children=2&childrenAges=4,9&rooms=2').travellers).toEqual({
      adults: 3,
      childrenAges: [4, 9],
      rooms: 2,
    });
  });

  it.each(['0', 'false'])('turns streaming off with stream=%s', (value) => {
    expect(decode(`stream=${value}`).isStreaming).toBe(false);
    expect(decode('stream=1').isStreaming).toBe(true);
    expect(decode('').isStreaming).toBe(true);
  });

  it('turns diagnostics on only with debug=1', () => {
    expect(decode('debug=1').isDebugging).toBe(true);
    expect(decode('debug=true').isDebugging).toBe(false);
  });

  it.each([
    'checkin=2027-02-28&checkout=2027-03-05',
    'checkin=2027-03-12&checkout=2027-03-12',
    'checkin=2027-03-12&checkout=2027-03-10',
    'checkin=soon',
    '',
  ])('[SRCH-15][SRCH-16] replaces invalid stay dates (%s) by the defaults', (query) => {
    expect(decode(query).dates).toEqual({ checkin: '2027-03-08', checkout: '2027-03-09' });
  });

  it('accepts a stay that begins yesterday, because it may be today elsewhere, and none before', () => {
    const read = (checkin: string) =>
      decodeSearchAnywhere(
        new Map([
          ['checkin', checkin],
          ['checkout', '2027-03-02'],
        ]) as never,
        TODAY,
      ).dates;
    expect(read('2027-02-28')).toEqual({ checkin: '2027-02-28', checkout: '2027-03-02' });
    expect(read('2027-02-27')).toEqual({ checkin: '2027-03-08', checkout: '2027-03-09' });
    expect(decode('checkin=2027-02-28&checkout=2027-03-02').dates.checkin).toBe('2027-03-08');
  });

  it('keeps counts inside the limits and ignores invalid counts', () => {
    expect(decode('adults=99&rooms=0&children=many').travellers).toEqual({ adults: 10, childrenAges: [], rooms: 1 });
  });

  it('never has more rooms than adults', () => {
    expect(decode('adults=1&rooms=8').travellers).toMatchObject({ adults: 1, rooms: 1 });
    expect(decode('adults=3&rooms=8').travellers).toMatchObject({ adults: 3, rooms: 3 });
  });

  it('contains the rooms of the party, if the totals are not enough', () => {
    const family = { adults: 3, childrenAges: [8, 5], rooms: 2 };
    const rooms = [
      { adults: 2, childrenAges: [8, 5] },
      { adults: 1, childrenAges: [] },
    ];
    const query = 'adults=3&children=2&childrenAges=8,5&rooms=2';
    expect(decode(`${query}&party=2-8.5_1`).travellers).toEqual({ ...family, party: rooms });
    expect(decode(`${query}&party=2-8.5_2`).travellers).toEqual(family);
    expect(encodeSearch(decode(`${query}&party=2-8.5_1`))).toContainEqual(['party', '2-8.5_1']);
    expect(encodeSearch(decode(query)).map(([name]) => name)).not.toContain('party');
  });

  it('[SRCH-05][SRCH-06][SRCH-07] contains the number of children for readers that ignore ages', () => {
    const query = 'adults=3&children=2&childrenAges=8,5&rooms=2';
    expect(encodeSearch(decode(query))).toContainEqual(['children', '2']);
    expect(encodeSearch(decode('adults=2')).map(([name]) => name)).not.toContain('children');
  });

  it('accepts a count only if it is a plain number', () => {
    expect(decode('adults=3x&rooms=x2').travellers).toEqual({ adults: 2, childrenAges: [], rooms: 1 });
  });

  it('[SRCH-03] has no place if the name is only spaces', () => {
    expect(decode('place=%20'.replace('%20', ' ')).placeName).toBeNull();
    expect(decode('place= Paris ').placeName).toBe('Paris');
  });

  it('[SRCH-13] may come in the state of a navigation instead', () => {
    const search = { placeId: 'ChIJ1', place: 'Paris', adults: 3, checkin: null };
    expect(handedOver({ search })).toEqual([
      ['placeId', 'ChIJ1'],
      ['place', 'Paris'],
      ['adults', '3'],
    ]);
    expect(handedOver({ search: { place: 'Paris' } })).toEqual([['place', 'Paris']]);
    expect(handedOver({ search: { placeId: 'ChIJ1' } })).toEqual([['placeId', 'ChIJ1']]);
    for (const state of [
      { search: { place: '' } },
      null,
      undefined,
      'x',
      {},
      { search: null },
      { search: 'Paris' },
      { search: { adults: 2 } },
    ]) {
      expect(handedOver(state)).toBeNull();
    }
  });

  it('is the same after writing and reading, for any search', () => {
    fc.assert(
      fc.property(criteria, (search) => {
        expect(read(encodeSearch(search))).toEqual(search);
      }),
    );
  });
});
