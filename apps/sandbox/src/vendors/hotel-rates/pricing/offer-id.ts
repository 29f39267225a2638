/** Offer ids: opaque to clients, but they hold the whole offer, so that nothing has to be remembered (reference §4.3). */
import type { WireAmount, WireOccupancy } from '@tenth-night/provider-wire/hotel-rates/rates';

interface OfferContent {
  readonly hotelId: string;
  readonly offer: string;
  readonly checkin: string;
  readonly checkout: string;
  readonly occupancies: readonly WireOccupancy[];
  readonly nationality: string;
  readonly price: WireAmount;
  readonly issuedAt: string;
}

export const encodeOfferId = (content: OfferContent): string =>
  Buffer.from(JSON.stringify({ version: 1, ...content })).toString('base64url');
