/** What our hotel partner says about saved hotels. Known hotels are not asked for again while the page is open. */
import type { HotelCardBody, HotelCardsAnswer } from '@tenth-night/contract/saved';
import { SAVED_PATHS } from '@tenth-night/contract/saved-paths';
import { callApi } from '../../lib/api/api-call';
import { type Services, useServices } from '../../lib/page/services';
import { useLoad } from '../../lib/page/use-load';

/** As many as one call may ask for. */
const CHUNK = 20;

/** `gone`: the hotel no longer exists. `silent`: the partner does not answer now. */
export type CardState = HotelCardBody | 'gone' | 'silent' | 'waiting';

type CardBook = Map<string, HotelCardBody | 'gone'>;
const createCardBook = (): CardBook => new Map();

export function useCards(ids: readonly string[]): (id: string) => CardState {
  const services = useServices();
  const book = services.single(createCardBook);
  const missing = ids.filter((id) => !book.has(id));
  const { load } = useLoad(missing.length > 0 ? missing.join(',') : null, (signal) =>
    Promise.all(chunksOf(missing).map((chunk) => fetchCards(services, book, chunk, signal))),
  );
  return (id) => book.get(id) ?? (load.status === 'waiting' ? 'waiting' : 'silent');
}

async function fetchCards(services: Services, book: CardBook, ids: readonly string[], signal: AbortSignal) {
  const query = new URLSearchParams({ hotelIds: ids.join(','), language: services.context.hotelLanguage });
  // A failed call leaves its hotels with the name and the picture that were saved.
  const answer = await callApi(services, { path: `${SAVED_PATHS.hotelCards}?${query}`, signal }).catch(() => null);
  const { cards, gone } = (answer as HotelCardsAnswer | null)?.data ?? { cards: [], gone: [] };
  for (const card of cards) book.set(card.hotelId, card);
  for (const id of gone) book.set(id, 'gone');
}

function chunksOf(ids: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(ids.length / CHUNK) }, (_, i) => ids.slice(i * CHUNK, (i + 1) * CHUNK));
}
