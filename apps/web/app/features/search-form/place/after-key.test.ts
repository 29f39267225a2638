import { describe, expect, it } from 'vitest';
import { afterKey, NONE_HIGHLIGHTED } from './after-key';

const none = { isOpen: true, highlighted: NONE_HIGHLIGHTED, count: 3 };
const at = (highlighted: number) => ({ ...none, highlighted });

describe('a key in the place field', () => {
  it('[PLACE-07] Down highlights the first suggestion, Up the last', () => {
    expect(afterKey('ArrowDown', none)).toEqual({ highlight: 0 });
    expect(afterKey('ArrowUp', none)).toEqual({ highlight: 2 });
  });

  it('[PLACE-07] then moves the highlight by one, and wraps around at both ends', () => {
    expect([afterKey('ArrowDown', at(0)), afterKey('ArrowDown', at(2))]).toEqual([{ highlight: 1 }, { highlight: 0 }]);
    expect([afterKey('ArrowUp', at(2)), afterKey('ArrowUp', at(0))]).toEqual([{ highlight: 1 }, { highlight: 2 }]);
  });

  it('an arrow highlights nothing in an empty list', () => {
    expect(afterKey('ArrowDown', { ...none, count: 0 })).toEqual({ highlight: NONE_HIGHLIGHTED });
    expect(afterKey('ArrowUp', { ...none, count: 0 })).toEqual({ highlight: NONE_HIGHLIGHTED });
  });

  it('[PLACE-08] Enter and Tab choose the highlighted suggestion, and leave the list alone without one', () => {
    expect([afterKey('Enter', at(1)), afterKey('Tab', at(1))]).toEqual(['choose', 'choose']);
    expect([afterKey('Enter', none), afterKey('Tab', none)]).toEqual([null, null]);
  });

  it('[PLACE-09] Escape closes an open list, and is not handled while it is closed', () => {
    expect(afterKey('Escape', at(1))).toBe('close');
    expect(afterKey('Escape', { ...none, isOpen: false })).toBeNull();
  });

  it('Tab passes a row that does something instead of naming a place; Enter does it', () => {
    const action = { ...at(1), isAction: true };
    expect([afterKey('Tab', action), afterKey('Enter', action)]).toEqual([null, 'choose']);
  });

  it('Delete removes the highlighted row if it can be removed, else it goes to the text', () => {
    expect(afterKey('Delete', { ...at(1), canRemove: true })).toBe('remove');
    expect(afterKey('Delete', at(1))).toBeNull();
    expect(afterKey('Delete', { ...none, canRemove: true })).toBeNull();
  });

  it('any other key goes to the text', () => {
    expect(['a', 'Home', 'ArrowLeft'].map((key) => afterKey(key, at(1)))).toEqual([null, null, null]);
  });
});
