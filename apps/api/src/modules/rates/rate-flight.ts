/** One request to the provider that several callers may share. Each caller waits for some of its hotels. */

/** Stores offers as the JSON text that we send, because they are read far more often than written. */
export type PricedHotel = { readonly hotelId: string; readonly offers: string };

export type Reader = {
  take(hotels: readonly PricedHotel[]): void;
  /** Called with the error that ended the flight early, or null. */
  end(error: unknown): void;
};

export type RateFlight = {
  readonly signal: AbortSignal;
  join(hotelIds: ReadonlySet<string>, reader: Reader): void;
  /** The last reader to leave stops the flight. */
  leave(reader: Reader): void;
  arrive(hotels: readonly PricedHotel[]): void;
  has(hotelId: string): boolean;
  /** Only the first call counts. */
  end(error: unknown): void;
};

/** Calls `onAbandoned` immediately when the last reader leaves, so that nobody joins a flight that is being stopped. */
export function createRateFlight(onAbandoned: () => void): RateFlight {
  const readers = new Map<Reader, ReadonlySet<string>>();
  const arrived = new Map<string, PricedHotel>();
  const stop = new AbortController();
  let ended: { readonly error: unknown } | null = null;

  return {
    signal: stop.signal,
    join(hotelIds, reader) {
      readers.set(reader, hotelIds);
      hand(reader, hotelIds, [...arrived.values()]);
      if (ended) reader.end(ended.error);
    },
    leave(reader) {
      readers.delete(reader);
      if (ended || readers.size > 0) return;
      onAbandoned();
      stop.abort();
    },
    arrive(hotels) {
      const fresh = hotels.filter(({ hotelId }) => !arrived.has(hotelId));
      for (const hotel of fresh) arrived.set(hotel.hotelId, hotel);
      for (const [reader, hotelIds] of readers) hand(reader, hotelIds, fresh);
    },
    has: (hotelId) => arrived.has(hotelId),
    end(error) {
      if (ended) return;
      ended = { error };
      for (const reader of readers.keys()) reader.end(error);
    },
  };
}

function hand(reader: Reader, hotelIds: ReadonlySet<string>, hotels: readonly PricedHotel[]): void {
  const wanted = hotels.filter(({ hotelId }) => hotelIds.has(hotelId));
  if (wanted.length > 0) reader.take(wanted);
}
