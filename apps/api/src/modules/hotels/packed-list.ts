/** A list of hotels as it travels: written once, compressed once, and from then on only copied to the wire. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export const FORMS = ['br', 'gzip', 'identity'] as const;
export type Form = (typeof FORMS)[number];

export type PackedList = { readonly etag: string; readonly bytes: Buffer };

/** Bytes of a SHA-1 in base64url. */
const HASH_BYTES = 27;

const BROTLI_QUALITY = 5;
const GZIP_LEVEL = 6;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Every form with its tag in front, ready for a cache. The work is done on other threads. */
export async function packList(answer: unknown): Promise<Readonly<Record<Form, Buffer>>> {
  const body = Buffer.from(JSON.stringify(answer));
  const hash = Buffer.from(createHash('sha1').update(body).digest('base64url'));
  const brotliOptions = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  };
  const [br, zipped] = await Promise.all([toBrotli(body, brotliOptions), toGzip(body, { level: GZIP_LEVEL })]);
  const tagged = (bytes: Buffer) => Buffer.concat([hash, bytes]);
  return { br: tagged(br), gzip: tagged(zipped), identity: tagged(body) };
}

/** The tag is weak: it names what the list says, in whichever form. */
export function unpackList(packed: Buffer): PackedList {
  return { etag: `W/"${packed.toString('latin1', 0, HASH_BYTES)}"`, bytes: packed.subarray(HASH_BYTES) };
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
