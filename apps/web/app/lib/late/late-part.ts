/**
 * A part of a page that is not known yet when the page is sent, such as a price. It follows in the same document: first
 * the page with an empty slot, then the part for the slot. Decision 21.
 */
import type { ReactNode } from 'react';

export type LatePart = {
  /** The id of the element that the part fills. */
  readonly slot: string;
  readonly node: ReactNode;
  /** `data-` attributes for the parent of the slot. */
  readonly state: Readonly<Record<string, string>>;
};

/** What arrives together: parts to show, and the same facts as data for the browser's script. */
export type LateGroup = { readonly parts: readonly LatePart[]; readonly data: readonly unknown[] };

export type LateGroups = AsyncIterable<LateGroup>;
