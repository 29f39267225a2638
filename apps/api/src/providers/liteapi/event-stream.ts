/** Reads `data:` events off a byte stream, however the bytes are cut. Lines can be hundreds of kilobytes; none is too long. */

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
