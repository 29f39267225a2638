/** The only way in which screens ask the server. */
import { startTransition, useCallback, useState } from 'react';
import { useTask } from './use-task';

export type Load<Answer> =
  | { readonly status: 'waiting' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'done'; readonly answer: Answer };

type Answered<Answer> = { readonly key: string | null; readonly load: Load<Answer> };

const WAITING = { status: 'waiting' } as const;

/**
 * Asks when the screen opens, when the question changes, and on `retry`. An answer counts only for its own question.
 * Null asks nothing. `known` is an answer to the first question that came with the page: then nothing is asked for it.
 */
export function useLoad<Answer>(
  question: string | null,
  ask: (signal: AbortSignal) => Promise<Answer>,
  known: Answer | null = null,
) {
  const [attempt, setAttempt] = useState(0);
  const key = question === null ? null : `${attempt} ${question}`;
  const [first] = useState<Answered<Answer> | null>(known && { key, load: { status: 'done', answer: known } });
  const [last, setLast] = useState(first);

  useTask(key === first?.key ? null : key, async (signal) => {
    const load = await ask(signal).then(
      (answer): Load<Answer> => ({ status: 'done', answer }),
      (error: unknown): Load<Answer> => ({ status: 'failed', error }),
    );
    // A long answer may take long to draw: a press in between comes first.
    if (!signal.aborted) startTransition(() => setLast({ key, load }));
  });

  return {
    load: (key !== null && [last, first].find((answered) => answered?.key === key)?.load) || WAITING,
    /** The previous answer, while a new one loads or after it failed. */
    lastAnswer: last?.load.status === 'done' ? last.load.answer : null,
    retry: useCallback(() => setAttempt((before) => before + 1), []),
    /** Shows the visitor's change without asking the server again. */
    setAnswer: (answer: Answer) => setLast({ key, load: { status: 'done', answer } }),
  };
}
