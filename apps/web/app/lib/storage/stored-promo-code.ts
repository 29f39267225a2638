/** Keeps the promo code of a checkout over a reload, and over a payment that failed. Ends with the tab. */

const keyOf = (offerId: string | null) => `promo-code:${offerId}`;

type Place = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
const tab: Place = () => sessionStorage;

export function storePromoCode(offerId: string | null, code: string | null, storage = tab): void {
  try {
    if (code) storage().setItem(keyOf(offerId), code);
    else storage().removeItem(keyOf(offerId));
  } catch {
    // Ignores a full or blocked storage: the traveller can type the code again.
  }
}

export function readStoredPromoCode(offerId: string | null, storage = tab): string | null {
  try {
    return storage().getItem(keyOf(offerId));
  } catch {
    return null;
  }
}
