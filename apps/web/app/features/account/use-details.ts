import type { AccountDetails } from '@tenth-night/contract/account';
import { useEffect, useState } from 'react';
import { fetchDetails } from '../../lib/api/details-client';
import { useServices } from '../../lib/page/services';

export type DetailsState =
  | { readonly status: 'loading' | 'error' }
  | { readonly status: 'done'; readonly details: AccountDetails | null };

/** `uid` is null until it is known who is signed in. */
export function useDetails(uid: string | null) {
  const services = useServices();
  const [state, setState] = useState<DetailsState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks anew
  useEffect(() => {
    if (!uid) return undefined;
    const asking = new AbortController();
    setState({ status: 'loading' });
    fetchDetails(services, asking.signal).then(
      (details) => setState({ status: 'done', details }),
      () => asking.signal.aborted || setState({ status: 'error' }),
    );
    return () => asking.abort();
  }, [services, uid, attempt]);

  return {
    state,
    keep: (details: AccountDetails | null) => setState({ status: 'done', details }),
    retry: () => setAttempt((before) => before + 1),
  };
}
