/** Extracts the texts that our server uses too. They are tables `{ id: English text }` in files `*.texts.ts`. */
import type { ExtractorType } from '@lingui/conf';

export const isTextTable = (file: string): boolean => file.endsWith('.texts.ts');

export const textTables: ExtractorType = {
  match: isTextTable,
  async extract(file, _code, onMessageExtracted) {
    const exported: Readonly<Record<string, unknown>> = await import(file);
    const tables = Object.values(exported).filter((table) => typeof table === 'object');
    const rows: [id: string, message: string][] = Object.entries(Object.assign({}, ...tables));
    for (const [i, [id, message]] of rows.entries()) {
      // The comment shows English to translators, because the catalogue has the id in its place.
      onMessageExtracted({ id, message, comment: message, origin: [file, i + 1] });
    }
  },
};
