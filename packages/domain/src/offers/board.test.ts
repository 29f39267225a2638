import { describe, expect, it } from 'vitest';
import { boardOf } from './board';

describe('the board of an offer', () => {
  it.each([
    ['RO', 'room-only'],
    ['RR', 'room-only'],
    ['BB', 'bed-and-breakfast'],
    ['BNB', 'bed-and-breakfast'],
    ['BI', 'breakfast-included'],
    ['HB', 'half-board'],
    ['FB', 'full-board'],
    ['AI', 'all-inclusive'],
    ['SC', 'self-catering'],
  ])('[CONST-01][CONST-02][CONST-03][CONST-04][CONST-05][CONST-06][CONST-07] with the code %s is %s', (board, kind) => {
    expect(boardOf({ board, boardName: 'Whatever the provider says' })).toEqual({ kind });
    expect(boardOf({ board: ` ${board.toLowerCase()} `, boardName: null })).toEqual({ kind });
  });

  it('[DATA-09] is read from `board`, else from `boardName`', () => {
    expect(boardOf({ board: 'HB', boardName: 'RO' })).toEqual({ kind: 'half-board' });
    expect(boardOf({ board: null, boardName: 'HB' })).toEqual({ kind: 'half-board' });
    expect(boardOf({ board: null, boardName: 'Breakfast for two' })).toEqual({
      kind: 'other',
      name: 'Breakfast for two',
    });
  });

  it('has the provider’s own name where the code is unknown, and the code where there is no name', () => {
    expect(boardOf({ board: 'XX', boardName: 'Brunch' })).toEqual({ kind: 'other', name: 'Brunch' });
    expect(boardOf({ board: 'XX', boardName: null })).toEqual({ kind: 'other', name: 'XX' });
    expect(boardOf({ board: null, boardName: null })).toBeNull();
  });
});
