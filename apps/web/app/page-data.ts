/** What the server passes to the browser with the page: JSON in a data block, which our content policy allows. */
import { escapeForScript } from './lib/late/escape-for-script';
import type { Visitor } from './lib/page/visitor';
import type { FirstLoad } from './lib/router/router';
import type { PageAssets, SiteFacts } from './site-entry';

export const PAGE_DATA_ID = 'page-data';

export type PageData = {
  readonly visitor: Visitor;
  readonly site: SiteFacts;
  readonly year: string;
  readonly requestId: string | null;
  /** The catalogues of the page's language, by group. */
  readonly texts: PageAssets['texts'];
  readonly loaded: FirstLoad;
};

export function serialisePageData(data: PageData): string {
  return escapeForScript(JSON.stringify(data));
}

export function parsePageData(text: string): PageData {
  return JSON.parse(text) as PageData;
}
