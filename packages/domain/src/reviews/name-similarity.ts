/**
 * How similar two hotel names are, from 0 to 1.
 * Hotel-checkout-trips §5, "name similarity" of the third-party match.
 */
import { foldedWords } from './folded-words';

/** Words that hardly distinguish hotels. The city's name counts as generic too. */
const GENERIC_WORDS = 'hotel the and of at by le la les de du des del della di el der die das'.split(' ');
const GENERIC_WEIGHT = 0.1;
/** The weight of a word that only one name has, relative to a word that both have. */
const DIFFERENCE_WEIGHT = 0.4;
/** The factor on the similarity for each contradicting word. */
const AFTER_CONTRADICTION = 0.5;

/**
 * A word after all shared words is an addition, often a district. A word before or between them is a contradiction:
 * Bel Colle, Grand Bel Colle and Bel Colle Suites Roma share words but are three hotels. If both names have additions,
 * these contradict each other too.
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

/**
 * A name's words that the other name has too, the words before or between them, and the words after the last of them.
 */
function partsOf(words: readonly string[], others: readonly string[]) {
  const end = words.findLastIndex((word) => others.includes(word)) + 1;
  const upToEnd = words.slice(0, end);
  return {
    shared: upToEnd.filter((word) => others.includes(word)),
    within: upToEnd.filter((word) => !others.includes(word)),
    behind: words.slice(end),
  };
}
