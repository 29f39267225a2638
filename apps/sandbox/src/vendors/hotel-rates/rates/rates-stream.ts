/** `POST /hotels/rates` with `stream: true` (reference §4.4): only `data:` lines, hotels in order of arrival. */
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  WIRE_STREAM_END,
  type WireHotelRates,
  type WireRatedHotel,
  type WireRatesEvent,
} from '@tenth-night/provider-wire/hotel-rates/rates';
import { createRandom } from '../../../kernel/random';
import type { Hotel } from '../../../world/hotels/hotel';
import { goJson, goJsonInSlices } from '../go-json';
import { type Pace, pause } from './rates-pace';

const GROUP_MAX = 5;

interface RateStream {
  readonly hotels: readonly Hotel[];
  readonly pace: Pace;
  /** A cut stream has no end marker, and its body has no proper end. What was written before still arrives. */
  readonly isCut: boolean;
  /** Sent once, after all rates. Empty if not requested. */
  readonly hotelData: readonly WireRatedHotel[];
  /** Aborted when the client disconnects. */
  readonly gone: AbortSignal;
  /** Called for each hotel when its turn comes, not earlier. */
  ratesOf(hotel: Hotel): WireHotelRates;
  onWritten(hotels: number): void;
}

const eventText = (content: string): string => `data: ${content}\n\n`;

/** Does not write faster than the client reads. */
async function write(raw: ServerResponse, text: string, gone: AbortSignal): Promise<void> {
  gone.throwIfAborted();
  if (!raw.write(text)) await once(raw, 'drain', { signal: gone });
  // Otherwise a fast client would block the process for all others, and we would not notice that it has disconnected.
  await nextTurn(undefined, { signal: gone });
}

async function writeRates(raw: ServerResponse, { hotels, pace, gone, ratesOf, onWritten }: RateStream): Promise<void> {
  const random = createRandom(hotels.map(({ id }) => id).join());
  for (let from = 0; from < hotels.length; ) {
    const group = hotels.slice(from, from + random.int(1, GROUP_MAX));
    await pause(pace(group.length), gone);
    const event: WireRatesEvent = { rates: group.map(ratesOf) };
    from += group.length;
    onWritten(from);
    await write(raw, eventText(goJson(event)), gone);
  }
}

/** A client that disconnects is not an error: the stream just ends. */
export async function sendRateStream(raw: ServerResponse, stream: RateStream): Promise<void> {
  raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
  raw.flushHeaders();
  try {
    await writeRates(raw, stream);
    if (stream.isCut) {
      raw.socket?.end();
      return;
    }
    if (stream.hotelData.length > 0) {
      await write(raw, eventText(String(await goJsonInSlices({ hotels: stream.hotelData }))), stream.gone);
    }
    raw.end(eventText(WIRE_STREAM_END));
  } catch (error) {
    raw.destroy();
    if (!stream.gone.aborted) throw error;
  }
}
