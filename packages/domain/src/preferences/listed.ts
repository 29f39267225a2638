/**
 * Whether a code is in one of the three lists. No other code can be chosen, saved or filled in.
 * Search-and-browse §5.
 */
export function isListed(list: readonly { readonly code: string }[], code: unknown): code is string {
  return list.some((item) => item.code === code);
}
