/** Values of a wire whose records are often thin and sometimes of another type than the schema says. */

/** Trimmed; null for what is empty or no text. A number is as good as its digits. */
export function textOf(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  return String(value).trim() || null;
}

export function numberOf(value: unknown): number | null {
  const text = textOf(value);
  const number = Number(text);
  return text !== null && Number.isFinite(number) ? number : null;
}

/** 0 stands for unknown in stars, ratings, sizes and counts. */
export function countOf(value: unknown): number | null {
  const number = numberOf(value);
  return number !== null && number > 0 ? number : null;
}

/** What is no list is an empty one. */
export function listOf<Item>(value: readonly Item[] | null | undefined): readonly NonNullable<Item>[] {
  return Array.isArray(value) ? value.filter((item) => item !== null && item !== undefined) : [];
}

/** Names stand by themselves, or in a field of that name. A bare number is an id, and says nothing. */
export function namesOf(value: NamedValues): readonly string[] {
  return listOf(value).flatMap((item) => nameOf(item) ?? []);
}

export type NamedValues = readonly (string | { readonly name: string })[] | null | undefined;

export function nameOf(item: string | { readonly name: string }): string | null {
  const name = typeof item === 'object' ? item.name : item;
  return typeof name === 'string' ? textOf(name) : null;
}
