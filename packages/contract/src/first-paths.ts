/** The paths that every page needs. Separate from the others, because a first visit loads only these. */

export const API_BASE = '/api';

export const FIRST_PATHS = {
  health: '/health',
  session: '/auth/session',
  picture: '/pictures',
} as const;

/** The widths in which the API makes pictures, in pixels. docs/decisions/0022-pictures.md lists what needs them. */
export const PICTURE_WIDTHS = [160, 320, 720, 1080, 1600] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
export const LARGEST_PICTURE = 1600 satisfies PictureWidth;

/** The browser loads pictures through our origin, so that no third party learns who looks at what. */
export function picturePath(url: string): string {
  return `${API_BASE}${FIRST_PATHS.picture}?url=${encodeURIComponent(url)}`;
}

/** The same picture in one width. Without a width it is the largest. */
export function pictureAt(path: string, width: PictureWidth): string {
  return `${path}&w=${width}`;
}
