import { describe, expect, it } from 'vitest';
import type { HotelAtDistance } from './sort';
import { idsToMove, moveLast } from './unpriced-last';

const ROWS = [...'abcdef'].map((hotelId) => ({ hotel: { hotelId }, distanceKm: null }) as HotelAtDistance);
const UNPRICED = new Set('bdf');
const NONE: ReadonlySet<string> = new Set();
const ids = (rows: readonly HotelAtDistance[]) => rows.map(({ hotel }) => hotel.hotelId).join('');

describe('hotels without rates', () => {
  it('go to the end in their order', () => {
    const moved = idsToMove(ROWS, NONE, 0, UNPRICED);
    const { rows, before } = moveLast(ROWS, moved, UNPRICED);
    expect([ids(rows), before]).toEqual(['acebdf', 3]);
  });

  it('stay where a reader may see them', () => {
    const moved = idsToMove(ROWS, NONE, 2, UNPRICED);
    expect([...moved]).toEqual(['d', 'f']);
    expect(ids(moveLast(ROWS, moved, UNPRICED).rows)).toBe('abcedf');
  });

  it('stay at the end once they are there', () => {
    const moved = idsToMove(ROWS, NONE, 2, UNPRICED);
    expect(idsToMove(ROWS, moved, 6, UNPRICED)).toBe(moved);
    expect([...idsToMove(ROWS, moved, 0, UNPRICED)]).toEqual(['d', 'f', 'b']);
  });

  it('keep their places if no hotel has a rate', () => {
    expect(idsToMove(ROWS, NONE, 0, new Set('abcdef'))).toBe(NONE);
    expect(moveLast(ROWS, NONE, new Set('abcdef'))).toEqual({ rows: ROWS, before: 6 });
  });

  it('come back if a second try finds a rate', () => {
    const moved = idsToMove(ROWS, NONE, 0, UNPRICED);
    const { rows, before } = moveLast(ROWS, moved, new Set('d'));
    expect([ids(rows), before]).toEqual(['abcefd', 5]);
  });
});
