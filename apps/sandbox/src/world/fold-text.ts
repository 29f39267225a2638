/** Text without case, accents and punctuation, to compare typed text with names. */
const LETTERS: Readonly<Record<string, string>> = { ł: 'l', ı: 'i', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' };

export function foldedWords(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łıøđßæœ]/g, (letter) => LETTERS[letter] ?? letter);
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

/** Words with a space before each, so that ` par` matches the beginning of a word. */
export const foldedText = (...texts: readonly string[]): string =>
  texts
    .flatMap(foldedWords)
    .map((word) => ` ${word}`)
    .join('');
