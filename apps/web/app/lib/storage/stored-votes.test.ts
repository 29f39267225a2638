import { describe, expect, it } from 'vitest';
import { readStoredVotes, storeVotes } from './stored-votes';

const VOTES = { voter: 'a-random-key-of-this-list', liked: ['lp1'] };

function browser() {
  const kept = new Map<string, string>();
  return () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
}

describe('stored votes', () => {
  it('are read only with their own list, and each list has another key', () => {
    const storage = browser();
    storeVotes('one', VOTES, storage);
    expect(readStoredVotes('one', storage)).toEqual(VOTES);
    const other = readStoredVotes('two', storage);
    expect(other.liked).toEqual([]);
    expect(other.voter).not.toBe(VOTES.voter);
    expect(other.voter).toMatch(/^[\w-]{16,64}$/);
  });

  it.each(['', '{', 'null', '{"voter":"short","liked":[]}', '{"voter":"a-random-key-of-this-list"}'])(
    'start anew if %j is stored',
    (text) => {
      expect(readStoredVotes('one', () => ({ getItem: () => text, setItem: () => {} })).liked).toEqual([]);
    },
  );

  it('start anew if the storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('The operation is insecure.');
    };
    expect(() => storeVotes('one', VOTES, blocked)).not.toThrow();
    expect(readStoredVotes('one', blocked).liked).toEqual([]);
  });
});
