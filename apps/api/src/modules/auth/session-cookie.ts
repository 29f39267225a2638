/**
 * The identity library knows only one key for its cookies. This signs sessions with an earlier key again, on their way
 * to the library, so that changing the secret signs nobody out.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { hasSessionCookie } from '@tenth-night/contract/auth';
import { keysFor, type Secrets } from '../../config/derived-keys';

export function createCookieRenewal(secrets: Secrets): (header: string) => string {
  const [current, ...derived] = keysFor(secrets, 'sessions');
  // Before keys were derived, the secret itself signed the cookies.
  const earlier = [...derived, secrets.current, ...(secrets.previous === null ? [] : [secrets.previous])];

  return (header) =>
    header
      .split('; ')
      .map((pair) => {
        if (!hasSessionCookie(pair)) return pair;
        const valueAt = pair.indexOf('=') + 1;
        return pair.slice(0, valueAt) + renewValue(pair.slice(valueAt), current, earlier);
      })
      .join('; ');
}

/** Leaves a value without a signature of ours unchanged: the library refuses it. */
function renewValue(value: string, current: string, earlier: readonly string[]): string {
  const text = decoded(value);
  const at = text.lastIndexOf('.');
  const [token, signature] = [text.slice(0, at), text.slice(at + 1)];
  const isOurs = earlier.some((key) => isSame(sign(token, key), signature));
  return isOurs ? encodeURIComponent(`${token}.${sign(token, current)}`) : value;
}

const sign = (token: string, key: string) => createHmac('sha256', key).update(token).digest('base64');

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
