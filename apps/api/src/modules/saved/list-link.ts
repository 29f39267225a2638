/**
 * The token in the link to a shared list: a random id, and its signature. The database stores only the id, so a copy of
 * the database opens no list, and the owner still sees the link on every device.
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { keysFor, type Secrets } from '../../config/derived-keys';

export type ListLink = {
  newId(): string;
  tokenOf(id: string): string;
  /** Null if we did not sign it. */
  idOf(token: string): string | null;
};

const ID_BYTES = 16;
/** The length of an id in base64. */
const ID_LENGTH = 22;
const SIGNATURE_BYTES = 16;

export function createListLink(secrets: Secrets): ListLink {
  const keys = keysFor(secrets, 'list links');
  const sign = (id: string, key: string) =>
    createHmac('sha256', key).update(`list:${id}`).digest().subarray(0, SIGNATURE_BYTES);
  return {
    newId: () => randomBytes(ID_BYTES).toString('base64url'),
    tokenOf: (id) => id + sign(id, keys[0]).toString('base64url'),
    idOf(token) {
      const id = token.slice(0, ID_LENGTH);
      const given = Buffer.from(token.slice(ID_LENGTH), 'base64url');
      const isOurs = keys.some((key) => given.length === SIGNATURE_BYTES && timingSafeEqual(given, sign(id, key)));
      return isOurs ? id : null;
    },
  };
}

/** The same browser has another name in every list, and nobody can find its key from it. */
export function voterName(shareId: string, key: string): string {
  return createHash('sha256').update(`voter:${shareId}:${key}`).digest('base64url');
}
