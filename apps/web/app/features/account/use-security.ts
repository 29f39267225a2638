/** How somebody signs in and where they are signed in, as the API has it. */
import type { Security } from '@tenth-night/contract/security-shapes';
import { useEffect, useState } from 'react';
import { useServices } from '../../lib/page/services';
import { fetchSecurity } from './account-api';

export type SecurityState = {
  /** Null until it is known. While it is asked for anew, as it was. */
  readonly security: Security | null;
  readonly hasFailed: boolean;
  reload(): void;
};

/** `uid` is null until it is known who is signed in. */
export function useSecurity(uid: string | null): SecurityState {
  const services = useServices();
  const [security, setSecurity] = useState<Security | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks anew
  useEffect(() => {
    if (!uid) return undefined;
    const asking = new AbortController();
    setHasFailed(false);
    fetchSecurity(services, asking.signal).then(setSecurity, () => asking.signal.aborted || setHasFailed(true));
    return () => asking.abort();
  }, [services, uid, attempt]);

  return { security, hasFailed, reload: () => setAttempt((before) => before + 1) };
}
