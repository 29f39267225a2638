/**
 * `POST /search/lowest-prices`: the lowest whole price of some stays in one place or hotel, with every mandatory fee.
 * The answer is newline-delimited JSON: one line per stay, as soon as it is known.
 */
import Type from 'typebox';
import { HotelsQuery } from './hotels';
import { DocumentRatesBody } from './rates';
import { Money, StayDates } from './shared-shapes';
import type { Wire } from './wire';

/** A month of a calendar. */
export const LOWEST_PRICES_MAX_STAYS = 31;

const { checkin, checkout, occupancies, currency, guestNationality, hotelIds } = DocumentRatesBody.properties;
const { placeId, language } = HotelsQuery.properties;

export const LowestPricesBody = Type.Object(
  {
    placeId: Type.Optional(placeId),
    hotelId: Type.Optional(hotelIds.items),
    language,
    stays: Type.Array(Type.Object({ checkin, checkout }), { minItems: 1, maxItems: LOWEST_PRICES_MAX_STAYS }),
    occupancies,
    currency,
    guestNationality,
  },
  { title: 'LowestPricesBody', description: 'With either a place or a hotel.' },
);
export type LowestPricesBody = Type.Static<typeof LowestPricesBody>;

export const LowestPriceLine = Type.Object(
  {
    ...StayDates.properties,
    status: Type.Enum(['success', 'empty', 'failed'], { description: '`empty`: no rooms. `failed`: not known.' }),
    price: Type.Union([Money, Type.Null()], {
      description: 'For the whole stay and all rooms. Null without `success`.',
    }),
  },
  { title: 'LowestPrice' },
);
export type LowestPriceLine = Wire<typeof LowestPriceLine>;
