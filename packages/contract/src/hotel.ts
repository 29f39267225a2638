/** `GET /data/hotel`. Search-and-browse §7 "Hotels"; hotel-checkout-trips §3 "Hotel detail". */
import type { HotelDetail } from '@tenth-night/domain/hotel/hotel-detail';
import Type from 'typebox';
import { HotelsQuery } from './hotels';
import { RatesBody } from './rates';

export const HotelQuery = Type.Object({
  hotelId: RatesBody.properties.hotelIds.items,
  language: HotelsQuery.properties.language,
});

/** A hotel travels as the domain knows it, its pictures by way of our own origin. */
export type HotelAnswer = { readonly data: HotelDetail };
