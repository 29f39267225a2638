/** Encrypts a secret for the database. A copy of the database alone does not open it. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** `key` is 32 bytes in base64url. */
export function seal(key: string, secret: Buffer): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, Buffer.from(key, 'base64url'), iv);
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Tries each key. Null if none fits, or somebody changed the text. */
export function openSealed(keys: readonly string[], text: string): Buffer | null {
  const bytes = Buffer.from(text, 'base64url');
  for (const key of keys) {
    try {
      const decipher = createDecipheriv(ALGORITHM, Buffer.from(key, 'base64url'), bytes.subarray(0, IV_BYTES));
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    } catch {
      // Another key, or a changed text.
    }
  }
  return null;
}
