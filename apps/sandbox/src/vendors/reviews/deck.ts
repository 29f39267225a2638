/** Decks of sentences. Each deck is shuffled once; no sentence repeats before all have been used. */
import { createRandom } from '../../kernel/random';

export type Draw = (list: string, sentences: readonly string[]) => string;

export function shuffled<T>(list: readonly T[], words: string): T[] {
  const random = createRandom(words);
  return list
    .map((item) => ({ item, lot: random.next() }))
    .toSorted((a, b) => a.lot - b.lot)
    .map(({ item }) => item);
}

/** The same words give the same order. `list` names the deck. */
export function createDecks(words: string): Draw {
  const decks = new Map<string, { readonly cards: readonly string[]; next: number }>();
  return (list, sentences) => {
    const deck = decks.get(list) ?? { cards: shuffled(sentences, `${words} ${list}`), next: 0 };
    decks.set(list, deck);
    return deck.cards[deck.next++ % deck.cards.length] ?? '';
  };
}
