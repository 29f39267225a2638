import { expect, it, vi } from 'vitest';
import { createKeptAnswers } from './kept-answers';

it('tells an answer once, while it is among the last', () => {
  const kept = createKeptAnswers(10);
  const tell = vi.fn((text: string) => () => text);
  const ask = (query: string, text: string) => kept.get(query, () => tell(text)());
  expect([ask('a', '1234'), ask('b', '5678'), ask('a', 'other')]).toEqual(['1234', '5678', '1234']);
  expect(tell).toHaveBeenCalledTimes(2);
  // The third one pushes out the one that was not asked for lately.
  expect([ask('c', '9012'), ask('a', 'other'), ask('b', 'anew')]).toEqual(['9012', '1234', 'anew']);
  expect(tell).toHaveBeenCalledTimes(4);
});

it('keeps nothing that is larger than all that it may keep', () => {
  const kept = createKeptAnswers(3);
  expect([kept.get('a', () => 'long'), kept.get('a', () => 'anew')]).toEqual(['long', 'anew']);
});
