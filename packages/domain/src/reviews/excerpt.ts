/** The beginning of a long review. Hotel-checkout-trips §2 "Reviews section", §9. */

export const REVIEW_TEXT_CHARS = 500;

export type Excerpt = { readonly text: string; readonly isCut: boolean };

/** Counts Unicode characters, so that it never splits a surrogate pair. */
export function excerptOf(text: string): Excerpt {
  const characters = [...text];
  if (characters.length <= REVIEW_TEXT_CHARS) return { text, isCut: false };
  return { text: `${characters.slice(0, REVIEW_TEXT_CHARS).join('')}…`, isCut: true };
}
