/** Groups our files into chunks, by the table of pages: many small files would weigh more than a few. */
import { pageNames, type TextGroup, textsOf } from '../app/pages.ts';
import { appFile, filesOf } from './import-graph.ts';

const HOME = 'home';
const DESTINATIONS: readonly TextGroup[] = ['main', 'explore'];
const NOTHING_LATER = () => false;
const filesOfPage = pageNames().map((page) => ({ page, files: filesOf([appFile(`routes/${page}`)], NOTHING_LATER) }));
const filesOfEntry = filesOf([appFile('entry-client')], NOTHING_LATER);

/** Null if the bundler may choose the chunk. */
export function chunkOf(file: string): string | null {
  if (filesOfEntry.has(file)) return null;
  const pages = filesOfPage.filter(({ files }) => files.has(file)).map(({ page }) => page);
  const groups = [...new Set(pages.map((page) => textsOf(page)))];
  if (pages.length < 2) return null;
  // Files that the home page shares get their own chunks, so that it loads little else. Few pages need its
  // destinations.
  if (pages.includes(HOME))
    return groups.every((group) => DESTINATIONS.includes(group)) ? 'destinations' : 'search-form';
  return groups.length > 1 ? 'pages' : (groups[0] ?? null);
}
