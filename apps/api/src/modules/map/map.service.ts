/** Map tiles, compressed once and kept in memory up to a limit. */
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { AppError } from '../../app-error';
import { createSingleFlight } from '../../cache/single-flight';
import type { MapTilesPort, TileAddress } from '../../providers/ports/map-tiles.port';

export type MapService = {
  /** Compressed with gzip. Null if the tile shows nothing. */
  tile(address: TileAddress, signal: AbortSignal): Promise<Buffer | null>;
};

/** About two thousand tiles. */
const KEPT_BYTES = 24 * 1024 * 1024;
const toGzip = promisify(gzip);
const NOTHING = Buffer.alloc(0);

/** `tiles` is null without a map. */
export function createMapService(tiles: MapTilesPort | null): MapService {
  const once = createSingleFlight();
  const kept = new LRUCache<string, Buffer>({
    maxSize: KEPT_BYTES,
    sizeCalculation: (bytes) => bytes.byteLength + 100,
  });

  async function make(port: MapTilesPort, address: TileAddress, signal: AbortSignal): Promise<Buffer> {
    const bytes = await port.tile(address, signal);
    return bytes && bytes.byteLength > 0 ? await toGzip(bytes) : NOTHING;
  }

  return {
    async tile(address, signal) {
      const { z, x, y } = address;
      if (!tiles) throw new AppError('not_found', 'This site has no map tiles');
      if (Math.max(x, y) >= 2 ** z) throw new AppError('not_found', `There is no tile ${z}/${x}/${y}`);
      const key = `${z}/${x}/${y}`;
      const found = kept.get(key) ?? (await once(key, signal, (shared) => make(tiles, address, shared)));
      kept.set(key, found);
      return found.byteLength > 0 ? found : null;
    },
  };
}
