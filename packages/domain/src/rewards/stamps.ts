/** The stamp card: ten nights earn one free. Search-and-browse §1, §3 "Rewards card", §9. */

export const NIGHTS_TO_FREE = 10;

export type StampCard = {
  /** The stamps on the current card, up to a full card. */
  readonly stamped: number;
  readonly isFull: boolean;
};

/** `nights` are the nights of completed stays. A full card stays full until its free night is used. */
export function stampCard(nights: number): StampCard {
  const stamped = Math.min(Math.max(Math.trunc(nights), 0), NIGHTS_TO_FREE);
  return { stamped, isFull: stamped === NIGHTS_TO_FREE };
}
