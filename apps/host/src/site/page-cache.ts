/**
 * Caches rendered pages that are the same for everybody with the same settings. Limited: drops the page that was used
 * least recently.
 */
import { LRUCache } from 'lru-cache';

const MAX_PAGES = 200;
const KEPT_MS = 60_000;

type CachedPage = { readonly html: string; readonly css: string };
type Kept = { readonly page: CachedPage; readonly until: number };

export type PageCache = {
  get(key: string, now: number): CachedPage | null;
  set(key: string, page: CachedPage, now: number): void;
};

export function createPageCache(maxPages = MAX_PAGES): PageCache {
  const pages = new LRUCache<string, Kept>({ max: maxPages });
  return {
    get(key, now) {
      const kept = pages.get(key);
      if (!kept || kept.until <= now) return null;
      return kept.page;
    },
    set(key, { html, css }, now) {
      pages.set(key, { page: { html, css }, until: now + KEPT_MS });
    },
  };
}
