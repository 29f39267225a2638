/** Reading answers that have a thing in one of several forms. Hotel-checkout-trips §3. */

export type Fields = Readonly<Record<string, unknown>>;

/** What is no object has no fields. */
export function asFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

/** The first of the fields that says something; ids and amounts may come as numbers. */
export function firstText(fields: Fields, ...names: readonly string[]): string | null {
  const values = names.map((name) => fields[name]).map((value) => (typeof value === 'number' ? String(value) : value));
  const text = values.find((value): value is string => typeof value === 'string' && value.trim() !== '');
  return text?.trim() ?? null;
}

export function numberIn(fields: Fields, name: string): number | null {
  const text = firstText(fields, name);
  return text !== null && Number.isFinite(Number(text)) ? Number(text) : null;
}
