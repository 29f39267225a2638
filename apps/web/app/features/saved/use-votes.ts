/** The votes on a shared list: those of all friends, and which of them are this visitor's. */
import type { SharedListBody } from '@tenth-night/contract/saved';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../lib/page/services';
import { readStoredVotes, type StoredVotes, storeVotes } from '../../lib/storage/stored-votes';
import { sendVote } from './shared-api';

export function useVotes(token: string, list: SharedListBody) {
  const services = useServices();
  const [own, setOwn] = useState<StoredVotes | null>(null);
  const [counts, setCounts] = useState(() => countsOf(list));
  const [hasFailed, setHasFailed] = useState(false);
  const calls = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => setOwn(readStoredVotes(token)), [token]);

  /** Shows the vote at once, and takes it back if it was not counted. */
  async function vote(hotelId: string): Promise<void> {
    if (!own) return;
    const isLiked = !own.liked.includes(hotelId);
    const set = (isOn: boolean) => {
      const others = readStoredVotes(token).liked.filter((id) => id !== hotelId);
      const next = { voter: own.voter, liked: isOn ? [...others, hotelId] : others };
      storeVotes(token, next);
      setOwn(next);
      setCounts((before) => ({ ...before, [hotelId]: (before[hotelId] ?? 0) + (isOn ? 1 : -1) }));
    };
    set(isLiked);
    setHasFailed(false);
    // One vote after the other: the last press counts.
    const call = calls.current.then(() => sendVote(services, { token, hotelId, voter: own.voter, isLiked }));
    calls.current = call.catch(() => {});
    try {
      setCounts(countsOf(await call));
    } catch {
      set(!isLiked);
      setHasFailed(true);
    }
  }

  return {
    isReady: own !== null,
    isLiked: (hotelId: string) => own?.liked.includes(hotelId) ?? false,
    votesOf: (hotelId: string) => counts[hotelId] ?? 0,
    hasFailed,
    vote,
  };
}

function countsOf({ hotels }: SharedListBody): Readonly<Record<string, number>> {
  return Object.fromEntries(hotels.map(({ hotelId, votes }) => [hotelId, votes]));
}
