/**
 * What the vendors store: plain JSON on named shelves.
 * With a file, every change is a line in it, and a restart loses nothing.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface Shelf<Item> {
  get(id: string): Item | undefined;
  /** In the order of their first `put`. */
  list(): Item[];
  put(id: string, item: Item): void;
}

export interface Store {
  shelf<Item>(name: string): Shelf<Item>;
  /** 1, 2, 3… over the life of the store, for making ids. */
  nextNumber(): number;
  clear(): void;
}

type Line = readonly [shelf: string, id: string, item: unknown];
const COUNTER = ['counter', 'last'] as const;

function readLines(file: string): Line[] {
  if (!existsSync(file)) return [];
  try {
    const lines = readFileSync(file, 'utf8').split('\n');
    // After the last line break there is either nothing, or a line that a crash has cut short.
    return lines.slice(0, -1).map((line) => JSON.parse(line) as Line);
  } catch (error) {
    throw new Error(`The sandbox cannot read its saved state from ${file}: delete the file to start fresh`, {
      cause: error,
    });
  }
}

export function createStore(file?: string): Store {
  const shelves = new Map<string, Map<string, unknown>>();
  const shelfOf = (name: string): Map<string, unknown> => {
    const found = shelves.get(name) ?? new Map<string, unknown>();
    shelves.set(name, found);
    return found;
  };
  const put = (...[name, id, item]: Line): void => {
    shelfOf(name).set(id, item);
    if (!file) return;
    mkdirSync(path.dirname(file), { recursive: true });
    appendFileSync(file, `${JSON.stringify([name, id, item])}\n`);
  };
  const lines = (): Line[] =>
    [...shelves].flatMap(([name, shelf]) => [...shelf].map(([id, item]): Line => [name, id, item]));
  const rewrite = (): void => {
    if (!file || !existsSync(file)) return;
    const text = lines().map((line) => `${JSON.stringify(line)}\n`);
    writeFileSync(file, text.join(''));
  };

  if (file) for (const [name, id, item] of readLines(file)) shelfOf(name).set(id, item);
  // Rewrites the file at the start: one line per item and no torn line. Without items there is no file.
  rewrite();

  return {
    shelf: <Item>(name: string) => ({
      get: (id: string) => shelfOf(name).get(id) as Item | undefined,
      list: () => [...shelfOf(name).values()] as Item[],
      put: (id: string, item: Item) => put(name, id, item),
    }),
    nextNumber: () => {
      const next = ((shelfOf(COUNTER[0]).get(COUNTER[1]) as number | undefined) ?? 0) + 1;
      put(...COUNTER, next);
      return next;
    },
    clear: () => {
      shelves.clear();
      rewrite();
    },
  };
}
