/** The smallest PMTiles archive (version 3): one vector tile, nothing compressed. */
import { TileType, zxyToTileId } from 'pmtiles';

const HEADER_BYTES = 127;
const NOT_COMPRESSED = 1;

type Address = { readonly z: number; readonly x: number; readonly y: number };

export function createArchive({ z, x, y }: Address, tile: Buffer): Buffer {
  // One entry: its id, a run of one, its length, and its offset plus one.
  const root = Buffer.from([1, ...varint(zxyToTileId(z, x, y)), 1, ...varint(tile.byteLength), 1]);
  const metadata = Buffer.from('{}');
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles', 'latin1');
  header.writeUInt8(3, 7);
  const metadataAt = HEADER_BYTES + root.byteLength;
  const tilesAt = metadataAt + metadata.byteLength;
  const parts = [
    HEADER_BYTES,
    root.byteLength,
    metadataAt,
    metadata.byteLength,
    tilesAt,
    0,
    tilesAt,
    tile.byteLength,
    1,
    1,
    1,
  ];
  for (const [k, value] of parts.entries()) header.writeBigUInt64LE(BigInt(value), 8 + 8 * k);
  header.writeUInt8(1, 96);
  header.writeUInt8(NOT_COMPRESSED, 97);
  header.writeUInt8(NOT_COMPRESSED, 98);
  header.writeUInt8(TileType.Mvt, 99);
  header.writeUInt8(0, 100);
  header.writeUInt8(z, 101);
  return Buffer.concat([header, root, metadata, tile]);
}

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...varint(value >> 7)];
}
