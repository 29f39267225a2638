/** The ledger: every request to a vendor and how it ended. Tests read it through the control routes. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Clock } from './clock';
import { type RecordedBody, type Recording, recordBody } from './recorded-body';
import { isControlPath, pathOf } from './request-path';
import { isOfVendor, VENDORS, type Vendor } from './vendors';

export interface LedgerEntry extends Partial<RecordedBody> {
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
/** For all bodies together, as text; parsed they take up to 20 MB. Drops the oldest bodies. */
const BODIES_BYTES_MAX = 4 * 1024 * 1024;
const DROPPED: RecordedBody = { body: '', isBodyCut: true };
/** Their requests hold cards, passwords and tokens. */
const WITHOUT_BODIES: ReadonlySet<Vendor> = new Set(['payments', 'identity']);
const VENDORS_WITH_BODIES = VENDORS.filter((vendor) => !WITHOUT_BODIES.has(vendor));

export interface Ledger {
  /** Newest last. */
  list(): LedgerEntry[];
  open(entry: LedgerEntry): void;
  /** Changes an open entry. Ignores an entry that has ended or was cleared, so that the first end counts. */
  note(id: string, change: Pick<LedgerEntry, 'status'> | Pick<LedgerEntry, 'endedBy'>): void;
  noteBody(id: string, recording: Recording): void;
  /** Also counts after the end, to show work that continues for a client that has disconnected. */
  countHotels(id: string, hotels: number): void;
  clear(): void;
}

type Kept = { -readonly [Field in keyof LedgerEntry]: LedgerEntry[Field] } & { hasBody?: true };

export function createLedger(): Ledger {
  const bodies = new LRUCache<string, Recording>({
    maxSize: BODIES_BYTES_MAX,
    sizeCalculation: ({ bytes }) => bytes,
  });
  // Entries are changed in place: setting one again would move it behind later requests.
  const entries = new LRUCache<string, Kept>({ max: LEDGER_LIMIT, dispose: (_entry, id) => bodies.delete(id) });
  const withBody = ({ hasBody, ...entry }: Kept): LedgerEntry =>
    hasBody ? { ...entry, ...(bodies.peek(entry.id)?.recorded ?? DROPPED) } : entry;

  return {
    list: () => [...entries.values()].map(withBody).toReversed(),
    open: (entry) => {
      entries.set(entry.id, { ...entry });
    },
    note: (id, change) => {
      const entry = entries.peek(id);
      if (entry?.endedBy === null) Object.assign(entry, change);
    },
    noteBody: (id, recording) => {
      const entry = entries.peek(id);
      if (!entry) return;
      entry.hasBody = true;
      bodies.set(id, recording);
    },
    countHotels: (id, hotels) => {
      const entry = entries.peek(id);
      if (entry) entry.hotels = hotels;
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

export type RecordText = (request: FastifyRequest, text: string) => void;

/** Records the body of a request to a vendor when it has been read, also if it is not JSON. */
export function bodyRecorder(ledger: Ledger): RecordText {
  return (request, text) => {
    const isVendors = VENDORS_WITH_BODIES.some((vendor) => isOfVendor(vendor, pathOf(request)));
    if (isVendors && text !== '') ledger.noteBody(request.id, recordBody(text));
  };
}
