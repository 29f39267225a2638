/** The texts of a page: those of all its files. There is no list of files to maintain. */
import { LAZY_PARTS, pageNames, TEXT_GROUPS, type TextGroup, textsOf } from '../app/pages.ts';
import { appFile, filesOf } from './import-graph.ts';

/**
 * What every page loads, and what the server says if no page can be shown. The home page shares this group, so that it
 * needs no second file.
 */
const MAIN = ['entry-client', 'root/root', 'failure-words'];

const partFiles = new Set(Object.values(LAZY_PARTS).flat().map(appFile));
const pageFiles = new Set(pageNames().map((page) => appFile(`routes/${page}`)));
/** Dynamic imports belong to their page, unless they are another page or a part with its own texts. */
const comesToo = (later: string) => !partFiles.has(later) && !pageFiles.has(later);

/** The files of each group. A file of `main` is in no other group. A file that two other groups share is in both. */
export function filesByGroup(): ReadonlyMap<TextGroup, readonly string[]> {
  const main = filesOf([...MAIN.map(appFile), ...entriesOf('main')], comesToo);
  return new Map(
    TEXT_GROUPS.map((group) => {
      const files = group === 'main' ? [...main] : [...filesOf(entriesOf(group), comesToo)].filter((f) => !main.has(f));
      return [group, files.filter((file) => file.endsWith('.ts') || file.endsWith('.tsx'))];
    }),
  );
}

function entriesOf(group: TextGroup): string[] {
  const pages = pageNames().flatMap((page) => (textsOf(page) === group ? `routes/${page}` : []));
  return [...pages, ...(LAZY_PARTS[group] ?? [])].map(appFile);
}
