// Requests the rates of many hotels in the way the site does: batches of 200, three at a time, with pauses.
import { pause } from './figures.mjs';

export const BATCH = 200;
const CONCURRENCY = 3;
const PAUSE_MS = 100;

/** `ask` requests one batch. Resolves to the time that all of them take. */
export async function inBatches(ids, ask) {
  const waiting = Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, k) =>
    ids.slice(k * BATCH, (k + 1) * BATCH),
  );
  const begun = performance.now();
  let total = 0;
  async function work(isFirst) {
    if (!isFirst) await pause(PAUSE_MS);
    for (let batch = waiting.shift(); batch; batch = waiting.shift()) {
      await ask(batch);
      total = performance.now() - begun;
      await pause(PAUSE_MS);
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, (_, k) => work(k === 0)));
  return total;
}
