/** Votes on the hotels of a shared list: one for each hotel and voter. */

/** After so many voters, a list accepts no new ones. Those who voted can still change their votes. */
export const MOST_VOTERS = 500;

/** The most liked first. Hotels with equal votes keep their order. */
export function orderByVotes<Hotel extends { readonly votes: number }>(hotels: readonly Hotel[]): readonly Hotel[] {
  return hotels.toSorted((a, b) => b.votes - a.votes);
}
