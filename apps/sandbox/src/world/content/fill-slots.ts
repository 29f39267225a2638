/** Fills sentences with slots. Splits each sentence only once, because a list of hotels fills thousands. */

/** Alternates text and slots. */
const parts = new Map<string, readonly string[]>();

export function fillSlots(sentence: string, values: Readonly<Record<string, string>>): string {
  let split = parts.get(sentence);
  if (!split) {
    split = sentence.split(/[{}]/);
    parts.set(sentence, split);
  }
  let filled = split[0] ?? '';
  for (let k = 1; k < split.length; k += 2) {
    const value = values[split[k] as string];
    if (value === undefined) throw new Error(`No value for {${split[k]}}`);
    filled += value + split[k + 1];
  }
  return filled;
}
