/**
 * Keeps the token of a booking from the page of its change to the checkout. The checkout's address has only the
 * reference: the payment widget's script can read addresses.
 */
const keyOf = (reference: string) => `change:${reference}`;

export function storeChangeToken(reference: string, token: string): void {
  try {
    sessionStorage.setItem(keyOf(reference), token);
  } catch {
    // Ignores a full or blocked storage: then only the signed-in owner can go on.
  }
}

export function readChangeToken(reference: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(reference));
  } catch {
    return null;
  }
}
