/** The name of another hotel that could be confused with a hotel: the same pattern with one word replaced. */
import type { Random } from '../../kernel/random';
import { type Flavour, fillPattern, type Whereabouts } from '../../world/flavours/flavour';
import type { Hotel } from '../../world/hotels/hotel';

interface Part {
  readonly text: string;
  /** Possible replacements. Empty for fixed text. */
  readonly others: readonly string[];
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function wordsOf(slot: string, flavour: Flavour, { area, city }: Whereabouts): readonly string[] {
  if (slot === 'area') return [area];
  return slot === 'city' ? [city] : (flavour.words[slot] ?? []);
}

/** The parts of a name, if it has this pattern. */
function partsOf(name: string, pattern: string, flavour: Flavour, where: Whereabouts): Part[] | undefined {
  const pieces = pattern.split(/\{(\w+)\}/).map((piece, k) => (k % 2 === 1 ? wordsOf(piece, flavour, where) : [piece]));
  const form = new RegExp(`^${pieces.map((words) => `(${words.map(escaped).join('|')})`).join('')}$`);
  const texts = form.exec(name)?.slice(1);
  return texts?.map((text, k) => ({ text, others: (pieces[k] ?? []).filter((word) => word !== text) }));
}

export function similarName({ name, kind, area, city }: Hotel, random: Random): string {
  const { flavour } = city.country;
  const where = { area, city: city.names.en };
  const patterns = flavour.hotelNames[kind];
  for (const pattern of patterns) {
    const parts = partsOf(name, pattern, flavour, where);
    const loose = parts?.filter(({ others }) => others.length > 0) ?? [];
    if (!parts || loose.length === 0) continue;
    const exchanged = random.pick(loose);
    return parts.map((part) => (part === exchanged ? random.pick(part.others) : part.text)).join('');
  }
  // A name with a number at its end has no pattern.
  return fillPattern(random.pick(patterns), flavour, where, random);
}
