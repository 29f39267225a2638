/** The meals that an offer includes. Search-and-browse §9; hotel-checkout-trips §3 "Board codes". */
import type { Offer } from './offer';

export type BoardKind =
  | 'room-only'
  | 'bed-and-breakfast'
  | 'breakfast-included'
  | 'half-board'
  | 'full-board'
  | 'all-inclusive'
  | 'self-catering';

/** Carries the provider's words if its code is not in our list. */
export type Board = { readonly kind: BoardKind } | { readonly kind: 'other'; readonly name: string };

const KIND_BY_CODE: ReadonlyMap<string, BoardKind> = new Map([
  ['RO', 'room-only'],
  ['RR', 'room-only'],
  ['BB', 'bed-and-breakfast'],
  ['BNB', 'bed-and-breakfast'],
  ['BI', 'breakfast-included'],
  ['HB', 'half-board'],
  ['FB', 'full-board'],
  ['AI', 'all-inclusive'],
  ['SC', 'self-catering'],
]);

/** Null if the offer says nothing about meals. The code is in `board`; without one it may be in `boardName`. */
export function boardOf({ board, boardName }: Pick<Offer, 'board' | 'boardName'>): Board | null {
  const kind = kindOf(board) ?? kindOf(boardName);
  if (kind) return { kind };
  const name = boardName || board;
  return name ? { kind: 'other', name } : null;
}

function kindOf(code: string | null): BoardKind | undefined {
  return KIND_BY_CODE.get(code?.trim().toUpperCase() ?? '');
}
