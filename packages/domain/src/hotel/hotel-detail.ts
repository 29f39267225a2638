/** A hotel as the hotel page shows it. Hotel-checkout-trips §3 "Hotel detail", "Room". */

/**
 * HTML that contains only `p br b strong i em ul ol li` without attributes (OPEN-49).
 * Only our API makes it, from the provider's text.
 */
export type CleanHtml = string & { readonly cleanHtml: true };

export type Photo = {
  readonly url: string;
  /** The same picture, large. */
  readonly urlHd: string;
  readonly caption: string | null;
};

/** One house rule. */
export type Policy = {
  /** The provider's word, such as `PETS`. */
  readonly policyType: string;
  /** Empty if the provider gives only the type. */
  readonly name: string;
  readonly description: CleanHtml;
};

export type Bed = { readonly count: number; readonly type: string };

export type SizeUnit = 'm2' | 'ft2';

export type Room = {
  /** An offer may refer to a room by any of these ids. */
  readonly id: string | null;
  readonly roomId: string | null;
  readonly roomTypeId: string | null;
  readonly mappedRoomId: string | null;
  readonly roomTypeCode: string | null;
  readonly roomName: string;
  readonly description: CleanHtml;
  readonly photos: readonly Photo[];
  readonly beds: readonly Bed[];
  readonly size: { readonly value: number; readonly unit: SizeUnit } | null;
  readonly maxOccupancy: number | null;
  readonly amenities: readonly string[];
};

/** A sight, a station or an airport near a hotel. */
export type NearbyPlace = { readonly name: string; readonly distanceKm: number };

/** `HH:MM` in the hotel's local time. */
export type HouseTimes = {
  readonly checkinFrom: string | null;
  readonly checkinUntil: string | null;
  readonly checkoutUntil: string | null;
};

export type HotelDetail = {
  readonly hotelId: string;
  readonly name: string;
  readonly description: CleanHtml;
  readonly importantInformation: CleanHtml;
  readonly address: string | null;
  readonly city: string | null;
  /** ISO code, upper case. */
  readonly country: string | null;
  readonly stars: number | null;
  /** The provider's guest rating, 0 to 10. */
  readonly rating: number | null;
  readonly reviewCount: number | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly phone: string | null;
  /** IANA name of the hotel's time zone. */
  readonly timeZone: string | null;
  /** Nearest first; at most 8. */
  readonly nearby: readonly NearbyPlace[];
  readonly times: HouseTimes;
  readonly photos: readonly Photo[];
  /** Names in the requested language; at most 80. */
  readonly facilities: readonly string[];
  readonly policies: readonly Policy[];
  readonly rooms: readonly Room[];
};
