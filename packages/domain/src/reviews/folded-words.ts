/** The distinct words of a text, without case and accents. '&' and 'and' are the same word. */
export function foldedWords(text: string): readonly string[] {
  const plain = text.replaceAll('&', ' and ').normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return [...new Set(plain.match(/[\p{L}\p{N}]+/gu))];
}
