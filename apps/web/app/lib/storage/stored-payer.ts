/**
 * Keeps 'Your details' from the checkout until the return from payment. They end with the tab and with the session of
 * the user, so that the next user of the same tab never books in their name. Hotel-checkout-trips §3 "Payer", §9.
 */
import { type Payer, readPayer } from '@tenth-night/domain/checkout/payer';

const KEY = 'payer';

type Place = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
const tab: Place = () => sessionStorage;

/** `uid` is the id of the user; null for a visitor. */
export function storePayer(payer: Payer, uid: string | null, storage = tab): void {
  try {
    storage().setItem(KEY, JSON.stringify({ ...payer, uid }));
  } catch {
    // Ignores a full or blocked storage: our API also gets the payer.
  }
}

/** Details that a visitor typed before signing in belong to the user who then signs in. */
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
    // Storage is blocked, so nothing was kept.
  }
}
