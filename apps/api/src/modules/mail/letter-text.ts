import type { Letter, LetterRow } from './letter';

/** Each value on a line of its own: so it keeps its direction, whatever the language of the words around. */
export function letterText({ siteName, title, intro, link, sections }: Letter): string {
  const parts = sections.map(({ title: heading, rows }) => [heading, '', ...rows.flatMap(rowLines)].join('\n'));
  const opening = [title, '', intro].join('\n');
  const way = link ? [[link.words, link.url, link.note].join('\n')] : [];
  return `${[opening, ...way, ...parts, siteName].join('\n\n\n')}\n`;
}

function rowLines({ name, lines }: LetterRow): readonly string[] {
  return name === null ? lines : [name, ...lines.map((line) => `  ${line}`)];
}
