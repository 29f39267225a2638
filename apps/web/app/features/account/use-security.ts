/** How a user signs in, and where they are signed in. */
import type { Security } from '@tenth-night/contract/security-shapes';
import { useServices } from '../../lib/page/services';
import { useLoad } from '../../lib/page/use-load';
import { fetchSecurity } from './account-api';

export type SecurityState = {
  /** Null until it is known. During a reload, the state before. */
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
