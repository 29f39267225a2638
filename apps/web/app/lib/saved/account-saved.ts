/** Saved hotels of the signed-in user. Each press is a call of its own, so that two devices never overwrite each other. */
import type { SavedListBody, SavedListsAnswer } from '@tenth-night/contract/saved';
import { SAVED_PATHS, savedHotelPath, savedListPath, shareListPath } from '@tenth-night/contract/saved-paths';
import type { SavedHotel, SavedList } from '@tenth-night/domain/saved/saved-lists';
import type { ApiCall } from '../api/api-call';
import { callAsUser } from '../api/as-user';
import type { Services } from '../page/services';
import { readStoredSaved, storeSaved } from '../storage/stored-saved';

const TIMEOUT_MS = 15_000;

type Lists = readonly SavedListBody[];

const call = (services: Services, path: string, parts: Pick<ApiCall, 'body' | 'method'> = {}) =>
  callAsUser(services, { path, ...parts, signal: AbortSignal.timeout(TIMEOUT_MS) });
const listsIn = (answer: unknown): Lists => (answer as SavedListsAnswer).data;

/** Sends the lists of the browser to the account, and returns all of them. Safe to repeat: nothing is saved twice. */
export async function joinLists(services: Services): Promise<Lists> {
  for (;;) {
    const list = nextOfBrowser();
    const found = list ? await mergeList(services, list) : listsIn(await call(services, SAVED_PATHS.savedLists));
    if (list) forget(list);
    // A heart that was pressed during the call is in the browser.
    if (!nextOfBrowser()) return found;
  }
}

export async function mergeList(services: Services, { id, name, hotels }: SavedList): Promise<Lists> {
  return listsIn(await call(services, SAVED_PATHS.mergeList, { body: { id, name, hotels } }));
}

/** An empty list is worth keeping only if somebody gave it a name. */
function nextOfBrowser(): SavedList | undefined {
  return readStoredSaved()?.lists.find(({ name, hotels }) => hotels.length > 0 || name !== null);
}

/** Keeps what was saved while the list was on its way. */
function forget({ id, hotels: sent }: SavedList): void {
  const kept = readStoredSaved();
  const isNew = ({ hotelId }: SavedHotel) => !sent.some((hotel) => hotel.hotelId === hotelId);
  const lists = kept?.lists.map((list) => (list.id === id ? { ...list, hotels: list.hotels.filter(isNew) } : list));
  const isDone = (list: SavedList) => list.id === id && list.hotels.length === 0;
  if (kept && lists) storeSaved({ ...kept, lists: lists.filter((list) => !isDone(list)) });
}

export function putHotel(services: Services, listId: string, { hotelId, name, city, thumbnail }: SavedHotel) {
  return call(services, savedHotelPath(hotelId), { method: 'PUT', body: { listId, name, city, thumbnail } });
}

export function deleteHotel(services: Services, hotelId: string) {
  return call(services, savedHotelPath(hotelId), { method: 'DELETE' });
}

export function putList(services: Services, listId: string, name: string) {
  return call(services, savedListPath(listId), { method: 'PUT', body: { name } });
}

export function deleteList(services: Services, listId: string) {
  return call(services, savedListPath(listId), { method: 'DELETE' });
}

export async function shareList(services: Services, listId: string): Promise<Lists> {
  return listsIn(await call(services, shareListPath(listId), { body: {} }));
}

export function stopSharing(services: Services, listId: string) {
  return call(services, shareListPath(listId), { method: 'DELETE' });
}
