/** Which of our files travel together. It follows from the table of pages: many small files would weigh more than a few. */
import { pageNames, type TextGroup, textsOf } from '../app/pages.ts';
import { appFile, filesOf } from './import-graph.ts';

const HOME = 'home';
const DESTINATIONS: readonly TextGroup[] = ['main', 'explore'];
const NOTHING_LATER = () => false;
const filesOfPage = pageNames().map((page) => ({ page, files: filesOf([appFile(`routes/${page}`)], NOTHING_LATER) }));
const filesOfEntry = filesOf([appFile('entry-client')], NOTHING_LATER);

/** Null for what the bundler may place by itself. */
export function chunkOf(file: string): string | null {
  if (filesOfEntry.has(file)) return null;
  const pages = filesOfPage.filter(({ files }) => files.has(file)).map(({ page }) => page);
  const groups = [...new Set(pages.map((page) => textsOf(page)))];
  if (pages.length < 2) return null;
  // What the home page shares is apart, so that it loads little that it does not need. Few pages need its destinations.
  if (pages.includes(HOME))
    return groups.every((group) => DESTINATIONS.includes(group)) ? 'destinations' : 'search-form';
  return groups.length > 1 ? 'pages' : (groups[0] ?? null);
}
