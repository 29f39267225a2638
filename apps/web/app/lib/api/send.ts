/** Sends the browser's calls to our API, first to the configured base. Search-and-browse §7 "API base". */
import type { Send } from '../page/services';

/** `base` changes at most once. `search` is the pending search for another base. */
export type Api = { base: string; search?: Promise<string | null> };

export function createSend(configured: string): Send {
  const api: Api = { base: configured };
  return async (path, init) => {
    const { base } = api;
    const asked = fetch(base + path, init);
    if (await asked.then(isOurs, () => init.signal?.aborted)) return asked;
    // Either this is not our API, or it asks us to come back later. The code for these cases loads only now.
    return import('./api-base').then(
      ({ sendElsewhere }) => sendElsewhere(api, { base, path, init, asked }),
      () => asked,
    );
  };
}

/** Our API always answers in JSON, errors included. */
function isOurs({ headers }: Response): boolean | undefined {
  return !headers.has('retry-after') && headers.get('content-type')?.includes('json');
}
