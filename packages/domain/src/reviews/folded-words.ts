/** The words of a text without case and accents, each once. '&' and 'and' are one word. */
export function foldedWords(text: string): readonly string[] {
  const plain = text.replaceAll('&', ' and ').normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return [...new Set(plain.match(/[\p{L}\p{N}]+/gu))];
}
