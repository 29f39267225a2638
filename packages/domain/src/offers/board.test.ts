import { describe, expect, it } from 'vitest';
import { boardOf } from './board';

describe('the board of an offer', () => {
  it.each([
    ['[CONST-01]', 'RO', 'room-only'],
    ['[CONST-01]', 'RR', 'room-only'],
    ['[CONST-02]', 'BB', 'bed-and-breakfast'],
    ['[CONST-02]', 'BNB', 'bed-and-breakfast'],
    ['[CONST-03]', 'BI', 'breakfast-included'],
    ['[CONST-04]', 'HB', 'half-board'],
    ['[CONST-05]', 'FB', 'full-board'],
    ['[CONST-06]', 'AI', 'all-inclusive'],
    ['[CONST-07]', 'SC', 'self-catering'],
  ])('%s with the code %s is %s', (_id, board, kind) => {
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
