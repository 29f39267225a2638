/**
 * The places for searches and pages that a process works on at once. A caller counts as four at most when others ask for
 * a place: one address with hundreds of searches takes no place from anybody else.
 */

/** What one traveler needs: a page, or the three requests for rates that its search makes at once. */
const FEW = 4;

export type Places = {
  /** Takes a place, or says why not: this caller has too many, or all callers together have. */
  take(caller: string, limit: number): 'taken' | 'share-full' | 'full';
  giveBack(caller: string): void;
  running(): number;
};

export function createPlaces(): Places {
  const byCaller = new Map<string, number>();
  let running = 0;
  /** The same, with each caller counted as four at most. */
  let counted = 0;

  return {
    running: () => running,
    take(caller, limit) {
      const own = byCaller.get(caller) ?? 0;
      if (counted >= limit) return 'full';
      if (own >= FEW && running >= limit) return 'share-full';
      byCaller.set(caller, own + 1);
      running += 1;
      if (own < FEW) counted += 1;
      return 'taken';
    },
    giveBack(caller) {
      const own = (byCaller.get(caller) ?? 1) - 1;
      if (own === 0) byCaller.delete(caller);
      else byCaller.set(caller, own);
      running -= 1;
      if (own < FEW) counted -= 1;
    },
  };
}
