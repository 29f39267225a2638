/** The addresses of a picture in the widths that a place of the page needs. The browser chooses one. */
import { type PictureWidth, pictureAt } from '@tenth-night/contract/first-paths';

export type PictureSources = { readonly src: string; readonly srcSet: string };

/** `widths` begins with the smallest. `path` comes from the API. */
export function pictureSources(path: string, widths: readonly [PictureWidth, ...PictureWidth[]]): PictureSources {
  return {
    src: pictureAt(path, widths.at(-1) ?? widths[0]),
    srcSet: widths.map((width) => `${pictureAt(path, width)} ${width}w`).join(', '),
  };
}
