/** The provider's offer to ours. One element of `roomTypes` is an offer with one rate per room; its price is for the whole stay. */
import { addMoney, type Money, moneyFromMajor } from '@tenth-night/domain/money/money';
import { DEFAULT_OFFER_CURRENCY, type HotelOffers, type Offer } from '@tenth-night/domain/offers/offer';
import type { WireAmount, WireHotelRates, WireOffer, WireRate } from '@tenth-night/provider-wire/hotel-rates/rates';

/** The only rates that may be shown to the public; package rates must stay hidden. */
const PUBLIC_RATE_TYPE = 'standard';

export function toHotelOffers(wire: WireHotelRates, { withOfferIds }: { withOfferIds: boolean }): HotelOffers {
  const offers = wire.roomTypes.flatMap((roomType) => toOffer(roomType, withOfferIds) ?? []);
  return { hotelId: wire.hotelId, offers };
}

function toOffer(wire: WireOffer, withOfferId: boolean): Offer | null {
  const [rate] = wire.rates;
  const price = firstAmount(wire.offerRetailRate);
  if (!rate || !price || price.minor <= 0 || (wire.rateType ?? PUBLIC_RATE_TYPE) !== PUBLIC_RATE_TYPE) return null;
  return {
    offerId: withOfferId ? wire.offerId : null,
    roomName: roomNameOf(rate),
    roomId: null,
    mappedRoomId: rate.mappedRoomId ? String(rate.mappedRoomId) : null,
    roomTypeCode: wire.roomTypeId || null,
    board: rate.boardType || null,
    boardName: rate.boardName || null,
    rateName: rate.name,
    price,
    payAtHotel: payAtHotel(wire.rates, price.currency),
    suggested: firstAmount(wire.suggestedSellingPrice),
    ...refund(wire.rates),
  };
}

/** The name of a rate often ends with its board, which the room itself has not: `Double Room - Breakfast Included`. */
function roomNameOf({ name, boardName }: WireRate): string {
  const board = ` - ${boardName}`;
  return boardName && name.endsWith(board) ? name.slice(0, -board.length) : name;
}

/** Null taxes and fees mean that everything is included. */
function payAtHotel(rates: readonly WireRate[], currency: string): Money {
  return rates
    .flatMap((rate) => rate.retailRate.taxesAndFees ?? [])
    .filter((fee) => !fee.included && fee.currency === currency)
    .reduce((sum, fee) => addMoney(sum, moneyFromMajor(fee.amount, currency) ?? sum), { minor: 0, currency });
}

/** An offer of several rooms is as refundable as its strictest room. */
function refund(rates: readonly WireRate[]) {
  const isRefundable = rates.every((rate) => rate.cancellationPolicies.refundableTag === 'RFN');
  const penalties = rates.flatMap((rate) => {
    const rows = (rate.cancellationPolicies.cancelPolicyInfos ?? []).filter((row) => row.amount > 0);
    return rows.map((row) => ({ ...row, at: parseGmt(row.cancelTime), total: rate.retailRate.total[0]?.amount ?? 0 }));
  });
  const firstPenalty = Math.min(...penalties.map(({ at }) => at).filter(Number.isFinite));
  return {
    isRefundable,
    hasPartialRefund: isRefundable && penalties.some(({ amount, total }) => amount < total),
    freeCancellationUntil: isRefundable && Number.isFinite(firstPenalty) ? firstPenalty : null,
  };
}

/** `YYYY-MM-DD HH:MM:SS` without a zone is GMT; a bare date and an ISO text occur too. */
export function parseGmt(text: string): number {
  const iso = text.trim().replace(' ', 'T');
  const hasZone = /(Z|[+-]\d{2}:?\d{2})$/.test(iso);
  if (/^\d{4}-\d{2}-\d{2}$/.test(iso)) return Date.parse(`${iso}T00:00:00Z`);
  return Date.parse(hasZone ? iso : `${iso}Z`);
}

/** Typed as a list in the provider's schema, sent as an object. */
function firstAmount(value: WireAmount | readonly WireAmount[] | null | undefined): Money | null {
  const amount = Array.isArray(value) ? value[0] : (value as WireAmount | null | undefined);
  return amount ? moneyFromMajor(amount.amount, amount.currency || DEFAULT_OFFER_CURRENCY) : null;
}
