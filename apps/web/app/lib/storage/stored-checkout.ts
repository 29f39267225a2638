/** Keeps the checkout where a payment began, for a traveller who returns without having paid. Ends with the tab. */

/** Paths on our site. */
export type StoredCheckout = {
  readonly checkout: string;
  /** With the search in it, like the checkout's link back to the hotel. */
  readonly hotel: string;
};

const keyOf = (prebookId: string) => `checkout:${prebookId}`;

export function storeCheckout(
  prebookId: string,
  kept: StoredCheckout,
  storage: () => Pick<Storage, 'setItem'> = () => sessionStorage,
): void {
  try {
    storage().setItem(keyOf(prebookId), JSON.stringify(kept));
  } catch {
    // Ignores a full or blocked storage: the return address still names the hotel.
  }
}

/** Null if nothing was kept, or if it has another shape. */
export function readStoredCheckout(
  prebookId: string,
  storage: () => Pick<Storage, 'getItem'> = () => sessionStorage,
): StoredCheckout | null {
  try {
    const { checkout, hotel } = JSON.parse(storage().getItem(keyOf(prebookId)) ?? '{}');
    return isPath(checkout) && isPath(hotel) ? { checkout, hotel } : null;
  } catch {
    return null;
  }
}

function isPath(kept: unknown): kept is string {
  return typeof kept === 'string' && /^\/\w/.test(kept);
}
