/** Normalises a text, so that names or rules that differ only in case and spaces are equal. */
export function plainWords(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

/** The first of each, in their original order. Drops empty texts. */
export function distinctTexts<Text extends string>(texts: readonly Text[]): readonly Text[] {
  const seen = new Set<string>();
  return texts.filter((text) => {
    const words = plainWords(text);
    const isNew = words !== '' && !seen.has(words);
    seen.add(words);
    return isNew;
  });
}
