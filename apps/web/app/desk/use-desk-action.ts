/** Does something at the desk, and says why it did not work. */
import { useState } from 'react';
import { DeskError } from './desk-api';

export function useDeskAction(onClosed: () => void) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  /** True if it worked. */
  async function act(work: () => Promise<unknown>): Promise<boolean> {
    setIsBusy(true);
    setProblem(null);
    try {
      await work();
      return true;
    } catch (error) {
      if (error instanceof DeskError && error.code === 'second_factor') onClosed();
      setProblem(error instanceof DeskError ? error.message : 'This did not work.');
      return false;
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, problem, act };
}
