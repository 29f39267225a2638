/** An operator's own look, read and checked. */
import type { LegalName, OwnText } from '@tenth-night/domain/brand/own-text';

export type ButtonColors = { readonly background: string; readonly color: string };

export type Brand = {
  readonly name: string | null;
  /** Colors, font and drawings as CSS, for the page's inline style. */
  readonly css: string;
  /** Paths with the content's hash in the query. */
  readonly hero: string | null;
  /** Names of files in the folder. */
  readonly favicon: string | null;
  readonly card: string | null;
  readonly footer: readonly { readonly href: string; readonly label: Readonly<Record<string, string>> }[];
  /** By language. Null keeps our own text. */
  readonly legal: Readonly<Record<LegalName, Readonly<Record<string, OwnText>> | null>>;
  /** The button in letters. Null keeps our own colors. */
  readonly button: ButtonColors | null;
};

/** `brand` is null without a `brand.json`. If there are problems, it must not be used. */
export type BrandReading = { readonly brand: Brand | null; readonly problems: readonly string[] };
