/** The stamp card: ten nights earn one free. Search-and-browse §1, §3 "Rewards card", §9. */

export const NIGHTS_TO_FREE = 10;

export type StampCard = {
  /** The stamps on the current card, up to a full card. */
  readonly stamped: number;
  readonly isFull: boolean;
};

/**
 * `nights` are the completed nights since the last free night. A full card stays full until the next night, or until
 * its free night is used.
 */
export function stampCard(nights: number, hasFreeNight = false): StampCard {
  const counted = hasFreeNight && nights <= 0 ? NIGHTS_TO_FREE : nights;
  const stamped = Math.min(Math.max(Math.trunc(counted), 0), NIGHTS_TO_FREE);
  return { stamped, isFull: stamped === NIGHTS_TO_FREE };
}
