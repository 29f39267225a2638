/** The server's question for the rates of the first cards. They follow in the document as they arrive. */
import type { HotelRatesLine, RatesLine } from '@tenth-night/contract/rates';
import { bestOffer } from '@tenth-night/domain/offers/offer';
import type { Hotel } from '@tenth-night/domain/search/hotel';
import { stayNights } from '@tenth-night/domain/stay/dates';
import { createApiClient } from '../../../lib/api/api-client';
import { CACHED_MS, PLAIN_MS } from '../../../lib/late/in-time';
import type { LateGroup, LateGroups, LatePart } from '../../../lib/late/late-part';
import type { Services } from '../../../lib/page/services';
import { toOffers } from '../../../lib/rates/rate-lines';
import { PriceContent, priceSlot } from '../list/price-block';
import { rateQuestion, toRatesHotel } from './rate-question';
import type { Search } from './results-store';

export type EarlyRates = {
  readonly lines: readonly HotelRatesLine[];
  readonly rates: 'late' | 'all' | 'none';
  /** The groups that were not known in time. */
  readonly groups: LateGroups | null;
};

export async function askEarlyRates(
  search: Search,
  hotels: readonly Hotel[],
  services: Services,
  signal: AbortSignal,
): Promise<EarlyRates> {
  const { context, early } = services;
  const body = {
    ...rateQuestion(search, context),
    hotelIds: hotels.map(({ hotelId }) => hotelId),
    hotels: hotels.map(toRatesHotel),
  };
  const asked = services.single(createApiClient).streamRates(body, signal)[Symbol.asyncIterator]();
  const { values, rest, hasFailed } = await takeFor(early?.isPlain ? PLAIN_MS : CACHED_MS, asked);
  const lines = values.flat();
  const known = lines.filter((line): line is HotelRatesLine => !('done' in line));
  const last = lines.find((line) => 'done' in line);
  if (rest && !last && !early?.isPlain) return { lines: known, rates: 'late', groups: groupsOf(rest, search) };
  // Stops what nobody waits for any more.
  if (rest) void asked.return?.();
  const isComplete = !hasFailed && last !== undefined && last.status !== 'failed';
  return { lines: known, rates: isComplete ? 'all' : 'none', groups: null };
}

type Taken<Value> = {
  readonly values: readonly Value[];
  readonly rest: AsyncIterator<Value> | null;
  readonly hasFailed: boolean;
};

/** What arrives within this time, and an iterator for the rest. */
async function takeFor<Value>(ms: number, from: AsyncIterator<Value>): Promise<Taken<Value>> {
  const values: Value[] = [];
  const timeUp = new Promise<'time is up'>((resolve) => setTimeout(resolve, ms, 'time is up' as const));
  try {
    for (;;) {
      const next = from.next();
      const known = await Promise.race([next, timeUp]);
      if (known === 'time is up') return { values, rest: startingWith(next, from), hasFailed: false };
      if (known.done) return { values, rest: null, hasFailed: false };
      values.push(known.value);
    }
  } catch {
    return { values, rest: null, hasFailed: true };
  }
}

function startingWith<Value>(first: Promise<IteratorResult<Value>>, from: AsyncIterator<Value>): AsyncIterator<Value> {
  // The reader handles a failure.
  first.catch(() => {});
  let isFirst = true;
  return {
    next() {
      const next = isFirst ? first : from.next();
      isFirst = false;
      return next;
    },
  };
}

/** Ends early if the rates fail: without a last line, the browser asks for those that are missing. */
async function* groupsOf(lines: AsyncIterator<readonly RatesLine[]>, { criteria }: Search): AsyncGenerator<LateGroup> {
  const nights = stayNights(criteria.dates) ?? 1;
  try {
    for (let next = await lines.next(); !next.done; next = await lines.next()) {
      yield { data: next.value, parts: next.value.flatMap((line) => partOf(line, nights)) };
    }
  } catch {
    // Nothing is lost: see above.
  }
}

function partOf(line: RatesLine, nights: number): readonly LatePart[] {
  const hotel = 'done' in line ? null : toOffers(line);
  const offer = hotel && bestOffer(hotel.offers);
  if (!offer) return [];
  const node = <PriceContent price={offer} nights={nights} />;
  return [{ slot: priceSlot(hotel.hotelId), node, state: { price: 'offer' } }];
}
