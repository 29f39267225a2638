/** Names in all languages, written as a table in text so that each thing keeps to one line. */
import { CONTENT_LANGUAGES, type ContentLanguage } from '../languages';

export interface NamedThing {
  readonly id: number;
  readonly names: Readonly<Record<ContentLanguage, string>>;
}

const cellsOf = (line: string): string[] => line.split(' | ');

export function readNameTable(text: string): NamedThing[] {
  const [head = '', ...rows] = text.trim().split('\n');
  const columns = cellsOf(head);
  return rows.map((row) => {
    const cells = cellsOf(row);
    const nameIn = (language: ContentLanguage): string => {
      const name = cells[columns.indexOf(language)];
      if (!name) throw new Error(`No ${language} in "${row}"`);
      return name;
    };
    const names = Object.fromEntries(CONTENT_LANGUAGES.map((language) => [language, nameIn(language)]));
    return { id: Number(cells[0]), names: names as NamedThing['names'] };
  });
}
