/** Keeps what a traveller wishes for a stay over a reload of the checkout. Ends with the tab. */
import { NO_STAY_WISHES, type StayWishes } from '@tenth-night/domain/booking/stay-wishes';

const keyOf = (offerId: string) => `wishes:${offerId}`;

type Place = () => Pick<Storage, 'getItem' | 'setItem'>;
const tab: Place = () => sessionStorage;

export function storeWishes(offerId: string, wishes: StayWishes, storage = tab): void {
  try {
    storage().setItem(keyOf(offerId), JSON.stringify(wishes));
  } catch {
    // Ignores a full or blocked storage: our API also gets the wishes.
  }
}

/** No wishes if nothing was kept, or if it has another shape. */
export function readStoredWishes(offerId: string, storage = tab): StayWishes {
  try {
    const { rooms, arrival, request } = JSON.parse(storage().getItem(keyOf(offerId)) ?? '{}');
    return Array.isArray(rooms) && typeof request === 'string'
      ? { rooms, arrival: arrival ?? null, request }
      : NO_STAY_WISHES;
  } catch {
    return NO_STAY_WISHES;
  }
}
