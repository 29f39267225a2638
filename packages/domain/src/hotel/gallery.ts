/** The first photos of a hotel, and how many more there are. Hotel-checkout-trips §2 "Hotel details", §9; OPEN-48. */

const GALLERY_PHOTOS = 5;

export type Gallery<Photo> = {
  readonly shown: readonly Photo[];
  /** The N of '+N'. 0 if all are shown. */
  readonly more: number;
};

export function gallery<Photo>(photos: readonly Photo[]): Gallery<Photo> {
  return { shown: photos.slice(0, GALLERY_PHOTOS), more: Math.max(0, photos.length - GALLERY_PHOTOS) };
}
