import { EtagMismatch, type Source } from 'pmtiles';
import { checkLength } from './check-length';

const PARTIAL_CONTENT = 206;

/** Reads ranges of a URL. A server that would send the whole archive is refused. */
export function urlSource(url: string, timeoutMs: number): Source {
  return {
    getKey: () => url,
    async getBytes(offset, length, passed, etag) {
      checkLength(length);
      const late = AbortSignal.timeout(timeoutMs);
      const signal = passed ? AbortSignal.any([passed, late]) : late;
      const headers = { range: `bytes=${offset}-${offset + length - 1}` };
      const answer = await fetch(url, { signal, headers, redirect: 'error' });
      const found = answer.headers.get('etag') ?? undefined;
      const size = Number(answer.headers.get('content-length') ?? Number.NaN);
      if (answer.status !== PARTIAL_CONTENT || !(size <= length)) {
        await answer.body?.cancel();
        throw new Error(`The map archive's server answered ${answer.status} with ${size} bytes for ${length}`);
      }
      if (etag && found && found !== etag) {
        await answer.body?.cancel();
        // The archive has been replaced: the library reads its index again.
        throw new EtagMismatch(`The map archive is now ${found}`);
      }
      return { data: await answer.arrayBuffer(), ...(found && { etag: found }) };
    },
  };
}
