/**
 * The page's recent events, in memory only: shown by `debug=1`, sent nowhere. Search-and-browse §9 "Debug log buffer".
 */

export const LOG_ENTRIES = 500;

type Detail = Readonly<Record<string, string | number | boolean | null>>;

export type LogEntry = { readonly at: number; readonly what: string; readonly detail: Detail };

export type Log = {
  write(what: string, detail?: Detail): void;
  /** Oldest first. The same array until the next write. */
  entries(): readonly LogEntry[];
  subscribe(listener: () => void): () => void;
};

/** Each page has one: `services.single(createLog)`. */
export function createLog(_services: unknown, now = () => Date.now()): Log {
  const listeners = new Set<() => void>();
  let entries: readonly LogEntry[] = [];
  return {
    write(what, detail = {}) {
      entries = [...entries.slice(1 - LOG_ENTRIES), { at: now(), what, detail }];
      for (const listener of listeners) listener();
    },
    entries: () => entries,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
