import type { Worker } from 'node:cluster';
import { EventEmitter } from 'node:events';
import type { Reading } from '@tenth-night/api/metrics/prom-meters';
import { expect, it, vi } from 'vitest';
import { createReadings } from './readings';

type Wanted = { readonly id: number; readonly withSite: boolean };

const reading = (name: string) => [{ name }] as unknown as Reading;

/** A process that answers with its name, and whether the request included the database. */
function process(id: number, answers = () => true) {
  const channel = new EventEmitter();
  const send = (wanted: Wanted) => {
    const name = `${id}${wanted.withSite ? ' with site' : ''}`;
    if (answers()) channel.emit('message', { kind: 'metrics', id: wanted.id, reading: reading(name) });
    return true;
  };
  return Object.assign(channel, { id, send }) as unknown as Worker;
}

const countersOf = async (readings: readonly Reading[]) => readings.flat();
const names = (readings: readonly Reading[]) => readings.flat().map(({ name }) => name);

it('asks every process, and only the first one about the database', async () => {
  const { readAll } = createReadings(countersOf);
  expect(names(await readAll([process(1), process(2)]))).toEqual(['1 with site', '2']);
});

it('keeps the counters of processes that have ended, even if several end at once', async () => {
  const { readAll, forget } = createReadings(countersOf);
  const [one, two, three] = [process(1), process(2), process(3)];
  await readAll([one, two, three]);
  forget(one);
  forget(two);
  expect(names(await readAll([three]))).toEqual(['1 with site', '2', '3 with site']);
});

it('uses the last reading of a process that is busy', async () => {
  vi.useFakeTimers();
  let isBusy = false;
  const { readAll } = createReadings(countersOf);
  const busy = process(1, () => !isBusy);
  await readAll([busy]);
  isBusy = true;
  const late = readAll([busy]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(names(await late)).toEqual(['1 with site']);
  vi.useRealTimers();
});
