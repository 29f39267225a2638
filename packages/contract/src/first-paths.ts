/** The paths that every page needs, apart from the others: a first visit loads these alone. */

export const API_BASE = '/api';

export const FIRST_PATHS = {
  health: '/health',
  session: '/auth/session',
  picture: '/pictures',
} as const;

/** Pictures reach the browser through our own origin, so that no third party learns who looks at what. */
export function picturePath(url: string): string {
  return `${API_BASE}${FIRST_PATHS.picture}?url=${encodeURIComponent(url)}`;
}
