import { expect, it, vi } from 'vitest';
import { createKeptAnswers } from './stored-answers';

it('computes an answer once, while it is among the latest', async () => {
  const kept = createKeptAnswers(10);
  const tell = vi.fn(async (text: string) => Buffer.from(text));
  const ask = async (query: string, text: string) => String(await kept.get(query, () => tell(text)));
  expect([await ask('a', '1234'), await ask('b', '5678'), await ask('a', 'other')]).toEqual(['1234', '5678', '1234']);
  expect(tell).toHaveBeenCalledTimes(2);
  // The third answer replaces the one that was requested least recently.
  expect([await ask('c', '9012'), await ask('a', 'other'), await ask('b', 'anew')]).toEqual(['9012', '1234', 'anew']);
  expect(tell).toHaveBeenCalledTimes(4);
});

it('caches nothing that is larger than the whole cache', async () => {
  const kept = createKeptAnswers(3);
  const ask = async (text: string) => String(await kept.get('a', async () => Buffer.from(text)));
  expect([await ask('long'), await ask('anew')]).toEqual(['long', 'anew']);
});
