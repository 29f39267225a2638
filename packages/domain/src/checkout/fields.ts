/** Reads answers that may hold a value under one of several names. Hotel-checkout-trips §3. */

export type Fields = Readonly<Record<string, unknown>>;

/** A value that is not an object has no fields. */
export function asFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

/** The first field that is not empty. Ids and amounts may be numbers. */
export function firstText(fields: Fields, ...names: readonly string[]): string | null {
  const values = names.map((name) => fields[name]).map((value) => (typeof value === 'number' ? String(value) : value));
  const text = values.find((value): value is string => typeof value === 'string' && value.trim() !== '');
  return text?.trim() ?? null;
}

export function numberIn(fields: Fields, name: string): number | null {
  const text = firstText(fields, name);
  return text !== null && Number.isFinite(Number(text)) ? Number(text) : null;
}
