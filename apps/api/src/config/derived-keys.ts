/**
 * One secret is configured, and each use derives its own key. So a leaked key opens nothing else. The secret can be
 * changed: what the previous secret signed stays valid while that secret is configured too.
 */
import { createHash, hkdfSync } from 'node:crypto';

export type Secrets = {
  readonly current: string;
  /** Null if the secret never changed, or changed long ago. */
  readonly previous: string | null;
};

type Use = 'sessions' | 'booking links' | 'list links' | 'attempts' | 'callers' | 'desk factors';

/** The same secret and the same use always give the same key. */
export function derivedKey(secret: string, use: Use): string {
  return Buffer.from(hkdfSync('sha256', secret, 'tenth-night', use, 32)).toString('base64url');
}

/** The current key for new data, then keys that still open older data. */
export function keysFor({ current, previous }: Secrets, use: Use): readonly [string, ...string[]] {
  return [derivedKey(current, use), ...(previous === null ? [] : [derivedKey(previous, use)])];
}

/** A number that identifies a secret and reveals nothing about it. */
export function secretVersion(secret: string): number {
  return createHash('sha256').update(`version:${secret}`).digest().readUInt32BE(0);
}
