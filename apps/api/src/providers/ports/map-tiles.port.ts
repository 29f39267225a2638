/** Vector tiles of the map, in the layers of the Protomaps basemap. */
export type TileAddress = { readonly z: number; readonly x: number; readonly y: number };

export type MapTilesPort = {
  /** Uncompressed. Null if there is nothing to show. */
  tile(address: TileAddress, signal: AbortSignal): Promise<Buffer | null>;
};
