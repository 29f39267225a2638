/** The checkout that a payment began on, for a traveller who comes back without having paid. It ends with the tab. */

/** Addresses of ours. */
export type KeptCheckout = {
  readonly checkout: string;
  /** With the search, as the checkout leads back to it. */
  readonly hotel: string;
};

const keyOf = (prebookId: string) => `checkout:${prebookId}`;

export function keepCheckout(
  prebookId: string,
  kept: KeptCheckout,
  storage: () => Pick<Storage, 'setItem'> = () => sessionStorage,
): void {
  try {
    storage().setItem(keyOf(prebookId), JSON.stringify(kept));
  } catch {
    // A full or blocked storage is ignored: the return address still names the hotel.
  }
}

/** Null where nothing was kept, or what was kept is of another shape. */
export function readKeptCheckout(
  prebookId: string,
  storage: () => Pick<Storage, 'getItem'> = () => sessionStorage,
): KeptCheckout | null {
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
