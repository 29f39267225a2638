import { describe, expect, it } from 'vitest';
import { excerptOf } from './excerpt';

describe('the excerpt of a review', () => {
  it('[REV-18] is its first 500 characters and an ellipsis when there are more', () => {
    expect(excerptOf('a'.repeat(501))).toEqual({ text: `${'a'.repeat(500)}…`, isCut: true });
    expect(excerptOf('b'.repeat(2000)).text).toHaveLength(501);
  });

  it.each(['', 'Quiet and central', 'a'.repeat(500)])('[REV-18] is the whole text up to 500 characters: %#', (text) => {
    expect(excerptOf(text)).toEqual({ text, isCut: false });
  });

  it('splits no character', () => {
    expect(excerptOf('🛎'.repeat(500))).toEqual({ text: '🛎'.repeat(500), isCut: false });
    expect(excerptOf(`a${'🛎'.repeat(500)}`).text).toBe(`a${'🛎'.repeat(499)}…`);
  });
});
