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

/**
 * A person's text without the markup that the service may add. Decodes entities last, because the person wrote
 * `&lt;b&gt;`.
 */
export function plainText(text: unknown): string {
  return (textOf(text) ?? '')
    .replaceAll(/<br\s*\/?>|<\/p>/gi, '\n')
    .replaceAll(/<\/?[a-z][^>]*>/gi, '')
    .replaceAll(/&(amp|lt|gt|quot|#39|apos|nbsp);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .trim();
}
