/** Rates that arrive with the document, after the page: the server asked for them while it sent the page. */
import type { RatesLine } from '@tenth-night/contract/rates';
import type { HotelOffers } from '@tenth-night/domain/offers/offer';
import type { LateData } from '../../../lib/late/late-data';
import { toOffers } from '../../../lib/rates/rate-lines';
import type { FirstHotels } from './first-hotels';

export type DocumentRates = {
  /** Offers that the document already shows. */
  readonly placed: readonly HotelOffers[];
  /** The hotels whose rates the document brings. */
  readonly hotelIds: ReadonlySet<string>;
  /**
   * Passes on the offers as they arrive. Resolves when the document has ended: true if hotels without an offer have no
   * rates, false if nobody knows.
   */
  follow(onOffers: (offers: readonly HotelOffers[]) => void): Promise<boolean>;
};

export function createDocumentRates(first: FirstHotels | null, late: LateData | undefined): DocumentRates {
  if (first?.rates !== 'late' || !late) {
    return { placed: [], hotelIds: new Set(), follow: async () => true };
  }
  let ended: Promise<boolean> | null = null;

  async function listen(onOffers: (offers: readonly HotelOffers[]) => void): Promise<boolean> {
    let isComplete = false;
    const take = (data: readonly unknown[]) => {
      const lines = data as readonly RatesLine[];
      onOffers(offersIn(lines));
      isComplete ||= lines.some((line) => 'done' in line && line.status !== 'failed');
    };
    take(late?.placed() ?? []);
    late?.follow(take);
    await late?.ended();
    return isComplete;
  }

  return {
    placed: offersIn(late.placed() as readonly RatesLine[]),
    hotelIds: new Set(first.hotels.map(({ hotelId }) => hotelId)),
    follow(onOffers) {
      ended ??= listen(onOffers);
      return ended;
    },
  };
}

export function offersIn(lines: readonly RatesLine[]): readonly HotelOffers[] {
  return lines.flatMap((line) => ('done' in line ? [] : (toOffers(line) ?? [])));
}
