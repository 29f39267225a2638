import { describe, expect, it } from 'vitest';
import { readJsonLines } from './ndjson';

const stream = (chunks: readonly Uint8Array[], onCancel = () => {}) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
    cancel: onCancel,
  });

async function all(chunks: readonly Uint8Array[]) {
  const lines: unknown[] = [];
  for await (const group of readJsonLines(stream(chunks))) lines.push(...group);
  return lines;
}

describe('newline-delimited JSON', () => {
  const bytes = new TextEncoder().encode('{"name":"Hôtel Ça va"}\n{"name":"فندق"}\n\n{"done":true}');

  it('[RATE-19] is read completely, however its bytes are split, even inside a character', async () => {
    for (let size = 1; size <= bytes.length; size++) {
      const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
        bytes.slice(i * size, (i + 1) * size),
      );
      expect(await all(chunks)).toEqual([{ name: 'Hôtel Ça va' }, { name: 'فندق' }, { done: true }]);
    }
  });

  it('cancels the stream when the reader leaves early', async () => {
    let isCancelled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new TextEncoder().encode('{"n":1}\n')),
      cancel: () => {
        isCancelled = true;
      },
    });
    for await (const _group of readJsonLines(endless)) break;
    expect(isCancelled).toBe(true);
  });
});
