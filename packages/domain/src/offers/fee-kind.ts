/** The usual fees of hotels. The provider names them in English in every language. */

const KINDS = {
  city: /^(city|municipal|local|occupancy) tax$/,
  tourist: /^touris[tm] (tax|fee)$/,
  resort: /^resort fee$/,
  property: /^(property|hotel) fee$/,
  service: /^service (charge|fee)$/,
  cleaning: /^cleaning (charge|fee)$/,
};

export type FeeKind = keyof typeof KINDS;

/** Undefined if only the provider has a name for it. */
export function feeKind(description: string): FeeKind | undefined {
  const name = description
    .trim()
    .replaceAll(/[\s_]+/g, ' ')
    .toLowerCase();
  return (Object.keys(KINDS) as FeeKind[]).find((kind) => KINDS[kind].test(name));
}
