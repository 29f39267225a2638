/** The usual kinds of beds. The provider names them in English in every language. */

export type BedKind = 'single' | 'double' | 'queen' | 'king' | 'bunk' | 'sofa';

/** A bed wider than 150 cm is a king bed: Americans call none larger. */
const KINDS: Readonly<Record<string, BedKind>> = {
  single: 'single',
  twin: 'single',
  double: 'double',
  queen: 'queen',
  large: 'king',
  'extra-large': 'king',
  king: 'king',
  bunk: 'bunk',
  sofa: 'sofa',
};

/** Undefined if only the provider has a name for it. `Large bed (King size)` is a king bed. */
export function bedKind(type: string): BedKind | undefined {
  const word = /^([\w-]+?)([ -]size)?( double)? beds?( \(.*)?$/.exec(type.toLowerCase())?.[1];
  return KINDS[word ?? ''];
}
