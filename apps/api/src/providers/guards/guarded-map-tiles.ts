/** Map tiles behind their guard. Pages work without them, so after a few outages we stop asking for a while. */
import type { MapTilesPort } from '../ports/map-tiles.port';
import type { Guard, GuardOptions } from './guard';

export const MAP_TILES_GUARD: GuardOptions = {
  vendor: 'map-tiles',
  kind: 'tiles',
  maxCalls: 16,
  maxWaiting: 400,
  maxOutages: 5,
  openMs: 10_000,
};

export function guardMapTiles(tiles: MapTilesPort, guard: Guard): MapTilesPort {
  return { tile: (address, signal) => guard.run(signal, () => tiles.tile(address, signal)) };
}
