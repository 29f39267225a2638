/** The paths that every page needs. Separate from the others, because a first visit loads only these. */

export const API_BASE = '/api';

export const FIRST_PATHS = {
  health: '/health',
  session: '/auth/session',
  picture: '/pictures',
} as const;

/** The browser loads pictures through our origin, so that no third party learns who looks at what. */
export function picturePath(url: string): string {
  return `${API_BASE}${FIRST_PATHS.picture}?url=${encodeURIComponent(url)}`;
}
