import { describe, expect, it } from 'vitest';
import { boardOf } from './board';

describe('the board of an offer', () => {
  const readAs = (board: string) => {
    const byCode = boardOf({ board, boardName: 'Whatever the provider says' });
    expect(boardOf({ board: ` ${board.toLowerCase()} `, boardName: null })).toEqual(byCode);
    return byCode;
  };

  it('[CONST-01][CONST-07] is read from a code without meals', () => {
    expect(['RO', 'RR'].map(readAs)).toEqual([{ kind: 'room-only' }, { kind: 'room-only' }]); // CONST-01
    expect(readAs('SC')).toEqual({ kind: 'self-catering' }); // CONST-07
  });

  it('[CONST-02][CONST-03] is read from a code with breakfast', () => {
    expect(['BB', 'BNB'].map(readAs)).toEqual([{ kind: 'bed-and-breakfast' }, { kind: 'bed-and-breakfast' }]); // CONST-02
    expect(readAs('BI')).toEqual({ kind: 'breakfast-included' }); // CONST-03
  });

  it('[CONST-04][CONST-05][CONST-06] is read from a code with more meals', () => {
    expect(readAs('HB')).toEqual({ kind: 'half-board' }); // CONST-04
    expect(readAs('FB')).toEqual({ kind: 'full-board' }); // CONST-05
    expect(readAs('AI')).toEqual({ kind: 'all-inclusive' }); // CONST-06
  });

  it('[DATA-09] is read from `board`, else from `boardName`', () => {
    expect(boardOf({ board: 'HB', boardName: 'RO' })).toEqual({ kind: 'half-board' });
    expect(boardOf({ board: null, boardName: 'HB' })).toEqual({ kind: 'half-board' });
    expect(boardOf({ board: null, boardName: 'Breakfast for two' })).toEqual({
      kind: 'other',
      name: 'Breakfast for two',
    });
  });

  it('has the provider’s own name if the code is unknown, and the code if there is no name', () => {
    expect(boardOf({ board: 'XX', boardName: 'Brunch' })).toEqual({ kind: 'other', name: 'Brunch' });
    expect(boardOf({ board: 'XX', boardName: null })).toEqual({ kind: 'other', name: 'XX' });
    expect(boardOf({ board: null, boardName: null })).toBeNull();
  });
});
