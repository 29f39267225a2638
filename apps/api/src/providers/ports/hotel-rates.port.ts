/** The hotel-rate provider, as our services see it. */
import type { HotelDetail } from '@tenth-night/domain/hotel/hotel-detail';
import type { Money } from '@tenth-night/domain/money/money';
import type { HotelOffers } from '@tenth-night/domain/offers/offer';
import type { Coordinates } from '@tenth-night/domain/places/distance';
import type { Place } from '@tenth-night/domain/places/place';
import type { Viewport } from '@tenth-night/domain/places/search-area';
import type { Hotel } from '@tenth-night/domain/search/hotel';
import type { StayDates } from '@tenth-night/domain/stay/dates';
import type { RoomOccupancy } from '@tenth-night/domain/stay/occupancy';

export type LocatedPlace = { readonly place: Place; readonly viewport: Viewport | null };

export type HotelArea =
  | { readonly kind: 'around'; readonly centre: Coordinates; readonly radiusMetres: number }
  | { readonly kind: 'hotel'; readonly placeId: string };

export type HotelsRequest = {
  readonly area: HotelArea;
  readonly language: string;
  readonly limit: number;
  /** Hotels with any of these. All hotels if empty. */
  readonly facilityIds: readonly number[];
  /** Hotels with at least this rating from at least this many guests. */
  readonly least?: { readonly rating: number; readonly reviews: number };
};

export type MinRatesRequest = Omit<RatesRequest, 'offersPerHotel'>;

/** For the whole stay and all rooms. */
export type LowestPrice = { readonly hotelId: string; readonly price: Money };

export type RatesRequest = {
  readonly hotelIds: readonly string[];
  readonly dates: StayDates;
  readonly rooms: readonly RoomOccupancy[];
  readonly currency: string;
  readonly guestNationality: string;
  readonly offersPerHotel: number;
};

/** What the site earns, set by the operator in percent of the vendor's net rate. */
export type RateMargin = {
  /** Replaces the setting of the account at the vendor, or comes on top of it. */
  readonly kind: 'margin' | 'additional-markup';
  readonly percent: number;
  /** The environment variable that sets it. */
  readonly variable: string;
};

export type HotelRatesPort = {
  searchPlaces(text: string, language: string, signal: AbortSignal): Promise<readonly Place[]>;
  /** Null if the provider does not know the id. */
  place(id: string, language: string, signal: AbortSignal): Promise<LocatedPlace | null>;
  hotels(request: HotelsRequest, signal: AbortSignal): Promise<readonly Hotel[]>;
  /** Null if the provider has nothing about this hotel in this language. */
  hotel(id: string, language: string, signal: AbortSignal): Promise<HotelDetail | null>;
  /** Hotels in groups, as they arrive. No availability gives an empty stream. A cut stream throws at its end. */
  streamRates(request: RatesRequest, signal: AbortSignal): AsyncIterable<readonly HotelOffers[]>;
  /** Hotels without rooms are missing. */
  minRates(request: MinRatesRequest, signal: AbortSignal): Promise<readonly LowestPrice[]>;
};
