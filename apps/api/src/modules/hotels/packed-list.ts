/** A hotel list as bytes for the wire: serialized once, compressed once, then only copied. */
import { createHash } from 'node:crypto';
import { compressAs, type Form } from '../../plugins/content-forms';

/** The bytes of an answer, with its ETag. */
export type PackedList = { readonly etag: string; readonly bytes: Buffer };
/** A list in all forms, as the cache has it. */
export type PackedForms = Readonly<Record<Form, Buffer>>;
export type KeptList = PackedList & { readonly count: number };

/** The length of a SHA-1 hash in base64url. */
const HASH_BYTES = 27;
const COUNT_BYTES = 4;
const HEAD_BYTES = HASH_BYTES + COUNT_BYTES;

const KEPT_QUALITY = { br: 5, gzip: 6 };
/** A cut list is sent once and not cached. 4,999 hotels take 25 ms this way instead of 85 ms, for 13 % more bytes. */
const CUT_QUALITY = { br: 2, gzip: 1 };

const HEAD = '{"data":[\n';
const TAIL = ']}';
const LINE_END = 0x0a;

/** All forms, each with its tag and hotel count in front, ready for the cache. Compression runs on other threads. */
export async function packList(hotels: readonly unknown[]): Promise<PackedForms> {
  // One line per hotel: JSON has no other line ends, so a list can be cut without parsing it.
  const body = Buffer.from(`${HEAD}${hotels.map((hotel) => `${JSON.stringify(hotel)}\n`).join(',')}${TAIL}`);
  const head = Buffer.alloc(HEAD_BYTES);
  head.write(createHash('sha1').update(body).digest('base64url'), 'latin1');
  head.writeUInt32BE(hotels.length, HASH_BYTES);
  const [br, zipped] = await Promise.all([
    compressAs(body, 'br', KEPT_QUALITY),
    compressAs(body, 'gzip', KEPT_QUALITY),
  ]);
  const headed = (bytes: Buffer) => Buffer.concat([head, bytes]);
  return { br: headed(br), gzip: headed(zipped), identity: headed(body) };
}

/** The ETag is weak: it identifies the content in every form. */
export function unpackList(packed: Buffer): KeptList {
  return {
    etag: `W/"${hashOf(packed)}"`,
    count: packed.readUInt32BE(HASH_BYTES),
    bytes: packed.subarray(HEAD_BYTES),
  };
}

/** The first hotels of a list that was cached as `identity`. Parses nothing. */
export async function cutList(packed: Buffer, limit: number, form: Form): Promise<PackedList> {
  const { bytes } = unpackList(packed);
  // The head ends with a line break too.
  let end = HEAD.length - 1;
  for (let cut = 0; cut < limit; cut += 1) end = bytes.indexOf(LINE_END, end + 1);
  const body = Buffer.concat([bytes.subarray(0, end + 1), Buffer.from(TAIL)]);
  return { etag: `W/"${hashOf(packed)}.${limit}"`, bytes: await compressAs(body, form, CUT_QUALITY) };
}

function hashOf(packed: Buffer): string {
  return packed.toString('latin1', 0, HASH_BYTES);
}
