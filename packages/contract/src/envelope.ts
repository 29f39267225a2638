/** The one lenient reader: the specification accepts several envelopes, nothing past this file knows more than one. Search-and-browse §7. */

/** A list under the first of the keys that holds one, or the bare array; anything else is an empty list. `data.hotels` is a key inside a key. */
export function readList(answer: unknown, keys: readonly string[]): readonly unknown[] {
  if (Array.isArray(answer)) return answer;
  const found = keys.map((key) => key.split('.').reduce(readKey, answer)).find(Array.isArray);
  return found ?? [];
}

/** An object under the first of the keys that holds one, or the answer itself. */
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
