import { describe, expect, it } from 'vitest';
import { asFields, firstText, numberIn } from './fields';

describe('a field of an answer', () => {
  it('is the first one with a value, without surrounding spaces', () => {
    expect(firstText({ a: '  ', b: ' Paris ', c: 'Rome' }, 'a', 'b', 'c')).toBe('Paris');
    expect(firstText({ a: 7 }, 'a')).toBe('7');
    expect(firstText({ a: ' ', b: null, c: {} }, 'a', 'b', 'c', 'd')).toBeNull();
  });

  it('is a number even if it is a text', () => {
    expect([numberIn({ a: ' 4.5 ' }, 'a'), numberIn({ a: 0 }, 'a')]).toEqual([4.5, 0]);
    expect([numberIn({ a: 'many' }, 'a'), numberIn({ a: '' }, 'a'), numberIn({}, 'a')]).toEqual([null, null, null]);
  });

  it('is null if the value is not an object', () => {
    expect([null, undefined, 'x', 7].map(asFields)).toEqual([{}, {}, {}, {}]);
  });
});
