/**
 * Reads `data:` events from a byte stream, in chunks of any size. Lines can be hundreds of kilobytes long; there is no
 * limit.
 */

export async function* readEvents(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of body) {
    rest += decoder.decode(bytes, { stream: true });
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    yield* events(lines);
  }
  yield* events([rest + decoder.decode()]);
}

function* events(lines: readonly string[]): Generator<string> {
  for (const line of lines) {
    if (line.startsWith('data:')) yield line.slice('data:'.length).trim();
  }
}
