/** The browser's way to our API: at once to the configured base. Search-and-browse §7 "API base". */
import type { Send } from '../page/services';

/** `base` changes at most once, `search` is for it. */
export type Api = { base: string; search?: Promise<string | null> };

export function createSend(configured: string): Send {
  const api: Api = { base: configured };
  return async (path, init) => {
    const { base } = api;
    const asked = fetch(base + path, init);
    if (await asked.then(isOurs, () => init.signal?.aborted)) return asked;
    // What stands there is not our API, or too many calls come from here. What to do then loads only now.
    return import('./api-base').then(
      ({ sendElsewhere }) => sendElsewhere(api, { base, path, init, asked }),
      () => asked,
    );
  };
}

/** Our API says everything in JSON, also what went wrong. */
function isOurs({ headers, status }: Response): boolean | undefined {
  return status !== 429 && headers.get('content-type')?.includes('json');
}
