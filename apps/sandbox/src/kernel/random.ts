/** Seeded random numbers: the same words give the same numbers on every machine. The sandbox uses no other source. */
export interface Random {
  next(): number;
  range(from: number, to: number): number;
  int(from: number, to: number): number;
  chance(share: number): boolean;
  pick<T>(list: readonly T[]): T;
}

export function hash(text: string): number {
  let h = 1779033703 ^ text.length;
  for (let k = 0; k < text.length; k++) {
    h = Math.imul(h ^ text.charCodeAt(k), 3432918353);
    h = (h << 13) | (h >>> 19);
  }
  h = Math.imul(h ^ (h >>> 16), 2246822507);
  h = Math.imul(h ^ (h >>> 13), 3266489909);
  return (h ^ (h >>> 16)) >>> 0;
}

/** One number from 0 up to 1, for cases that do not need a generator. */
export const chanceOf = (words: string): number => hash(words) / 4294967296;

export function createRandom(words: string): Random {
  let a = hash(words);
  const next = (): number => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const range = (from: number, to: number): number => from + next() * (to - from);
  const int = (from: number, to: number): number => Math.floor(range(from, to + 1));
  return {
    next,
    range,
    int,
    chance: (share) => next() < share,
    pick: (list) => list[int(0, list.length - 1)] as (typeof list)[number],
  };
}
