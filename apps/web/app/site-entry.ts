/**
 * The interface of the built site: the input and output of its server entry. The host knows nothing else about the
 * site.
 */
import type { LegalName, OwnLegalText } from '@tenth-night/domain/brand/own-text';

export type PageAssets = {
  readonly script: string;
  readonly styles: readonly string[];
  /** The contents of `styles`. Empty in development, where they change. */
  readonly css: string;
  /** Chunks that this page needs besides its script: those of the route and the language. */
  readonly preloads: readonly string[];
  /** What only wide screens need besides. */
  readonly widePreloads?: readonly string[];
  /** The catalogues of the page's language, by group. */
  readonly texts: Readonly<Record<string, string>>;
};

export type FooterLink = { readonly href: string; readonly label: string };

/** The operator's configuration of the site. */
export type SiteFacts = {
  /** The base of our API for the browser: a path on this site, or another address. */
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
  /** Whether ten nights earn a free one. If not, no page mentions it. */
  readonly hasFreeNights: boolean;
  /** Credits the makers of the map's streets. Null for a map without streets. */
  readonly map: { readonly attribution: string } | null;
  /** True if hotels and bookings are invented. Then test features are shown. */
  readonly isSandbox: boolean;
  /** The hosted payment widget: its script and its public key. Null if payment is not possible. */
  readonly payment: { readonly scriptUrl: string; readonly publicKey: string } | null;
  /** How long a hotel without a rate shows the price spinner at least. Null for the default. */
  readonly priceSpinnerMs: number | null;
  /** The operator's own look. Absent without one, so that no page becomes longer. */
  readonly hero?: string;
  readonly links?: readonly FooterLink[];
  readonly ownTexts?: readonly LegalName[];
};

export type RenderBrand = {
  /** The text of a second inline style. */
  readonly css: string;
  links(language: string): readonly FooterLink[];
  text(name: LegalName, language: string): OwnLegalText | null;
};

export type RenderInput = {
  /** Absolute, with the origin that visitors use. */
  readonly url: string;
  readonly cookie: string;
  readonly userAgent: string;
  /** Also names the formats of pictures that the browser knows, in some browsers. */
  readonly accept: string;
  readonly site: SiteFacts;
  readonly requestId: string;
  readonly now: Date;
  readonly signal: AbortSignal;
  /** Calls our own API. */
  fetch(url: string, init: RequestInit): Promise<Response>;
  /** The operator's own look. Absent without one. */
  readonly brand?: RenderBrand;
  /**
   * Returns what the page loads, by the sources of its route and language and of its parts for wide screens, and what
   * it may load later, by name.
   */
  assets(
    sources: readonly string[],
    texts: Readonly<Record<string, string>>,
    wideSources: readonly string[],
  ): PageAssets;
};

export type RenderOutput =
  | {
      readonly kind: 'page';
      readonly status: number;
      readonly html: string;
      /** The text of the inline style, for the content policy. */
      readonly css: string;
      /** What follows `html` in the document. Null if `html` is complete. */
      readonly rest: AsyncIterable<string> | null;
      /** Whether everybody with the same settings may get the same page for some seconds. */
      readonly isShared: boolean;
      readonly error: unknown;
    }
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string };

/** What the host says if it cannot show a page. */
export type FailureWords = {
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly failed: { readonly title: string; readonly sentence: string };
  /** The visitor's address has asked for more pages than people can read. */
  readonly busy: { readonly title: string; readonly sentence: string };
  readonly again: string;
  /** What stands before and after the request's id. */
  readonly reference: readonly [before: string, after: string];
};

export type SiteEntry = {
  render(input: RenderInput): Promise<RenderOutput>;
  /** `url` is absolute. */
  failureWords(url: string, cookie: string): Promise<FailureWords>;
  /** The texts of the inline scripts, for the content policy. */
  readonly inlineScripts: readonly string[];
  /** Visitors with the same key get the same page for the same address. */
  visitorKey(cookie: string, userAgent: string): string;
  robots(origin: string): string;
  sitemap(origin: string, site: SiteFacts): string;
};
