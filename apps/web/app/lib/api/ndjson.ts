/** Reads lines of JSON from a byte stream. Yields one group of lines per chunk. */
export async function* readJsonLines<Line>(body: ReadableStream<Uint8Array>): AsyncGenerator<readonly Line[]> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += done ? decoder.decode() : decoder.decode(value, { stream: true });
      const lines = rest.split('\n');
      rest = done ? '' : (lines.pop() ?? '');
      const group = lines.filter(Boolean).map((line) => JSON.parse(line) as Line);
      if (group.length > 0) yield group;
      if (done) return;
    }
  } finally {
    // When the reader stops, the server stops its work too.
    await reader.cancel().catch(() => {});
  }
}
