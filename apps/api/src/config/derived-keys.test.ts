import { describe, expect, it } from 'vitest';
import { derivedKey, keysFor, secretVersion } from './derived-keys';

const [OLD, NEW] = ['the old secret, long enough to be one', 'the new secret, long enough to be one'];

describe('the keys of a secret', () => {
  it('differ for each use, and are the same each time', () => {
    const keys = (['sessions', 'booking links', 'attempts'] as const).map((use) => derivedKey(OLD, use));
    expect(new Set([...keys, OLD]).size).toBe(4);
    expect(derivedKey(OLD, 'sessions')).toBe(keys[0]);
    expect(keys[0]).toHaveLength(43);
  });

  it('begin with the current key; the previous one still verifies', () => {
    expect(keysFor({ current: NEW, previous: OLD }, 'sessions')).toEqual([
      derivedKey(NEW, 'sessions'),
      derivedKey(OLD, 'sessions'),
    ]);
    expect(keysFor({ current: NEW, previous: null }, 'sessions')).toHaveLength(1);
  });

  it('have a version that depends on the secret', () => {
    expect(secretVersion(OLD)).toBe(secretVersion(OLD));
    expect(secretVersion(OLD)).not.toBe(secretVersion(NEW));
  });
});
