/** Several processes on one machine serve the same port. This one starts them, replaces those that end, and stops all. */
import cluster, { type Worker } from 'node:cluster';

/** A process that cannot work must not be started again and again without a pause. */
const RESTART_MS = 1_000;

type Options = {
  readonly count: number;
  /** The file that each process runs. */
  readonly program: string;
  /** Called once, when every process is listening. */
  onOpen(url: string, pids: readonly (number | undefined)[]): void;
  onReplaced(pid: number | undefined): void;
  onEnded(worker: Worker): void;
};

type Processes = {
  /** Those that serve, the oldest first. */
  workers(): readonly Worker[];
  stop(): void;
  /** Resolves when all have ended: true if that was the plan. */
  readonly ended: Promise<boolean>;
};

export function startProcesses({ count, program, onOpen, onReplaced, onEnded }: Options): Processes {
  const listening = new Set<Worker>();
  let isOpen = false;
  let isStopping = false;
  let hasFailed = false;
  cluster.setupPrimary({ exec: program });

  function start(): void {
    const worker = cluster.fork();
    worker.on('message', ({ kind, url }: { readonly kind: string; readonly url: string }) => {
      if (kind !== 'listening') return;
      listening.add(worker);
      if (isOpen || listening.size < count) return;
      isOpen = true;
      onOpen(
        url,
        [...listening].map(({ process }) => process.pid),
      );
    });
  }

  function stop(): void {
    isStopping = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
  }

  const ended = new Promise<boolean>((resolve) => {
    cluster.on('exit', (worker) => {
      // At the start, a process that cannot listen has printed why, and a new one would fail in the same way. Later the
      // reason may be temporary, such as a database that restarts, and the other processes still serve.
      if (!isStopping && !isOpen && !listening.has(worker)) {
        hasFailed = true;
        stop();
      }
      listening.delete(worker);
      onEnded(worker);
      if (isStopping) {
        if (Object.keys(cluster.workers ?? {}).length === 0) resolve(!hasFailed);
        return;
      }
      onReplaced(worker.process.pid);
      setTimeout(() => isStopping || start(), RESTART_MS);
    });
  });

  for (let k = 0; k < count; k++) start();
  return { workers: () => [...listening].sort((a, b) => a.id - b.id), stop, ended };
}
