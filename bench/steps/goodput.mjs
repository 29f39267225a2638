// What the records of an open loop say. A good answer is a complete one within the deadline.
import { percentile } from './figures.mjs';

export const DEADLINE_MS = 5_000;
const WINDOW_MS = 1_000;
const [TOO_MANY, BUSY] = [429, 503];

const isGood = ({ status, ms }) => status === 200 && ms <= DEADLINE_MS;
const isRefused = ({ status }) => status === TOO_MANY || status === BUSY;
const timesOf = (records) => records.map(({ ms }) => ms);
const orNull = (times, share) => (times.length > 0 ? percentile(times, share) : null);

/** `ms` is how long requests were sent. */
export function summarize(records, ms) {
  const good = timesOf(records.filter(isGood));
  const refused = records.filter(isRefused);
  const perSecond = (count) => (count * 1000) / ms;
  return {
    offeredPerSecond: perSecond(records.length),
    goodPerSecond: perSecond(good.length),
    p50: orNull(good, 0.5),
    p99: orNull(good, 0.99),
    refusedPerSecond: perSecond(refused.length),
    refusedP50: orNull(timesOf(refused), 0.5),
    refusedP99: orNull(timesOf(refused), 0.99),
    /** Refusals that do not say when to come back. */
    rudePerSecond: perSecond(refused.filter(({ retryAfter }) => !(retryAfter > 0)).length),
    /** Late, or the visitor left before the end. */
    latePerSecond: perSecond(
      records.filter(({ status, ms: took }) => status === 0 || (status === 200 && took > DEADLINE_MS)).length,
    ),
    failedPerSecond: perSecond(records.filter((record) => record.status >= 400 && !isRefused(record)).length),
  };
}

/**
 * How long after the start of these records the site is normal again: from then on, nine of ten requests of every
 * second are good, and all good ones are as quick as normal. Null if that never happens.
 */
export function recoveryMs(records, normalMs, ms) {
  const count = Math.floor(ms / WINDOW_MS);
  const windows = Array.from({ length: count }, (_, k) =>
    records.filter(({ due }) => Math.floor(due / WINDOW_MS) === k),
  );
  const isNormal = (own) => {
    const good = own.filter(isGood);
    return good.length >= own.length * 0.9 && good.every(({ ms: took }) => took <= normalMs);
  };
  const last = windows.findLastIndex((own) => !isNormal(own));
  return last === count - 1 ? null : (last + 1) * WINDOW_MS;
}
