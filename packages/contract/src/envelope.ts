/**
 * The only lenient reader. The specification accepts several envelopes; the rest of the code knows only one.
 * Search-and-browse §7.
 */

/**
 * The list under the first key that holds one, or the bare array, or else an empty list. `data.hotels` is a nested key.
 */
export function readList(answer: unknown, keys: readonly string[]): readonly unknown[] {
  if (Array.isArray(answer)) return answer;
  const found = keys.map((key) => key.split('.').reduce(readKey, answer)).find(Array.isArray);
  return found ?? [];
}

/** The object under the first key that holds one, or else the answer itself. */
export function readObject(answer: unknown, keys: readonly string[]): Record<string, unknown> | null {
  const found = keys.map((key) => readKey(answer, key)).find(isObject);
  return found ?? (isObject(answer) ? answer : null);
}

function readKey(answer: unknown, key: string): unknown {
  return isObject(answer) ? answer[key] : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
