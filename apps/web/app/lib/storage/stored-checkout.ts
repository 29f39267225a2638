/** The checkout that a payment began on, for a traveller who comes back without having paid. It ends with the tab. */

/** Addresses of ours. */
export type StoredCheckout = {
  readonly checkout: string;
  /** With the search, as the checkout leads back to it. */
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
    // A full or blocked storage is ignored: the return address still names the hotel.
  }
}

/** Null where nothing was kept, or what was kept is of another shape. */
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
