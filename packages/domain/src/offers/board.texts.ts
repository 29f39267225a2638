/** The English names of the boards. The catalogues hold their translations. Search-and-browse §9 "Board codes". */
import type { BoardKind } from './board';

type BoardTextId = `board.${BoardKind}`;

/** Does not read the table below, so browsers do not load the table: they have the catalogue of their language. */
export function boardTextId(kind: BoardKind): BoardTextId {
  return `board.${kind}`;
}

export const BOARD_TEXTS: Readonly<Record<BoardTextId, string>> = {
  'board.room-only': 'Room only',
  'board.bed-and-breakfast': 'Bed and breakfast',
  'board.breakfast-included': 'Breakfast included',
  'board.half-board': 'Half board',
  'board.full-board': 'Full board',
  'board.all-inclusive': 'All inclusive',
  'board.self-catering': 'Self catering',
};
