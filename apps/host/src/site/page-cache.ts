/**
 * Caches rendered pages that are the same for everybody with the same settings. Limited: drops the page that was used
 * least recently.
 */
import { LRUCache } from 'lru-cache';

const MAX_PAGES = 200;
const KEPT_MS = 60_000;

type Kept = { readonly html: string; readonly until: number };

export type PageCache = {
  get(key: string, now: number): string | null;
  set(key: string, html: string, now: number): void;
};

export function createPageCache(maxPages = MAX_PAGES): PageCache {
  const pages = new LRUCache<string, Kept>({ max: maxPages });
  return {
    get(key, now) {
      const kept = pages.get(key);
      if (!kept || kept.until <= now) return null;
      return kept.html;
    },
    set(key, html, now) {
      pages.set(key, { html, until: now + KEPT_MS });
    },
  };
}
