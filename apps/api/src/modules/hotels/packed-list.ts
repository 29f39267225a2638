/** A list of hotels as it travels: written once, compressed once, and from then on only copied to the wire. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export const FORMS = ['br', 'gzip', 'identity'] as const;
export type Form = (typeof FORMS)[number];

/** The bytes of an answer, with its tag. */
export type PackedList = { readonly etag: string; readonly bytes: Buffer };
export type KeptList = PackedList & { readonly count: number };

/** Bytes of a SHA-1 in base64url. */
const HASH_BYTES = 27;
const COUNT_BYTES = 4;
const HEAD_BYTES = HASH_BYTES + COUNT_BYTES;

const KEPT_QUALITY = { br: 5, gzip: 6 };
/** A cut is sent once and not kept: 4,999 hotels take 25 ms like this and 85 ms like a kept list, for 13 % more bytes. */
const CUT_QUALITY = { br: 2, gzip: 1 };

const HEAD = '{"data":[\n';
const TAIL = ']}';
const LINE_END = 0x0a;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Every form with its tag and its number of hotels in front, ready for a cache. Compression runs on other threads. */
export async function packList(hotels: readonly unknown[]): Promise<Readonly<Record<Form, Buffer>>> {
  // One line per hotel: JSON has no other line ends, so a list can be cut without reading it.
  const body = Buffer.from(`${HEAD}${hotels.map((hotel) => `${JSON.stringify(hotel)}\n`).join(',')}${TAIL}`);
  const head = Buffer.alloc(HEAD_BYTES);
  head.write(createHash('sha1').update(body).digest('base64url'), 'latin1');
  head.writeUInt32BE(hotels.length, HASH_BYTES);
  const [br, zipped] = await Promise.all([compress(body, 'br', KEPT_QUALITY), compress(body, 'gzip', KEPT_QUALITY)]);
  const headed = (bytes: Buffer) => Buffer.concat([head, bytes]);
  return { br: headed(br), gzip: headed(zipped), identity: headed(body) };
}

/** The tag is weak: it names what the list says, in whichever form. */
export function unpackList(packed: Buffer): KeptList {
  return {
    etag: `W/"${hashOf(packed)}"`,
    count: packed.readUInt32BE(HASH_BYTES),
    bytes: packed.subarray(HEAD_BYTES),
  };
}

/** The first hotels of a list that was kept as `identity`. Nothing is parsed. */
export async function cutList(packed: Buffer, limit: number, form: Form): Promise<PackedList> {
  const { bytes } = unpackList(packed);
  // The head is a line as well.
  let end = HEAD.length - 1;
  for (let cut = 0; cut < limit; cut += 1) end = bytes.indexOf(LINE_END, end + 1);
  const body = Buffer.concat([bytes.subarray(0, end + 1), Buffer.from(TAIL)]);
  return { etag: `W/"${hashOf(packed)}.${limit}"`, bytes: await compress(body, form, CUT_QUALITY) };
}

function hashOf(packed: Buffer): string {
  return packed.toString('latin1', 0, HASH_BYTES);
}

function compress(body: Buffer, form: Form, quality: typeof KEPT_QUALITY): Promise<Buffer> {
  if (form === 'identity') return Promise.resolve(body);
  if (form === 'gzip') return toGzip(body, { level: quality.gzip });
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return toBrotli(body, { params: { [BROTLI_PARAM_QUALITY]: quality.br, [BROTLI_PARAM_SIZE_HINT]: body.byteLength } });
}

/** The smallest form that the caller reads, by its Accept-Encoding. */
export function chooseForm(acceptEncoding = ''): Form {
  const weights = new Map(
    acceptEncoding.split(',').map((item) => {
      const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return [name, weight === undefined ? 1 : Number(weight)] as const;
    }),
  );
  return FORMS.find((form) => (weights.get(form) ?? weights.get('*') ?? 0) > 0) ?? 'identity';
}
