/** What saved hotels cost now, for one stay. Prices are asked for each time a page opens, and never stored. */
import { decodeOffer } from '@tenth-night/contract/offer-codec';
import { bestOffer, type Offer } from '@tenth-night/domain/offers/offer';
import { isNoAvailability } from '@tenth-night/domain/search/rate-batches';
import type { SearchCriteria } from '@tenth-night/domain/search/search-params';
import { useState } from 'react';
import { createApiClient } from '../../lib/api/api-client';
import { type Services, useServices } from '../../lib/page/services';
import { useLoad } from '../../lib/page/use-load';
import { stayRates } from '../../lib/rates/stay-rates';

/** `none`: no room for this stay. `failed`: the partner does not answer now. */
export type SavedPrice = Offer | 'none' | 'failed' | 'waiting';

type Known = Map<string, Offer | 'none'>;

export function usePrices(ids: readonly string[], stay: SearchCriteria | null) {
  const services = useServices();
  const body = stay && stayRates(stay, services.context);
  const key = (id: string) => `${id} ${JSON.stringify(body)}`;
  // A hotel that leaves the list does not make us ask for the others again.
  const [known] = useState<Known>(() => new Map());
  const missing = body ? ids.filter((id) => !known.has(key(id))) : [];
  const { load, retry } = useLoad(missing.length > 0 ? missing.map(key).join() : null, async (signal) => {
    for (const [id, price] of await ask(services, { hotelIds: missing, body, signal })) known.set(key(id), price);
  });
  const priceOf = (id: string): SavedPrice => known.get(key(id)) ?? (load.status === 'waiting' ? 'waiting' : 'failed');
  return { priceOf, retry };
}

type Question = {
  readonly hotelIds: readonly string[];
  readonly body: ReturnType<typeof stayRates> | null;
  readonly signal: AbortSignal;
};

/** Empty if the partner does not answer. */
async function ask(services: Services, { hotelIds, body, signal }: Question): Promise<Known> {
  if (!body) return new Map();
  const asked = { hotelIds: [...hotelIds], ...body, offersPerHotel: 1 };
  const answer = await services
    .single(createApiClient)
    .hotelRates(asked, signal)
    .catch((error: unknown) =>
      error instanceof Error && isNoAvailability(error) ? { status: 'empty' as const, hotels: [] } : null,
    );
  if (!answer) return new Map();
  const offers = new Map(
    answer.hotels.map(({ hotelId, offers: some }) => [
      hotelId,
      bestOffer(some.flatMap((one) => decodeOffer(one) ?? [])),
    ]),
  );
  // After a failure, a hotel without an offer may still have one.
  const isSure = answer.status !== 'failed' || isNoAvailability({ message: answer.error?.message ?? '' });
  return new Map(
    hotelIds.flatMap((id): [string, Offer | 'none'][] => {
      const offer = offers.get(id);
      if (offer) return [[id, offer]];
      return isSure ? [[id, 'none']] : [];
    }),
  );
}
