/** Tiles from one PMTiles archive: a file on this machine, or a URL of which we read the parts that we need. */
import { PMTiles, ResolvedValueCache, type Source, TileType } from 'pmtiles';
import type { MapTilesPort } from '../ports/map-tiles.port';
import { ProviderError } from '../provider-error';
import { fileSource } from './file-source';
import { urlSource } from './url-source';

const VENDOR = 'map-tiles';
/** Parts of the archive's index in memory, about 10 kB each. */
const INDEX_PARTS = 200;

type Options = { readonly archive: string; readonly timeoutMs: number };

export const isUrl = (archive: string): boolean => /^https?:\/\//.test(archive);

export function createPmtiles({ archive, timeoutMs }: Options): MapTilesPort {
  const source: Source = isUrl(archive) ? urlSource(archive, timeoutMs) : fileSource(archive);
  // Keeps no failures: the next request tries again.
  const tiles = new PMTiles(source, new ResolvedValueCache(INDEX_PARTS));
  return {
    async tile({ z, x, y }, signal) {
      try {
        const { tileType } = await tiles.getHeader();
        if (tileType !== TileType.Mvt) throw new Error('The archive has no vector tiles');
        const found = await tiles.getZxy(z, x, y, signal);
        return found ? Buffer.from(found.data) : null;
      } catch (cause) {
        if (signal.aborted) throw cause;
        const facts = { vendor: VENDOR, url: isUrl(archive) ? archive : '', status: null };
        throw new ProviderError('The map archive could not be read', facts, { cause });
      }
    },
  };
}
