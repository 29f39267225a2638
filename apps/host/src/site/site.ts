/** What the host knows of the site: its build's server entry, and how to find the files of a page. */

export type PageAssets = {
  readonly script: string;
  readonly styles: readonly string[];
  readonly preloads: readonly string[];
};

export type RenderInput = {
  readonly url: string;
  readonly cookie: string;
  readonly requestId: string;
  readonly now: Date;
  readonly signal: AbortSignal;
  fetch(url: string, init: RequestInit): Promise<Response>;
  assets(sources: readonly string[]): PageAssets;
};

export type RenderOutput =
  | { readonly kind: 'page'; readonly status: number; readonly html: string; readonly error: unknown }
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string };

/** The shape of the server entry's module. */
export type SiteEntry = {
  render(input: RenderInput): Promise<RenderOutput>;
  readSettings(cookie: string): Readonly<Record<string, string>>;
};

export type Site = {
  /** Asked for every page, so that development can bring the newest. */
  entry(): Promise<SiteEntry>;
  assets(sources: readonly string[]): PageAssets;
};
