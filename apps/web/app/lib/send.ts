/** The browser's way to our API: at once to the configured base. Search-and-browse §7 "API base". */
import type { Send } from './services';

/** `base` changes at most once, `search` is for it. */
export type Api = { base: string; search?: Promise<string | null> };

export function createSend(configured: string): Send {
  const api: Api = { base: configured };
  return async (path, init) => {
    const { base } = api;
    const ask = () => fetch(base + path, init);
    const asked = ask();
    if (await asked.then(isOurs, () => init.signal?.aborted)) return asked.then((answer) => orLater(answer, ask, init));
    // What stands there is not our API. Where to look for it loads only now.
    return import('./api-base').then(
      ({ sendElsewhere }) => sendElsewhere(api, { base, path, init, asked }),
      () => asked,
    );
  };
}

async function orLater(answer: Response, ask: () => Promise<Response>, { signal }: RequestInit): Promise<Response> {
  if (answer.status !== 429) return answer;
  const { sendLater } = await import('./send-later');
  return sendLater(ask, answer, signal);
}

/** Our API says everything in JSON, also what went wrong. */
function isOurs({ headers }: Response): boolean | undefined {
  return headers.get('content-type')?.includes('json');
}
