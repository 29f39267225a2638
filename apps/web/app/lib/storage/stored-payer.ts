/**
 * 'Your details', from the checkout to the way back from payment; gone with the tab, and with the user who was signed in:
 * whoever comes next at the same tab never books in their name. Hotel-checkout-trips §3 "Payer", §9.
 */
import { type Payer, readPayer } from '@tenth-night/domain/checkout/payer';

const KEY = 'payer';

type Place = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
const tab: Place = () => sessionStorage;

/** `uid` is the user's; null for a visitor. */
export function storePayer(payer: Payer, uid: string | null, storage = tab): void {
  try {
    storage().setItem(KEY, JSON.stringify({ ...payer, uid }));
  } catch {
    // A full or blocked storage is ignored: our API is told who pays as well.
  }
}

/** What was typed before somebody signed in is theirs too. */
export function readStoredPayer(uid: string | null, storage = tab): Payer {
  try {
    const text = storage().getItem(KEY);
    const { uid: keptFor = null } = JSON.parse(text ?? '{}');
    return readPayer(keptFor === null || keptFor === uid ? text : null);
  } catch {
    return readPayer(null);
  }
}

export function clearStoredPayer(storage = tab): void {
  try {
    storage().removeItem(KEY);
  } catch {
    // Then nothing was kept either.
  }
}
