/** The face of the built site: what its server entry takes and gives. The host knows this much of the site and no more. */

export type PageAssets = {
  readonly script: string;
  readonly styles: readonly string[];
  /** Chunks that this page needs beside its script: the route's and the language's. */
  readonly preloads: readonly string[];
};

export type RenderInput = {
  /** Absolute. */
  readonly url: string;
  readonly cookie: string;
  readonly requestId: string;
  readonly now: Date;
  readonly signal: AbortSignal;
  /** Into our own API. */
  fetch(url: string, init: RequestInit): Promise<Response>;
  /** What the page loads, given the sources of its route and its language. */
  assets(sources: readonly string[]): PageAssets;
};

export type RenderOutput =
  | { readonly kind: 'page'; readonly status: number; readonly html: string; readonly error: unknown }
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string };

export type SiteEntry = {
  render(input: RenderInput): Promise<RenderOutput>;
  readSettings(cookie: string): Readonly<Record<string, string>>;
};
