/**
 * What the browser needs to know about signing in.
 * The schemas are in `auth-shapes`, so the browser does not load TypeBox.
 */
import type { SignedInUser as Shape } from './auth-shapes';

export type SignedInUser = Shape;

export const PASSWORD_MIN_LENGTH = 6;
export const PASSWORD_MAX_LENGTH = 128;
export const EMAIL_MAX_LENGTH = 254;

/** The prefix of every cookie name that signing in sets. */
export const AUTH_COOKIE_PREFIX = 'tenth-night';
const SESSION_COOKIE = `${AUTH_COOKIE_PREFIX}.session_token`;
/** Over HTTPS the cookie name has the prefix `__Secure-`. */
const SESSION_COOKIE_NAMES = new Set([SESSION_COOKIE, `__Secure-${SESSION_COOKIE}`]);

/** Whether somebody may be signed in. Only the API knows who it is, and whether the session is still valid. */
export function hasSessionCookie(cookieHeader: string): boolean {
  return cookieHeader.split(';').some((pair) => {
    const [name = '', value = ''] = pair.trim().split('=', 2);
    return SESSION_COOKIE_NAMES.has(name) && value !== '';
  });
}
