/** Which facilities differ among the compared hotels. A facility that all of them have does not help to choose. */

type WithFacilities = { readonly facilities: readonly string[] };

export type ComparedFacilities = {
  /** The most frequent first. */
  readonly different: readonly { readonly name: string; readonly has: readonly boolean[] }[];
  readonly shared: readonly string[];
};

export const COMPARED_HOTELS = { min: 2, max: 4 } as const;

export function compareFacilities(hotels: readonly WithFacilities[]): ComparedFacilities {
  const names = new Map<string, string>();
  for (const name of hotels.flatMap(({ facilities }) => facilities)) {
    if (!names.has(keyOf(name))) names.set(keyOf(name), name.trim());
  }
  const owned = hotels.map(({ facilities }) => new Set(facilities.map(keyOf)));
  const rows = [...names].map(([key, name]) => ({ name, has: owned.map((keys) => keys.has(key)) }));
  const count = ({ has }: (typeof rows)[number]) => has.filter(Boolean).length;
  const different = rows.filter((row) => count(row) < hotels.length).toSorted((a, b) => count(b) - count(a));
  return { different, shared: rows.filter((row) => count(row) === hotels.length).map(({ name }) => name) };
}

/** The hotels of an address: each once, and no more than fit side by side. */
export function comparedIds(text: string | null): readonly string[] {
  const ids = (text ?? '').split(',').filter((id) => /^[\w-]{1,64}$/.test(id));
  return [...new Set(ids)].slice(0, COMPARED_HOTELS.max);
}

function keyOf(name: string): string {
  return name.trim().toLowerCase();
}
