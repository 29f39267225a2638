// Simulates a day of searches one by one, and says what it takes to serve them. Pure: the same input, the same day.
import { createChance, createZipf } from './chance.mjs';

const [DAY_S, HOUR_S, MINUTE_S] = [86_400, 3_600, 60];
const [DAYS_PER_YEAR, DAYS_PER_MONTH] = [365, 30];
const GB = 1e9;

/** How many searches each hour has, on the day of the peak. */
export function searchesByHour(searches, { hours, peakFactor }) {
  const total = hours.reduce((sum, weight) => sum + weight, 0);
  return hours.map((weight) => Math.round((searches * peakFactor * weight) / total));
}

/** Runs the day. Counts by minute what was new, shared a running call, or was in the cache. */
export function simulateDay(searches, assumed, seed = 1) {
  const { places, stays, placeExponent, stayExponent, cacheSeconds, callSeconds } = assumed;
  const chance = createChance(seed);
  const [place, stay] = [createZipf(places, placeExponent, chance), createZipf(stays, stayExponent, chance)];
  const answeredAt = new Float64Array(places * stays).fill(Number.NEGATIVE_INFINITY);
  const minutes = Array.from({ length: DAY_S / MINUTE_S }, () => ({ fresh: 0, joined: 0, cached: 0 }));
  for (const [hour, count] of searchesByHour(searches, assumed).entries()) {
    for (let k = 0; k < count; k++) {
      // In order and evenly spread by chance: the k-th of `count` parts of the hour.
      const now = (hour + (k + chance()) / count) * HOUR_S;
      const key = place() * stays + stay();
      const minute = minutes[Math.floor(now / MINUTE_S)];
      const age = now - (answeredAt[key] ?? 0);
      if (age < 0) minute.joined += 1;
      else if (age < cacheSeconds) minute.cached += 1;
      else {
        minute.fresh += 1;
        answeredAt[key] = now + callSeconds;
      }
    }
  }
  return minutes;
}

const sumOf = (minutes) =>
  minutes.reduce(
    (sum, { fresh, joined, cached }) => ({
      fresh: sum.fresh + fresh,
      joined: sum.joined + joined,
      cached: sum.cached + cached,
    }),
    { fresh: 0, joined: 0, cached: 0 },
  );

/** What some searches cost, with the hotels and bookings that follow. */
export function costOf({ fresh, joined, cached }, { newSearch, knownSearch, hotelVisit, booking }, assumed) {
  const searches = fresh + joined + cached;
  const visits = searches * assumed.hotelVisitsPerSearch;
  const bookings = searches * assumed.bookingsPerSearch;
  const ofSearches = (name) => fresh * newSearch[name] + (searches - fresh) * knownSearch[name];
  const all = (name) => ofSearches(name) + visits * hotelVisit[name] + bookings * booking[name];
  // A known hotel is in the cache: only a visit after a new search asks the provider.
  const visitCalls = fresh * assumed.hotelVisitsPerSearch * hotelVisit.providerCalls;
  const calls = fresh * newSearch.providerCalls + visitCalls + bookings * booking.providerCalls;
  return { searches, cpuMs: all('cpuMs'), bytes: all('bytes'), calls, redisCommands: all('redisCommands') };
}

/** The most of any minute. */
const most = (minutes, of) => minutes.reduce((highest, minute) => Math.max(highest, of(minute)), 0);

/** New rates stay in Redis for as long as the cache keeps them. */
function redisBytes(minutes, { newSearch }, { cacheSeconds }) {
  const kept = Math.ceil(cacheSeconds / MINUTE_S);
  const atOnce = minutes.map((_, k) => sumOf(minutes.slice(Math.max(0, k - kept), k + 1)).fresh);
  return Math.max(...atOnce) * newSearch.redisBytes;
}

export function planFor(searches, costs, assumed) {
  const minutes = simulateDay(searches, assumed);
  const perSecond = (name) => most(minutes, (minute) => costOf(minute, costs, assumed)[name]) / MINUTE_S;
  const peakDay = costOf(sumOf(minutes), costs, assumed);
  const { fresh, joined, cached } = sumOf(minutes);
  const bookings = searches * assumed.bookingsPerSearch;
  const { database } = costs.booking;
  const cores = perSecond('cpuMs') / 1000 / assumed.coreShare;
  // One more than needed, so that one may fail or be replaced.
  const instances = Math.ceil(cores / assumed.coresPerInstance) + 1;
  return {
    searches,
    searchesPerSecond: perSecond('searches'),
    cachedShare: cached / peakDay.searches,
    joinedShare: joined / peakDay.searches,
    freshShare: fresh / peakDay.searches,
    providerPerSecond: perSecond('calls'),
    providerShare: perSecond('calls') / assumed.providerPerSecond,
    cores,
    instances,
    connections: instances * assumed.coresPerInstance * assumed.connectionsPerProcess,
    redisGb: redisBytes(minutes, costs, assumed) / GB,
    redisPerSecond: perSecond('redisCommands'),
    bookings,
    databaseWritesPerSecond: (bookings * assumed.peakFactor * database.writes * 2) / DAY_S,
    databaseGbAfterYear: (bookings * database.bytes * DAYS_PER_YEAR) / GB,
    megabitsPerSecond: (perSecond('bytes') * 8) / 1e6,
    trafficGbMonth: (peakDay.bytes / assumed.peakFactor / GB) * DAYS_PER_MONTH,
  };
}

/** A month, at the end of the first year. */
export function moneyFor(plan, prices) {
  const parts = {
    instances: plan.instances * prices.instanceMonth,
    redis: plan.redisGb * prices.redisGbMonth,
    database: plan.databaseGbAfterYear * prices.databaseGbMonth,
    traffic: plan.trafficGbMonth * prices.trafficGb,
  };
  return { ...parts, total: Object.values(parts).reduce((sum, part) => sum + part, 0) };
}
