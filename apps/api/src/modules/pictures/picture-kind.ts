/** Recognises a picture by its bytes. The type that its server names is not proof. */

const TYPES = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  svg: 'image/svg+xml',
} as const;

export type PictureKind = keyof typeof TYPES;

export const typeOf = (kind: PictureKind): string => TYPES[kind];

/** `at` counts in bytes from the start. */
const SIGNATURES: readonly { readonly kind: PictureKind; readonly at: number; readonly bytes: string }[] = [
  { kind: 'jpeg', at: 0, bytes: '\xff\xd8\xff' },
  { kind: 'png', at: 0, bytes: '\x89PNG\r\n\x1a\n' },
  { kind: 'gif', at: 0, bytes: 'GIF8' },
  { kind: 'webp', at: 8, bytes: 'WEBP' },
  { kind: 'avif', at: 4, bytes: 'ftypavif' },
  { kind: 'avif', at: 4, bytes: 'ftypavis' },
];

/** An XML declaration, comments and a document type may come first. */
const SVG = /^(?:\uFEFF)?\s*(?:<\?xml[^>]*\?>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE svg[^>[]*>\s*)*<svg[\s>]/;
const SVG_HEAD_BYTES = 4096;

/** Null if the bytes are no picture that browsers show. */
export function kindOf(bytes: Buffer): PictureKind | null {
  const found = SIGNATURES.find(
    ({ at, bytes: signature }) => bytes.toString('latin1', at, at + signature.length) === signature,
  );
  if (found) return found.kind;
  return SVG.test(bytes.toString('utf8', 0, SVG_HEAD_BYTES)) ? 'svg' : null;
}
