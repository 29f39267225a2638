/** How the first process reads the metrics of the others. */
import type { Worker } from 'node:cluster';
import type { Reading } from '@tenth-night/api/metrics/prom-meters';

/** A process that does not answer is busy. We use its last reading instead. */
const ANSWER_WITHIN_MS = 2_000;

type Wanted = { readonly kind: 'read-metrics'; readonly id: number; readonly withSite: boolean };
type Answer = { readonly kind: 'metrics'; readonly id: number; readonly reading: Reading };
type Other = { readonly kind?: string };

/** In each of the other processes. */
export function answerReadings(read: (withSite: boolean) => Promise<Reading>): void {
  process.on('message', (message: Wanted | Other) => {
    if (message.kind !== 'read-metrics') return;
    const { id, withSite } = message as Wanted;
    read(withSite).then(
      (reading) => process.send?.({ kind: 'metrics', id, reading } satisfies Answer, undefined, undefined, () => {}),
      () => {},
    );
  });
}

type Link = Pick<Worker, 'id' | 'send' | 'on' | 'off'>;

/** In the first process. `countersOf` adds up the counters of processes that have ended. */
export function createReadings(countersOf: (readings: readonly Reading[]) => Promise<Reading>) {
  const last = new Map<number, Reading>();
  let ended: Promise<Reading> = Promise.resolve([]);
  let asked = 0;

  function ask(worker: Link, withSite: boolean): Promise<void> {
    const id = asked++;
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        worker.off('message', hear);
        resolve();
      };
      const hear = (message: Answer | Other) => {
        if (message.kind !== 'metrics' || (message as Answer).id !== id) return;
        last.set(worker.id, (message as Answer).reading);
        done();
      };
      const timer = setTimeout(done, ANSWER_WITHIN_MS);
      worker.on('message', hear);
      worker.send({ kind: 'read-metrics', id, withSite } satisfies Wanted, (error) => error && done());
    });
  }

  return {
    /** Only the first process reads the database, because all would read the same. */
    async readAll(workers: readonly Link[]): Promise<readonly Reading[]> {
      await Promise.all(workers.map((worker, k) => ask(worker, k === 0)));
      return [await ended, ...last.values()];
    },
    /** The process has ended. */
    forget({ id }: Pick<Worker, 'id'>): void {
      const reading = last.get(id);
      last.delete(id);
      if (reading) ended = ended.then((sum) => countersOf([sum, reading]));
    },
  };
}
