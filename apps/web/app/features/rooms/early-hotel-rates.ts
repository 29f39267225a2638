/** The server's question for a hotel's rates. They are part of the page, or follow in its document. Decision 21. */
import type { SearchCriteria } from '@tenth-night/domain/search/search-params';
import type { ReactNode } from 'react';
import { CACHED_MS, inTime, PLAIN_MS } from '../../lib/late/in-time';
import type { LateGroup } from '../../lib/late/late-part';
import type { Services } from '../../lib/page/services';
import { askHotelRates, type HotelRates, hotelRatesBody } from './hotel-rates';

/** The rates that the page brings. */
export type EarlyHotelRates = {
  /** What was asked: the browser uses the answer only for the same question. */
  readonly question: string;
  /** `late`: they follow in the document. */
  readonly answer: HotelRates | 'late';
};

/** The elements that the rooms and their bar fill. */
export const ROOMS_SLOT = 'rooms-found';
export const BAR_SLOT = 'rooms-bar';

type Slot = typeof ROOMS_SLOT | typeof BAR_SLOT;
/** What each slot shows with these rates. */
type Draw = (rates: HotelRates) => Readonly<Record<Slot, ReactNode>>;

type AskedRates = {
  /** Returns the rates if they are known in time. Otherwise sends them after the page, as drawn rooms and as data. */
  inPage(draw: Draw): Promise<EarlyHotelRates | null>;
};

/** Starts the question at once, so that it runs beside the question for the hotel itself. Null in the browser. */
export function startHotelRates(
  hotelId: string,
  criteria: SearchCriteria,
  services: Services,
  signal: AbortSignal,
): AskedRates | null {
  const { early, context } = services;
  if (!early?.mayAskRates) return null;
  const body = hotelRatesBody(hotelId, criteria, context);
  const question = JSON.stringify(body);
  const asked = askHotelRates(services, body, signal);
  return {
    async inPage(draw) {
      const answer = await inTime(asked, early.isPlain ? PLAIN_MS : CACHED_MS);
      if (answer && typeof answer !== 'string') {
        early.share();
        return { question, answer };
      }
      if (early.isPlain) return { question, answer: answer ?? 'failed' };
      // After a failure the browser asks again.
      if (answer) return null;
      early.send(groupsOf(asked, draw));
      return { question, answer: 'late' };
    },
  };
}

/** Nothing if they failed: then the browser asks. */
async function* groupsOf(asked: Promise<HotelRates>, draw: Draw): AsyncGenerator<LateGroup> {
  const rates = await asked;
  if (typeof rates === 'string') return;
  const parts = Object.entries(draw(rates)).map(([slot, node]) => ({ slot, node, state: {} }));
  yield { parts, data: [rates] };
}
