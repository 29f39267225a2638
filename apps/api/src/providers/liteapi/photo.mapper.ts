/** Maps the provider's pictures to ours: only web URLs, each once. */
import type { Photo } from '@tenth-night/domain/hotel/hotel-detail';
import { textOf } from '../wire-values';

type WirePicture = { readonly url?: unknown; readonly urlHd?: unknown; readonly caption?: unknown };

/** If a picture has only one size, uses it for both. */
export function toPhotos(pictures: readonly WirePicture[]): readonly Photo[] {
  const photos = pictures.flatMap((picture) => {
    const [small, large] = [addressOf(picture.url), addressOf(picture.urlHd)];
    const url = small ?? large;
    return url ? [{ url, urlHd: large ?? url, caption: textOf(picture.caption) }] : [];
  });
  return photos.filter(({ url }, i) => photos.findIndex((photo) => photo.url === url) === i);
}

function addressOf(value: unknown): string | null {
  const text = textOf(value);
  return text && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : null;
}
