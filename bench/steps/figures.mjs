// Numbers that every bench needs.

const DAY_MS = 86_400_000;

/** The value below which `share` of the list lies. */
export const percentile = (list, share) =>
  list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))];

export const median = (list) => percentile(list, 0.5);

/** The medians of the given fields over several rounds. */
export const mediansOf = (rounds, fields) =>
  Object.fromEntries(fields.map((field) => [field, median(rounds.map((round) => round[field]))]));

/** The calendar date so many days from now. */
export const day = (ahead, now = Date.now()) => new Date(now + ahead * DAY_MS).toISOString().slice(0, 10);

export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
