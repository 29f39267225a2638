/** Calendar days as `YYYY-MM-DD`, always in UTC. */
const DAY_MS = 86_400_000;

const toTime = (day: string): number => Date.parse(`${day}T00:00:00Z`);
export const dayOf = (time: Date | number): string => new Date(time).toISOString().slice(0, 10);
export const addDays = (day: string, days: number): string => dayOf(toTime(day) + days * DAY_MS);
export const daysBetween = (from: string, to: string): number => Math.round((toTime(to) - toTime(from)) / DAY_MS);

/** False for 30 February, which `Date` would turn into a day in March. */
export const isCalendarDay = (day: string): boolean => {
  const time = toTime(day);
  return !Number.isNaN(time) && dayOf(time) === day;
};

export const nightsBetween = (checkin: string, checkout: string): string[] =>
  Array.from({ length: daysBetween(checkin, checkout) }, (_, k) => addDays(checkin, k));
