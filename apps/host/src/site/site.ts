/** The site as the host uses it: its server entry, and the files of a page. */
import type { RenderInput, SiteEntry } from '@tenth-night/web/site-entry';

export type Site = {
  /** Asked for every page, so that development can bring the newest. */
  entry(): Promise<SiteEntry>;
  assets: RenderInput['assets'];
};
