import { describe, expect, it } from 'vitest';
import { afterKey, NONE_MARKED } from './after-key';

const none = { isOpen: true, marked: NONE_MARKED, count: 3 };
const at = (marked: number) => ({ ...none, marked });

describe('a key in the place field', () => {
  it('[PLACE-07] Down marks the first suggestion, Up the last', () => {
    expect(afterKey('ArrowDown', none)).toEqual({ mark: 0 });
    expect(afterKey('ArrowUp', none)).toEqual({ mark: 2 });
  });

  it('[PLACE-07] then the mark moves by one, and goes round at both ends', () => {
    expect([afterKey('ArrowDown', at(0)), afterKey('ArrowDown', at(2))]).toEqual([{ mark: 1 }, { mark: 0 }]);
    expect([afterKey('ArrowUp', at(2)), afterKey('ArrowUp', at(0))]).toEqual([{ mark: 1 }, { mark: 2 }]);
  });

  it('an arrow marks nothing in an empty list', () => {
    expect(afterKey('ArrowDown', { ...none, count: 0 })).toEqual({ mark: NONE_MARKED });
    expect(afterKey('ArrowUp', { ...none, count: 0 })).toEqual({ mark: NONE_MARKED });
  });

  it('[PLACE-08] Enter and Tab choose the marked suggestion, and do nothing to the list without one', () => {
    expect([afterKey('Enter', at(1)), afterKey('Tab', at(1))]).toEqual(['choose', 'choose']);
    expect([afterKey('Enter', none), afterKey('Tab', none)]).toEqual([null, null]);
  });

  it('[PLACE-09] Escape closes an open list, and belongs to others while it is closed', () => {
    expect(afterKey('Escape', at(1))).toBe('close');
    expect(afterKey('Escape', { ...none, isOpen: false })).toBeNull();
  });

  it('any other key belongs to the text', () => {
    expect(['a', 'Home', 'ArrowLeft'].map((key) => afterKey(key, at(1)))).toEqual([null, null, null]);
  });
});
