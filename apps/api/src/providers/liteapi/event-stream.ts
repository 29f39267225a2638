/**
 * Reads the events of a byte stream, in chunks of any size. An event can be hundreds of kilobytes long; there is no
 * limit.
 */
import { createParser } from 'eventsource-parser';

export async function* readEvents(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const arrived: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => void arrived.push(data.trim()) });
  for await (const bytes of body) {
    parser.feed(decoder.decode(bytes, { stream: true }));
    yield* arrived.splice(0);
  }
  // A provider may end without the blank line that completes the last event.
  parser.feed(`${decoder.decode()}\n\n`);
  yield* arrived;
}
