/** The forms in which a client accepts an answer, and how to make them. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export const FORMS = ['br', 'gzip', 'identity'] as const;
export type Form = (typeof FORMS)[number];

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Runs on another thread. */
export function compressAs(
  body: Buffer,
  form: Form,
  quality: { readonly br: number; readonly gzip: number },
): Promise<Buffer> {
  if (form === 'identity') return Promise.resolve(body);
  if (form === 'gzip') return toGzip(body, { level: quality.gzip });
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return toBrotli(body, { params: { [BROTLI_PARAM_QUALITY]: quality.br, [BROTLI_PARAM_SIZE_HINT]: body.byteLength } });
}

/** The first of these forms that the client accepts, by its Accept-Encoding. */
export function chooseForm(acceptEncoding = '', forms: readonly Form[] = FORMS): Form {
  const weights = new Map(
    acceptEncoding.split(',').map((item) => {
      const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return [name, weight === undefined ? 1 : Number(weight)] as const;
    }),
  );
  return forms.find((form) => (weights.get(form) ?? weights.get('*') ?? 0) > 0) ?? 'identity';
}
