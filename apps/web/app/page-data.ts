/** What the server passes to the browser with the page. */
import type { HydrationState } from 'react-router';
import type { Visitor } from './lib/page/visitor';
import type { PageAssets, SiteFacts } from './site-entry';

export type PageData = {
  readonly visitor: Visitor;
  readonly site: SiteFacts;
  readonly year: string;
  readonly requestId: string | null;
  readonly assets: PageAssets;
  readonly hydration: HydrationState;
};

/** Escapes every "<", so that nothing inside can end the script element. */
export function serialisePageData(data: PageData): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

export function parsePageData(text: string): PageData {
  return JSON.parse(text) as PageData;
}
