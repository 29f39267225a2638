/** How many hotels are visible: 40 at first, then up to 20 more at a time. Search-and-browse §4, §9. */

export const FIRST_VISIBLE = 40;
export const MORE_VISIBLE = 20;

/** How many 'View more' reveals next. 0 means that all are visible. */
export function nextReveal(visible: number, total: number): number {
  return Math.max(0, Math.min(MORE_VISIBLE, total - visible));
}
