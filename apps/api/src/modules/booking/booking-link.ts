/** The token in the link to one booking: whoever has the mail may open it, and nobody can make one up. Decision on OPEN-81. */
import { createHmac, timingSafeEqual } from 'node:crypto';

export type BookingLink = {
  tokenOf(reference: string): string;
  opens(reference: string, token: string | undefined): boolean;
};

export function createBookingLink(secret: string): BookingLink {
  const sign = (reference: string) => createHmac('sha256', secret).update(`booking:${reference}`).digest();
  return {
    tokenOf: (reference) => sign(reference).toString('base64url'),
    opens(reference, token) {
      const [given, right] = [Buffer.from(token ?? '', 'base64url'), sign(reference)];
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
