/**
 * One secret is configured; each use has a key of its own, so that what leaks in one place opens nothing in another. The
 * secret can be changed: what was made with the one before it stays good while that one is named too.
 */
import { createHash, hkdfSync } from 'node:crypto';

export type Secrets = {
  readonly current: string;
  /** Null where the secret was never changed, or long ago. */
  readonly previous: string | null;
};

type Use = 'sessions' | 'booking links' | 'attempts' | 'callers';

/** The same secret and the same use always give the same key. */
export function derivedKey(secret: string, use: Use): string {
  return Buffer.from(hkdfSync('sha256', secret, 'tenth-night', use, 32)).toString('base64url');
}

/** The key to make things with, and those that still open what was made before. */
export function keysFor({ current, previous }: Secrets, use: Use): readonly [string, ...string[]] {
  return [derivedKey(current, use), ...(previous === null ? [] : [derivedKey(previous, use)])];
}

/** A number that names a secret and tells nothing of it. */
export function secretVersion(secret: string): number {
  return createHash('sha256').update(`version:${secret}`).digest().readUInt32BE(0);
}
