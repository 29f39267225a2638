/** One action on an account: whether it is running, and why it failed. */
import type { ErrorCode } from '@tenth-night/contract/errors';
import { useState } from 'react';
import { authCode } from '../../lib/api/auth-call';
import { HttpError } from '../../lib/api/http-error';
import { useServices } from '../../lib/page/services';
import { useFocusAgain } from '../../lib/page/use-focus-again';
import { PasskeyError } from '../../lib/session/passkeys';

export type Problem = ErrorCode | PasskeyError['reason'] | 'unreachable';

export function useAction() {
  const { session } = useServices();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  useFocusAgain(isBusy);

  /** Returns whether it succeeded. Typed input stays. */
  async function run(work: () => Promise<void>): Promise<boolean> {
    setIsBusy(true);
    setProblem(null);
    try {
      await work();
      return true;
    } catch (error) {
      const reason = problemOf(error);
      setProblem(reason);
      if (reason === 'unauthorized') await session.refresh();
      return false;
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, problem, run, forget: () => setProblem(null) };
}

function problemOf(error: unknown): Problem {
  if (error instanceof PasskeyError) return error.reason;
  return (error instanceof HttpError ? error.code : authCode(error)) ?? 'unreachable';
}
