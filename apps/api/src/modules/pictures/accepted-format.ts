/** Chooses the format of a picture by what the browser accepts. */

/** `plain` is for programs that accept neither: JPEG, or PNG if the picture has transparent parts. */
export type PictureFormat = 'avif' | 'webp' | 'plain';

export function formatFor(accept: string | undefined): PictureFormat {
  const types = (accept ?? '').toLowerCase().split(',').map(readType);
  const isAccepted = (wanted: string) => types.some(({ type, quality }) => type === wanted && quality > 0);
  if (isAccepted('image/avif')) return 'avif';
  return isAccepted('image/webp') ? 'webp' : 'plain';
}

function readType(entry: string) {
  const [type = '', ...parameters] = entry.split(';').map((part) => part.trim());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  return { type, quality: quality ? Number(quality.slice(2)) : 1 };
}
