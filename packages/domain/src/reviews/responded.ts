/** How long ago a hotel responded, in tiers of days, weeks and months. Hotel-checkout-trips §9; OPEN-59. */

export type Ago = { readonly unit: 'day' | 'week' | 'month'; readonly count: number };

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;
const MONTH_DAYS = 30;

/** Both in milliseconds. Less than a day, or a time in the future, counts as one day. */
export function respondedAgo(respondedAt: number, now: number): Ago {
  const days = Math.max(1, Math.floor((now - respondedAt) / DAY_MS));
  if (days < WEEK_DAYS) return { unit: 'day', count: days };
  if (days < MONTH_DAYS) return { unit: 'week', count: Math.floor(days / WEEK_DAYS) };
  return { unit: 'month', count: Math.floor(days / MONTH_DAYS) };
}
