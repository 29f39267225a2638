import type { Intent } from './intent.repo';

/** When time runs out, answers with the current state. The work goes on. */
export async function within(
  ms: number,
  work: Promise<Intent>,
  current: () => Promise<Intent | null>,
): Promise<Intent> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, ms, null);
  });
  try {
    const done = await Promise.race([work, late]);
    return done ?? (await current()) ?? (await work);
  } finally {
    clearTimeout(timer);
  }
}
