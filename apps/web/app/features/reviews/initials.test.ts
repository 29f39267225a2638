import { describe, expect, it } from 'vitest';
import { initialsOf } from './initials';

describe('initials', () => {
  it.each([
    ['annika_k', 'AK'],
    ['Maria R.', 'MR'],
    ['joao', 'J'],
    ['one of many', 'OO'],
    ['Őrs Éva', 'ŐÉ'],
    ['مراجع', 'م'],
    ['…', ''],
  ])('of %s are %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
