/** What the database says about bookings and letters, and how busy its connections are. */
import type { Database } from '../db/client';
import { type Meters, NO_METERS } from './meters';
import { type OpenWork, readOpenWork } from './open-work';

/** However often somebody asks, the tables are read this often at most. */
const READ_EVERY_MS = 10_000;

export type WatchedDatabase = Pick<Database, 'kind' | 'ping' | 'db' | 'pool'>;

export function watchDatabase({ db, pool }: WatchedDatabase, meters: Meters, now: () => Date): void {
  if (meters === NO_METERS) return;
  if (pool) watchPool(pool, meters);
  const work = atMostEvery(
    READ_EVERY_MS,
    () => now().getTime(),
    () => readOpenWork(db, now()),
  );
  const of =
    <Sample>(pick: (read: OpenWork) => readonly Sample[]) =>
    async () =>
      pick(await work());
  meters.watch(
    'bookings',
    of(({ bookings }) => bookings.map(({ state, count }) => ({ labels: { state }, value: count }))),
  );
  meters.watch(
    'bookingOldest',
    of(({ bookings }) => bookings.map(({ state, ageS }) => ({ labels: { state }, value: ageS }))),
  );
  meters.watch(
    'bookingsWaiting',
    of(({ waiting }) => waiting.map(({ reason, count }) => ({ labels: { reason }, value: count }))),
  );
  meters.watch(
    'mailsWaiting',
    of(({ mails }) => [{ labels: {}, value: mails.count }]),
  );
  meters.watch(
    'mailOldest',
    of(({ mails }) => [{ labels: {}, value: mails.ageS }]),
  );
}

function watchPool(pool: NonNullable<Database['pool']>, meters: Meters): void {
  meters.watch('databaseConnections', () => {
    const { open, idle } = pool();
    return [
      { labels: { state: 'busy' }, value: open - idle },
      { labels: { state: 'idle' }, value: idle },
    ];
  });
  meters.watch('databaseConnectionsMax', () => [{ labels: {}, value: pool().max }]);
  meters.watch('databaseWaiting', () => [{ labels: {}, value: pool().waiting }]);
}

/** Answers from memory in between. A failure is not remembered. */
export function atMostEvery<Value>(ms: number, now: () => number, read: () => Promise<Value>): () => Promise<Value> {
  let last: { readonly at: number; readonly value: Promise<Value> } | null = null;
  return () => {
    if (last && now() - last.at < ms) return last.value;
    const current = { at: now(), value: read() };
    last = current;
    current.value.catch(() => {
      if (last === current) last = null;
    });
    return current.value;
  };
}
