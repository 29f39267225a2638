/** How many hotels are visible: 40 at first, then up to 20 more at a time. Search-and-browse §4, §9. */

export const FIRST_VISIBLE = 40;
export const MORE_VISIBLE = 20;
/** How many cards the server sends with the page. */
export const FIRST_SENT = 20;

/** How many 'View more' reveals next. 0 means that all are visible. */
export function nextReveal(visible: number, total: number): number {
  return Math.max(0, Math.min(MORE_VISIBLE, total - visible));
}

/** The parameter for the number of hotels on a page without scripts. */
export const SHOWN_PARAM = 'shown';
const MOST_SHOWN = 400;

/** How many cards the server sends. An unreadable text gives the usual number. */
export function readShown(text: string | null): number {
  const shown = Number(text);
  return Number.isInteger(shown) ? Math.min(MOST_SHOWN, Math.max(FIRST_SENT, shown)) : FIRST_SENT;
}
