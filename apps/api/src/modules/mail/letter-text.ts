import type { Letter, LetterRow } from './letter';

/** Puts each value on its own line, so that it keeps its text direction whatever the language around it. */
export function letterText({ siteName, title, intro, link, sections }: Letter): string {
  const parts = sections.map(({ title: heading, rows }) => [heading, '', ...rows.flatMap(rowLines)].join('\n'));
  const opening = [title, '', intro].join('\n');
  const way = link ? [[link.words, link.url, link.note].join('\n')] : [];
  return `${[opening, ...way, ...parts, siteName].join('\n\n\n')}\n`;
}

function rowLines({ name, lines }: LetterRow): readonly string[] {
  return name === null ? lines : [name, ...lines.map((line) => `  ${line}`)];
}
