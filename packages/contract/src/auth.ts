/** What the browser has to know of signing in. The shapes stand in `auth-shapes`, so that their library stays away from it. */
import type { SignedInUser as Shape } from './auth-shapes';

export type SignedInUser = Shape;

export const PASSWORD_MIN_LENGTH = 6;
export const PASSWORD_MAX_LENGTH = 128;
export const EMAIL_MAX_LENGTH = 254;

/** The first part of the name of every cookie that signing in sets. */
export const AUTH_COOKIE_PREFIX = 'tenth-night';
const SESSION_COOKIE = `${AUTH_COOKIE_PREFIX}.session_token`;
/** Over HTTPS a cookie's name says that it came that way. */
const SESSION_COOKIE_NAMES = new Set([SESSION_COOKIE, `__Secure-${SESSION_COOKIE}`]);

/** Whether somebody may be signed in. Who, and whether still, is for the API to say. */
export function hasSessionCookie(cookieHeader: string): boolean {
  return cookieHeader.split(';').some((pair) => {
    const [name = '', value = ''] = pair.trim().split('=', 2);
    return SESSION_COOKIE_NAMES.has(name) && value !== '';
  });
}
