/**
 * What a friend liked in a shared list, kept only in this browser. The key is random and new for each list: nobody can
 * tell that two votes in two lists are from one person.
 */
export type StoredVotes = { readonly voter: string; readonly liked: readonly string[] };

type Place = () => Pick<Storage, 'getItem' | 'setItem'>;
const browser: Place = () => localStorage;

const keyOf = (token: string) => `votes:${token}`;
/** A list has a hundred hotels at most. */
const MOST_LIKED = 100;

/** A new voter if nothing readable is stored. */
export function readStoredVotes(token: string, storage = browser): StoredVotes {
  try {
    const { voter, liked } = JSON.parse(storage().getItem(keyOf(token)) ?? '');
    if (/^[\w-]{16,64}$/.test(voter) && Array.isArray(liked)) {
      return { voter, liked: liked.filter((id) => typeof id === 'string').slice(0, MOST_LIKED) };
    }
  } catch {
    // Continues as a new voter.
  }
  return { voter: crypto.randomUUID(), liked: [] };
}

export function storeVotes(token: string, votes: StoredVotes, storage = browser): void {
  try {
    storage().setItem(keyOf(token), JSON.stringify(votes));
  } catch {
    // Without storage a friend votes anew after a reload.
  }
}
