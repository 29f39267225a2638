/** Submitting a search: with no chosen place the likeliest one is used; with none, nothing happens but a word about it. */
import { likeliestPlace } from '@tenth-night/domain/places/place';
import { encodeSearch } from '@tenth-night/domain/search/search-params';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useServices } from '../../lib/services';
import { type SearchInput, toCriteria } from './search-input';

type Problem = 'no-matches' | 'failed' | null;

export function useSearchSubmit() {
  const { send, context, today } = useServices();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<Problem>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function findPlace({ place, text }: SearchInput) {
    if (place) return place;
    const { createApiClient } = await import('../../lib/api-client');
    const api = createApiClient(send);
    return likeliestPlace(await api.searchPlaces(text.trim(), context.hotelLanguage, new AbortController().signal));
  }

  async function submit(input: SearchInput): Promise<void> {
    setProblem(null);
    setIsBusy(true);
    try {
      const place = await findPlace(input);
      if (!place) setProblem('no-matches');
      else await navigate(`/search?${new URLSearchParams(encodeSearch(toCriteria(input, place, today())))}`);
    } catch {
      setProblem('failed');
    } finally {
      setIsBusy(false);
    }
  }

  return { submit, problem, isBusy };
}
