/** The ledger: every request to a vendor and how it ended. Tests read it through the control routes. */
import type { FastifyInstance } from 'fastify';
import type { Clock } from './clock';
import { isControlPath, pathOf } from './request-path';

export interface LedgerEntry {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly startedAt: string;
  /** Null until the answer starts. */
  readonly status: number | null;
  /** Null while the request is open. `cut` if a fault broke the answer off. */
  readonly endedBy: 'answer' | 'client-gone' | 'cut' | null;
  /** The number of hotels written so far, for answers with rates. */
  readonly hotels?: number;
}

const LEDGER_LIMIT = 1000;

export interface Ledger {
  /** Newest last. */
  list(): LedgerEntry[];
  open(entry: LedgerEntry): void;
  /** Changes an open entry. Ignores an entry that has ended or was cleared, so that the first end counts. */
  note(id: string, change: Pick<LedgerEntry, 'status'> | Pick<LedgerEntry, 'endedBy'>): void;
  /** Also counts after the end, to show work that continues for a client that has disconnected. */
  countHotels(id: string, hotels: number): void;
  clear(): void;
}

export function createLedger(): Ledger {
  const entries = new Map<string, LedgerEntry>();
  return {
    list: () => [...entries.values()],
    open: (entry) => {
      entries.set(entry.id, entry);
      const [oldest] = entries.keys();
      if (oldest !== undefined && entries.size > LEDGER_LIMIT) entries.delete(oldest);
    },
    note: (id, change) => {
      const entry = entries.get(id);
      if (entry?.endedBy === null) entries.set(id, { ...entry, ...change });
    },
    countHotels: (id, hotels) => {
      const entry = entries.get(id);
      if (entry) entries.set(id, { ...entry, hotels });
    },
    clear: () => entries.clear(),
  };
}

export function recordRequests(app: FastifyInstance, ledger: Ledger, clock: Clock): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { id, method } = request;
    const path = pathOf(request);
    if (!isControlPath(path)) {
      ledger.open({ id, method, path, startedAt: clock.now().toISOString(), status: null, endedBy: null });
      reply.raw.once('finish', () => ledger.note(id, { endedBy: 'answer' }));
      reply.raw.once('close', () => ledger.note(id, { endedBy: 'client-gone' }));
    }
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    ledger.note(request.id, { status: reply.statusCode });
    done(null, payload);
  });
}
