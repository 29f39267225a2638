/** How alike the names of two hotels are, from 0 to 1. Hotel-checkout-trips §5, "name similarity" of the third-party match. */
import { foldedWords } from './folded-words';

/** Words that say next to nothing about which house is meant; the name of the city is another. */
const GENERIC_WORDS = 'hotel the and of at by le la les de du des del della di el der die das'.split(' ');
const GENERIC_WEIGHT = 0.1;
/** What a word that only one of the names has counts, against one that both have. */
const DIFFERENCE_WEIGHT = 0.4;
/** What is left of the likeness for each word that contradicts. */
const AFTER_CONTRADICTION = 0.5;

/**
 * A word behind all that the names share is an addition, as a district often is. A word before or between is not:
 * the Bel Colle, the Grand Bel Colle and the Bel Colle Suites Roma share much and are three houses, and so are
 * two that each go on in their own way.
 */
export function nameSimilarity(one: string, other: string, city: string): number {
  const [ours, theirs] = [foldedWords(one), foldedWords(other)];
  if (ours.length === 0 || theirs.length === 0) return 0;
  const generic = new Set([...GENERIC_WORDS, ...foldedWords(city)]);
  const weigh = (words: readonly string[]) =>
    words.reduce((sum, word) => sum + (generic.has(word) ? GENERIC_WEIGHT : 1), 0);
  const left = partsOf(ours, theirs);
  const right = partsOf(theirs, ours);
  const shared = weigh(left.shared);
  const [behindOurs, behindTheirs] = [weigh(left.behind), weigh(right.behind)];
  const within = weigh([...left.within, ...right.within]);
  const contradictions = within + Math.min(behindOurs, behindTheirs);
  const differences = within + behindOurs + behindTheirs;
  return (shared / (shared + DIFFERENCE_WEIGHT * differences)) * AFTER_CONTRADICTION ** contradictions;
}

/** The words of a name that another has too, those between or before them, and those behind the last of them. */
function partsOf(words: readonly string[], others: readonly string[]) {
  const end = words.findLastIndex((word) => others.includes(word)) + 1;
  const upToEnd = words.slice(0, end);
  return {
    shared: upToEnd.filter((word) => others.includes(word)),
    within: upToEnd.filter((word) => !others.includes(word)),
    behind: words.slice(end),
  };
}
