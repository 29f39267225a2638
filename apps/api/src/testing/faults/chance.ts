/** Random numbers that repeat with the same seed, so that a failed run can be repeated. */
export type Chance = {
  /** In [0, 1). */
  draw(): number;
  isTrue(share: number): boolean;
  between(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
};

export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  // Mulberry32.
  const draw = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    draw,
    isTrue: (share) => draw() < share,
    between: (low, high) => Math.floor(low + draw() * (high - low)),
    pick: (list) => list[Math.floor(draw() * list.length)] as (typeof list)[number],
  };
}
