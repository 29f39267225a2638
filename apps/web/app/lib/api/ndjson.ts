/** Lines of JSON off a byte stream, in the groups in which they arrived: one chunk, one group. */
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
    // A reader that stops also stops the server's work.
    await reader.cancel().catch(() => {});
  }
}
