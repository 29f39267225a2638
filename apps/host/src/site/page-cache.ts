/**
 * Caches rendered pages that are the same for everybody with the same settings, as bytes that are ready to send.
 * Limited: drops the page that was used least recently.
 */
import { compressAs, type Form } from '@tenth-night/api/plugins/content-forms';
import { LRUCache } from 'lru-cache';

const MAX_BYTES = 24_000_000;
/** Also the longest that a page shows an older price than our API. */
const KEPT_MS = 10_000;
const QUALITY = { br: 4, gzip: 6 };

type Page = { readonly html: string; readonly css: string };

export type CachedPage = {
  readonly css: string;
  /** Compresses at the first call. */
  bytes(form: Form): Promise<Buffer>;
};

type Kept = { readonly page: CachedPage; readonly until: number };

export type PageCache = {
  get(key: string, now: number): CachedPage | null;
  set(key: string, page: Page, now: number): CachedPage;
};

export function createPageCache(maxBytes = MAX_BYTES): PageCache {
  const pages = new LRUCache<string, Kept>({ maxSize: maxBytes });
  return {
    get(key, now) {
      const kept = pages.get(key);
      if (!kept || kept.until <= now) return null;
      return kept.page;
    },
    set(key, { html, css }, now) {
      const body = Buffer.from(html);
      const page = cachedPage(body, css);
      // Each compressed form is at most a fifth of the text.
      pages.set(key, { page, until: now + KEPT_MS }, { size: Math.ceil(body.byteLength * 1.4) + key.length });
      return page;
    },
  };
}

function cachedPage(body: Buffer, css: string): CachedPage {
  const forms = new Map<Form, Promise<Buffer>>();
  return {
    css,
    bytes(form) {
      const bytes = forms.get(form) ?? compressAs(body, form, QUALITY);
      forms.set(form, bytes);
      return bytes;
    },
  };
}
