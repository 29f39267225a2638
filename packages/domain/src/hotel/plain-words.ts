/** A text by its words alone: case and spaces make no difference between two names, or between two rules. */
export function plainWords(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

/** The first of each, in the order they came. */
export function distinctTexts<Text extends string>(texts: readonly Text[]): readonly Text[] {
  const seen = new Set<string>();
  return texts.filter((text) => {
    const words = plainWords(text);
    const isNew = words !== '' && !seen.has(words);
    seen.add(words);
    return isNew;
  });
}
