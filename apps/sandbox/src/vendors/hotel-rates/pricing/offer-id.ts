/** Offer ids: opaque to clients. They contain the whole offer, so the sandbox stores nothing (reference §4.3). */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { WireOccupancy } from '@tenth-night/provider-wire/hotel-rates/rates';
import Type from 'typebox';
import { Value } from 'typebox/value';

export const OfferContent = Type.Object({
  hotelId: Type.String(),
  product: Type.String(),
  checkin: Type.String(),
  checkout: Type.String(),
  occupancies: Type.Array(WireOccupancy),
  nationality: Type.String(),
  currency: Type.String(),
  /** In minor units, all rooms together. */
  price: Type.Integer(),
  issuedAt: Type.Integer(),
  margin: Type.Optional(Type.Number()),
  additionalMarkup: Type.Optional(Type.Integer()),
});
export type OfferContent = Type.Static<typeof OfferContent>;

/** The length before base64. Clients must handle ids as long as the vendor's: 900 characters and more. */
const BYTES_MIN = 690;
const SIGNATURE_BYTES = 16;

const signature = (seed: string, text: string): Buffer =>
  createHmac('sha256', `${seed} offers`).update(text).digest().subarray(0, SIGNATURE_BYTES);

export function encodeOfferId(seed: string, content: OfferContent): string {
  const text = JSON.stringify(content).padEnd(BYTES_MIN);
  return Buffer.concat([signature(seed, text), Buffer.from(text)]).toString('base64url');
}

/** Null for an id that this seed has not signed. */
export function decodeOfferId(seed: string, offerId: string): OfferContent | null {
  const bytes = Buffer.from(offerId, 'base64url');
  const [signed, text] = [bytes.subarray(0, SIGNATURE_BYTES), bytes.subarray(SIGNATURE_BYTES).toString()];
  const expected = signature(seed, text);
  if (signed.length !== expected.length || !timingSafeEqual(signed, expected)) return null;
  return Value.Parse(OfferContent, JSON.parse(text));
}
