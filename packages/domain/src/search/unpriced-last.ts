/** Hotels without rates go to the end of the list, but never a card that may be on the screen. */
import type { HotelAtDistance } from './sort';

type Rows = readonly HotelAtDistance[];
/** The hotels that are known to have no rates. */
type Unpriced = ReadonlySet<string>;

/** The rows of a list. The first `before` of them come before the hotels without rates. */
export type ListedRows = { readonly rows: Rows; readonly before: number };

/** How many cards the largest screen shows before anybody scrolls. */
export const FIRST_SCREEN = 6;

/**
 * Adds the hotels without rates beyond the first `seen` rows to the ids in `moved`. Returns the same set if there are
 * none. A list without any rate keeps its order.
 */
export function idsToMove(
  rows: Rows,
  moved: ReadonlySet<string>,
  seen: number,
  unpriced: Unpriced,
): ReadonlySet<string> {
  const next = rows
    .slice(seen)
    .map(({ hotel }) => hotel.hotelId)
    .filter((id) => unpriced.has(id) && !moved.has(id));
  const isAll = next.length + moved.size >= rows.length;
  return next.length === 0 || isAll ? moved : new Set([...moved, ...next]);
}

export function moveLast(rows: Rows, moved: ReadonlySet<string>, unpriced: Unpriced): ListedRows {
  if (moved.size === 0) return { rows, before: rows.length };
  const isMoved = ({ hotel: { hotelId } }: HotelAtDistance) => moved.has(hotelId) && unpriced.has(hotelId);
  const first = rows.filter((row) => !isMoved(row));
  return { rows: [...first, ...rows.filter(isMoved)], before: first.length };
}
