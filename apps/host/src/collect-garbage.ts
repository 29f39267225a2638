import { type EventLoopUtilization, performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const CHECKED_EVERY_MS = 30_000;
/** Share of the time that the process works. A collection stops it for about a tenth of a second. */
const QUIET = 0.1;
const MUCH_BYTES = 40_000_000;

/**
 * Starting leaves more than 100 MB of garbage, and so does a rush of visitors. A process with an embedded database never
 * looks idle to V8, which would keep it for hours.
 */
export function collectGarbage(): void {
  const collect = collector();
  collect();
  const check = createGarbageCheck({
    collect,
    heapBytes: () => process.memoryUsage().heapUsed,
    utilization: (since) => performance.eventLoopUtilization(since),
  });
  setInterval(check, CHECKED_EVERY_MS).unref();
}

type Heap = {
  readonly collect: () => void;
  readonly heapBytes: () => number;
  readonly utilization: (since?: EventLoopUtilization) => EventLoopUtilization;
};

/** Collects if the heap has grown much since the last time, and nobody visits at the moment. */
export function createGarbageCheck({ collect, heapBytes, utilization }: Heap): () => void {
  let bytesBefore = heapBytes();
  let usedBefore = utilization();
  return () => {
    const share = utilization(usedBefore).utilization;
    usedBefore = utilization();
    if (share > QUIET || heapBytes() - bytesBefore < MUCH_BYTES) return;
    collect();
    bytesBefore = heapBytes();
  };
}

function collector(): () => void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  setFlagsFromString('--no-expose-gc');
  // The second run returns the pages that the first one has emptied.
  return () => {
    collect();
    collect();
  };
}
