import { describe, expect, it } from 'vitest';
import { readEvents } from './event-stream';

async function* bytes(text: string, size: number): AsyncGenerator<Uint8Array> {
  const all = new TextEncoder().encode(text);
  for (let i = 0; i < all.length; i += size) yield all.slice(i, i + size);
}

async function read(text: string, size: number): Promise<string[]> {
  const events: string[] = [];
  for await (const event of readEvents(bytes(text, size))) events.push(event);
  return events;
}

describe('an event stream', () => {
  const text = 'data: {"name":"Hôtel"}\n\n: a comment\ndata:{"n":2}\r\n\r\ndata: [DONE]\n\n';

  it('[RATE-18] is read completely, even if its bytes are split anywhere', async () => {
    for (let size = 1; size <= text.length + 1; size++) {
      expect(await read(text, size)).toEqual(['{"name":"Hôtel"}', '{"n":2}', '[DONE]']);
    }
  });

  it('may spread one event over several lines', async () => {
    for (const size of [1, 7, 100]) expect(await read('data: {"n":\ndata: 1}\n\n', size)).toEqual(['{"n":\n1}']);
  });

  it('may end without a blank line', async () => {
    expect(await read('data: {"n":1}\n\ndata: [DONE]', 5)).toEqual(['{"n":1}', '[DONE]']);
  });

  it('has no limit for the length of a line', async () => {
    const long = 'x'.repeat(1_000_000);
    expect(await read(`data: ${long}\n\n`, 65_536)).toEqual([long]);
  });
});
