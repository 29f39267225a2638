/** What a destination page asks our API. */
import type {
  DestinationAnswer,
  LandmarkAnswer,
  MinRatesAnswer,
  MinRatesBody,
} from '@tenth-night/contract/destinations';
import { destinationDataPath, landmarkDataPath, PATHS } from '@tenth-night/contract/paths';
import type { StayDates } from '@tenth-night/domain/stay/dates';
import { callApi } from '../../lib/api/api-call';
import { HttpError } from '../../lib/api/http-error';
import type { Services } from '../../lib/page/services';

export type DestinationFacts = DestinationAnswer['data'];

/** Null if our API does not answer: the page is shown without these facts. */
export async function loadDestination(
  slug: string,
  services: Services,
  signal: AbortSignal,
): Promise<DestinationFacts | null> {
  const path = `${destinationDataPath(slug)}?language=${services.context.hotelLanguage}`;
  const answer = await callApi(services, { path, signal }).catch(() => null);
  return (answer as DestinationAnswer | null)?.data ?? null;
}

export type LandmarkFacts = LandmarkAnswer['data'];

/** Null if there is no such landmark. */
export async function loadLandmark(
  slug: string,
  landmark: string,
  services: Services,
  signal: AbortSignal,
): Promise<LandmarkFacts | null> {
  const path = `${landmarkDataPath(slug, landmark)}?language=${services.context.hotelLanguage}`;
  const answer = await callApi(services, { path, signal }).catch((error: unknown) => {
    const isUnknown = error instanceof HttpError && (error.code === 'not_found' || error.code === 'bad_request');
    return isUnknown ? null : Promise.reject(error);
  });
  return (answer as LandmarkAnswer | null)?.data ?? null;
}

/** By hotel id. Hotels without rooms are missing. */
export type LowestPrices = ReadonlyMap<string, MinRatesAnswer['data'][number]['price']>;

export async function loadLowestPrices(
  hotelIds: readonly string[],
  { checkin, checkout }: StayDates,
  services: Services,
  signal: AbortSignal,
): Promise<LowestPrices> {
  const { currency, guestNationality } = services.context;
  const body: MinRatesBody = {
    ...{ hotelIds, checkIn: checkin, checkOut: checkout, adults: 2 },
    ...{ currency, guestNationality },
  };
  const answer = await callApi(services, { path: PATHS.minRates, body, isRead: true, signal });
  return new Map((answer as MinRatesAnswer).data.map(({ hotelId, price }) => [hotelId, price]));
}
