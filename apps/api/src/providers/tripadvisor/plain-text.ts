import { textOf } from '../wire-values';

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  apos: "'",
  nbsp: ' ',
};

/** What a person wrote, without the markup that the service may have put in. Entities come last: `&lt;b&gt;` was written so. */
export function plainText(text: unknown): string {
  return (textOf(text) ?? '')
    .replaceAll(/<br\s*\/?>|<\/p>/gi, '\n')
    .replaceAll(/<\/?[a-z][^>]*>/gi, '')
    .replaceAll(/&(amp|lt|gt|quot|#39|apos|nbsp);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .trim();
}
