import { appendFileSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createStore } from './store';

const newFile = (): string => path.join(mkdtempSync(path.join(tmpdir(), 'sandbox-store-')), 'inner', 'books.jsonl');

describe('the store', () => {
  it('keeps the last state of each item, in the order of their creation', () => {
    const shelf = createStore().shelf<{ n: number }>('things');
    shelf.put('a', { n: 1 });
    shelf.put('b', { n: 2 });
    shelf.put('a', { n: 3 });
    expect(shelf.list()).toEqual([{ n: 3 }, { n: 2 }]);
    expect(shelf.get('a')).toEqual({ n: 3 });
    expect(shelf.get('c')).toBeUndefined();
  });

  it('keeps its items over a restart, and continues to count', () => {
    const file = newFile();
    const before = createStore(file);
    before.shelf('things').put('a', { n: 1 });
    before.shelf('things').put('a', { n: 2 });
    expect([before.nextNumber(), before.nextNumber()]).toEqual([1, 2]);
    const after = createStore(file);
    expect(after.shelf('things').list()).toEqual([{ n: 2 }]);
    expect(after.nextNumber()).toBe(3);
    expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(4);
  });

  it('skips a line that a crash has cut short', () => {
    const file = newFile();
    createStore(file).shelf('things').put('a', 1);
    appendFileSync(file, '["things","b"');
    const after = createStore(file);
    after.shelf('things').put('c', 3);
    expect(createStore(file).shelf('things').list()).toEqual([1, 3]);
  });

  it('says what to do with an unreadable file', () => {
    const file = newFile();
    createStore(file).nextNumber();
    writeFileSync(file, 'not a line\n');
    expect(() => createStore(file)).toThrow(/delete the file/);
  });

  it('writes nothing to the disk before there is something to store', () => {
    const file = newFile();
    expect(createStore(file).shelf('things').list()).toEqual([]);
    expect(existsSync(path.dirname(file))).toBe(false);
  });

  it('is empty after a clear', () => {
    const file = newFile();
    const store = createStore(file);
    store.shelf('things').put('a', 1);
    store.clear();
    expect(store.shelf('things').list()).toEqual([]);
    expect(createStore(file).shelf('things').list()).toEqual([]);
  });
});
