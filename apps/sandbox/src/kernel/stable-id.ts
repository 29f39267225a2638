/** Opaque URL-safe ids: the same key always gives the same id. */
import { createHash } from 'node:crypto';

/** At most 43 characters, the length of the digest. */
export const stableId = (key: string, length: number): string =>
  createHash('sha256').update(key).digest('base64url').slice(0, length);
