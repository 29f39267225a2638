/** The face of the built site: what its server entry takes and gives. The host knows this much of the site and no more. */

export type PageAssets = {
  readonly script: string;
  readonly styles: readonly string[];
  /** Chunks that this page needs beside its script: the route's and the language's. */
  readonly preloads: readonly string[];
  /** The catalogues of the page's language, by group. */
  readonly texts: Readonly<Record<string, string>>;
};

/** What the operator says about the site. */
export type SiteFacts = {
  /** Where the browser finds our API: a path of this site, or an address elsewhere. */
  readonly apiBase: string;
  readonly name: string;
  readonly company: string;
  readonly support: {
    readonly email: string | null;
    readonly phone: string | null;
    readonly emergencyPhone: string | null;
  };
  readonly experiences: { readonly url: string; readonly provider: string | null } | null;
  readonly hasGoogleSignIn: boolean;
  /** What the map is drawn from, and whom to credit; null for the base layer of our own. */
  readonly map: { readonly kind: 'style' | 'tiles'; readonly url: string; readonly attribution: string } | null;
  /** Whether hotels and bookings are invented: then more may be tried. */
  readonly isSandbox: boolean;
  /** The hosted payment widget: its script, and the word that it is started with. Null where nothing can be paid. */
  readonly payment: { readonly scriptUrl: string; readonly publicKey: string } | null;
  /** How long a price is looked for at least; null for the usual time. */
  readonly priceSpinnerMs: number | null;
};

export type RenderInput = {
  /** Absolute, with the address that visitors use. */
  readonly url: string;
  readonly cookie: string;
  readonly site: SiteFacts;
  readonly requestId: string;
  readonly now: Date;
  readonly signal: AbortSignal;
  /** Into our own API. */
  fetch(url: string, init: RequestInit): Promise<Response>;
  /** What the page loads, given the sources of its route and language, and what it may load later, by name. */
  assets(sources: readonly string[], texts: Readonly<Record<string, string>>): PageAssets;
};

export type RenderOutput =
  | { readonly kind: 'page'; readonly status: number; readonly html: string; readonly error: unknown }
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string };

export type SiteEntry = {
  render(input: RenderInput): Promise<RenderOutput>;
  /** What of a visitor's cookies a page depends on. */
  readVisitor(cookie: string): object;
  robots(origin: string): string;
  sitemap(origin: string): string;
};
