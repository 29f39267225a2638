/** How users sign in, and where they are signed in. */
import type { Security } from '@tenth-night/contract/security-shapes';
import { useServices } from '../../lib/page/services';
import { useLoad } from '../../lib/page/use-load';
import { fetchSecurity } from './account-api';

export type SecurityState = {
  /** Null before the first answer. During a reload, the previous answer. */
  readonly security: Security | null;
  readonly hasFailed: boolean;
  reload(): void;
};

/** `uid` is null until it is known who is signed in. */
export function useSecurity(uid: string | null): SecurityState {
  const services = useServices();
  const { load, lastAnswer, retry } = useLoad(uid, (signal) => fetchSecurity(services, signal));
  return { security: lastAnswer, hasFailed: load.status === 'failed', reload: retry };
}
