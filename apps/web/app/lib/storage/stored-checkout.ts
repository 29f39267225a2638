/** Keeps the checkout where a payment began, for the page after the payment. Ends with the tab. */

/** What is paid for, in the words of the checkout. */
export type StoredStay = {
  /** Empty if the hotel has not loaded. */
  readonly hotel: string;
  readonly days: string;
  readonly sum: string;
};

/** Paths on our site. */
export type StoredCheckout = {
  readonly checkout: string;
  /** With the search in it, like the checkout's link back to the hotel. */
  readonly hotel: string;
  readonly stay: StoredStay | null;
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
    const { checkout, hotel, stay } = JSON.parse(storage().getItem(keyOf(prebookId)) ?? '{}');
    return isPath(checkout) && isPath(hotel) ? { checkout, hotel, stay: isStay(stay) ? stay : null } : null;
  } catch {
    return null;
  }
}

function isStay(kept: Partial<StoredStay> | undefined): kept is StoredStay {
  return [kept?.hotel, kept?.days, kept?.sum].every((words) => typeof words === 'string');
}

function isPath(kept: unknown): kept is string {
  return typeof kept === 'string' && /^\/\w/.test(kept);
}
