/** The only way in which screens ask the server. */
import { useState } from 'react';
import { useTask } from './use-task';

export type Load<Answer> =
  | { readonly status: 'waiting' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'done'; readonly answer: Answer };

const WAITING = { status: 'waiting' } as const;

/**
 * Asks when the screen opens, when the question changes, and on `retry`. An answer counts only for its own question.
 * Null asks nothing.
 */
export function useLoad<Answer>(question: string | null, ask: (signal: AbortSignal) => Promise<Answer>) {
  const [attempt, setAttempt] = useState(0);
  const key = question === null ? null : `${attempt} ${question}`;
  const [last, setLast] = useState<{ readonly key: string | null; readonly load: Load<Answer> } | null>(null);

  useTask(key, async (signal) => {
    const load = await ask(signal).then(
      (answer): Load<Answer> => ({ status: 'done', answer }),
      (error: unknown): Load<Answer> => ({ status: 'failed', error }),
    );
    if (!signal.aborted) setLast({ key, load });
  });

  return {
    load: key !== null && last?.key === key ? last.load : WAITING,
    /** The previous answer, while a new one loads or after it failed. */
    lastAnswer: last?.load.status === 'done' ? last.load.answer : null,
    retry: () => setAttempt((before) => before + 1),
    /** Shows the visitor's change without asking the server again. */
    setAnswer: (answer: Answer) => setLast({ key, load: { status: 'done', answer } }),
  };
}
