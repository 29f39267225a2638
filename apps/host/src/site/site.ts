/** The site, as the host uses it: its server entry, and the files of a page. */
import type { RenderInput, SiteEntry } from '@tenth-night/web/site-entry';

export type Site = {
  /** Called for every page, so that development can load the newest version. */
  entry(): Promise<SiteEntry>;
  assets: RenderInput['assets'];
};
