/** The shape of a legal page. The page numbers the sections; a section's id is its anchor. */
export type LegalBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

export interface LegalSection {
  /** Kebab-case, unique within its text. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly LegalBlock[];
}

export interface LegalText {
  readonly title: string;
  /** YYYY-MM-DD */
  readonly updated: `${number}-${number}-${number}`;
  readonly intro: readonly string[];
  readonly sections: readonly LegalSection[];
}
