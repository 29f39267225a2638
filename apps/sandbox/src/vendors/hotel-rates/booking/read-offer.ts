/** Decodes an offer id back to the offer, with the price that was shown. */
import type { Hotel } from '../../../world/hotels/hotel';
import { currencyOf } from '../../../world/money';
import type { World } from '../../../world/world';
import { decodeOfferId, type OfferContent } from '../pricing/offer-id';
import { createOfferPricer, type PricedOffer } from '../pricing/priced-offer';
import { productByKey } from '../pricing/product';
import { markupOf, type RateSearch } from '../pricing/rate-search';
import { nightsBetween } from '../pricing/stay';
import { outdatedOffer, wrongInput } from '../wire-errors';

/** By the sandbox's clock. */
const OFFER_LIFETIME_MS = 30 * 60_000;

export interface ReadOffer {
  readonly content: OfferContent;
  readonly hotel: Hotel;
  readonly search: RateSearch;
  readonly offer: PricedOffer;
}

export async function readOffer(world: World, offerId: string, now: Date): Promise<ReadOffer> {
  if (offerId === '') throw wrongInput('offerId field missing or empty');
  const content = decodeOfferId(world.seed, offerId);
  const hotel = content && (await world.hotel(content.hotelId));
  const product = hotel && productByKey(hotel, content.product);
  const currency = content && currencyOf(content.currency);
  if (!product || !currency) throw wrongInput('invalid offerId');
  if (now.getTime() - content.issuedAt > OFFER_LIFETIME_MS) throw outdatedOffer();
  const { checkin, checkout, nationality, occupancies, issuedAt } = content;
  const search: RateSearch = {
    seed: world.seed,
    now: new Date(issuedAt),
    checkin,
    checkout,
    nights: nightsBetween(checkin, checkout),
    currency,
    nationality,
    occupancies,
    hasRoomMapping: true,
    maxRatesPerHotel: 1,
    boards: [],
    isRefundableOnly: false,
    markup: markupOf(content),
  };
  return { content, hotel, search, offer: createOfferPricer(hotel, search)(product) };
}
