import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dealRooms, type RoomOccupancy } from './occupancy';
import { travellersIn, withParty, writeParty } from './party';

const room = (adults: number, ...childrenAges: readonly number[]) => ({ adults, childrenAges });
const FAMILY = [room(2, 8, 5), room(1)];

const rooms: fc.Arbitrary<readonly RoomOccupancy[]> = fc
  .array(
    fc.record({
      adults: fc.integer({ min: 1, max: 10 }),
      childrenAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 5 }),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .filter((party) => {
    const { adults, childrenAges } = travellersIn(party);
    return adults <= 10 && childrenAges.length <= 10;
  });

describe('the rooms of a party', () => {
  it('[TRAV-01][TRAV-02][TRAV-04] add up to adults, children and rooms', () => {
    expect(travellersIn(FAMILY)).toEqual({ adults: 3, childrenAges: [8, 5], rooms: 2, party: FAMILY });
  });

  it('are written as rooms joined by _, each with its adults and the ages of its children', () => {
    expect(writeParty(travellersIn(FAMILY))).toBe('2-8.5_1');
  });

  it('are not written if the totals give the same rooms', () => {
    expect(travellersIn([room(2, 8), room(1, 5)])).toEqual({ adults: 3, childrenAges: [8, 5], rooms: 2 });
    expect(writeParty({ adults: 3, childrenAges: [8, 5], rooms: 2 })).toBeNull();
  });

  it.each([
    null,
    '',
    '2-8.5',
    '1_1',
    '2-8_1',
    '2-8.6_1',
    '2-8.5_1_1',
    '3-8.5',
    '1-8.5_1_1',
    '3-8.5_0',
    '2-8.5_1_',
    '2-8.18_1',
    '2-8,5_1',
    'x2-8.5_1',
    '-_-',
    '2-8.5._1',
  ])('are dropped if they are %j and do not agree with the totals', (text) => {
    const totals = { adults: 3, childrenAges: [8, 5], rooms: 2 };
    expect(withParty(totals, text)).toBe(totals);
  });

  it('are dropped with a child above 17, even if the totals have one', () => {
    const totals = { adults: 3, childrenAges: [8, 18], rooms: 2 };
    expect(withParty(totals, '2-8.18_1')).toBe(totals);
  });

  it('may have ten adults and children above ten in a room, and the ages in any order', () => {
    const totals = { adults: 11, childrenAges: [11, 9], rooms: 2 };
    expect(withParty(totals, '10-9.11_1').party).toEqual([room(10, 9, 11), room(1)]);
  });

  it('are the same after writing and reading, and determine the price', () => {
    fc.assert(
      fc.property(rooms, (party) => {
        const { party: split, ...totals } = travellersIn(party);
        const read = withParty(totals, writeParty({ ...totals, ...(split && { party: split }) }));
        expect(read).toEqual(travellersIn(party));
        expect(dealRooms(read)).toEqual(party);
      }),
    );
  });
});
