import { describe, expect, it } from 'vitest';
import { asFields, firstText, numberIn } from './fields';

describe('a field of an answer', () => {
  it('is the first that says something, without the spaces round it', () => {
    expect(firstText({ a: '  ', b: ' Paris ', c: 'Rome' }, 'a', 'b', 'c')).toBe('Paris');
    expect(firstText({ a: 7 }, 'a')).toBe('7');
    expect(firstText({ a: ' ', b: null, c: {} }, 'a', 'b', 'c', 'd')).toBeNull();
  });

  it('is a number also where it is written as one', () => {
    expect([numberIn({ a: ' 4.5 ' }, 'a'), numberIn({ a: 0 }, 'a')]).toEqual([4.5, 0]);
    expect([numberIn({ a: 'many' }, 'a'), numberIn({ a: '' }, 'a'), numberIn({}, 'a')]).toEqual([null, null, null]);
  });

  it('is none of what is no object', () => {
    expect([null, undefined, 'x', 7].map(asFields)).toEqual([{}, {}, {}, {}]);
  });
});
