/** Submits a search. Without a chosen place it uses the likeliest one. If there is none, it only shows a message. */
import { useState } from 'react';
import { useServices } from '../../lib/page/services';
import { useNavigate } from '../../lib/router/router-view';
import type { SearchInput } from './search-input';

type Problem = 'no-matches' | 'failed' | null;

export function useSearchSubmit() {
  const services = useServices();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<Problem>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function submit(input: SearchInput): Promise<void> {
    setProblem(null);
    setIsBusy(true);
    try {
      // Loaded only now: visitors who only look at the page never need it.
      const { searchAddress } = await import('./search-address');
      const address = await searchAddress(input, services);
      if (address) await navigate(address);
      else setProblem('no-matches');
    } catch {
      setProblem('failed');
    } finally {
      setIsBusy(false);
    }
  }

  return { submit, problem, isBusy };
}
