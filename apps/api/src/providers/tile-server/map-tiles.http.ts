/** A tile server with the usual addresses, `/{z}/{x}/{y}.mvt`. The sandbox is one. */
import type { MapTilesPort } from '../ports/map-tiles.port';
import { ProviderError } from '../provider-error';

const VENDOR = 'map-tiles';
const NOTHING: ReadonlySet<number> = new Set([204, 404]);

type Options = { readonly baseUrl: string; readonly timeoutMs: number };

export function createTileServer({ baseUrl, timeoutMs }: Options): MapTilesPort {
  return {
    async tile({ z, x, y }, gone) {
      const url = `${baseUrl}/${z}/${x}/${y}.mvt`;
      const signal = AbortSignal.any([gone, AbortSignal.timeout(timeoutMs)]);
      try {
        const answer = await fetch(url, { signal, redirect: 'error' });
        const bytes = Buffer.from(await answer.arrayBuffer());
        if (NOTHING.has(answer.status)) return null;
        if (answer.ok) return bytes;
        throw new ProviderError('The tile server refused', { vendor: VENDOR, url, status: answer.status });
      } catch (cause) {
        if (cause instanceof ProviderError || gone.aborted) throw cause;
        throw new ProviderError('The tile server did not answer', { vendor: VENDOR, url, status: null }, { cause });
      }
    },
  };
}
