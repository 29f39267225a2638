/**
 * The token in the link to one booking. It opens the booking for anybody who has the mail, and cannot be forged.
 * Decision on OPEN-81.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { keysFor, type Secrets } from '../../config/derived-keys';

export type BookingLink = {
  tokenOf(reference: string): string;
  opens(reference: string, token: string | undefined): boolean;
};

export function createBookingLink(secrets: Secrets): BookingLink {
  const keys = keysFor(secrets, 'booking links');
  const sign = (reference: string, key: string) => createHmac('sha256', key).update(`booking:${reference}`).digest();
  return {
    tokenOf: (reference) => sign(reference, keys[0]).toString('base64url'),
    opens(reference, token) {
      const given = Buffer.from(token ?? '', 'base64url');
      return keys.some((key) => {
        const right = sign(reference, key);
        return given.length === right.length && timingSafeEqual(given, right);
      });
    },
  };
}
