/** `GET /data/hotel`. Search-and-browse §7 "Hotels"; hotel-checkout-trips §3 "Hotel detail". */
import type { CleanHtml as SafeHtml } from '@tenth-night/domain/hotel/hotel-detail';
import Type from 'typebox';
import { HotelBody, HotelsQuery } from './hotels';
import { RatesBody } from './rates';
import { NumberOrNull, TextOrNull } from './shared-shapes';
import type { Wire } from './wire';

export const HotelQuery = Type.Object({
  hotelId: RatesBody.properties.hotelIds.items,
  language: HotelsQuery.properties.language,
});

const CleanHtml = Type.Unsafe<SafeHtml>(
  Type.String({ description: 'HTML with only `p br b strong i em ul ol li`, without attributes.' }),
);

const Photo = Type.Object(
  {
    url: Type.String({ description: 'A path of this API: see `picture`.' }),
    urlHd: Type.String({ description: 'The same picture, large.' }),
    caption: TextOrNull,
  },
  { title: 'Photo' },
);

const Room = Type.Object(
  {
    id: TextOrNull,
    roomId: TextOrNull,
    roomTypeId: TextOrNull,
    mappedRoomId: TextOrNull,
    roomTypeCode: TextOrNull,
    roomName: Type.String(),
    description: CleanHtml,
    photos: Type.Array(Photo),
    beds: Type.Array(Type.Object({ count: Type.Number(), type: Type.String() })),
    size: Type.Union([Type.Object({ value: Type.Number(), unit: Type.Enum(['m2', 'ft2']) }), Type.Null()]),
    maxOccupancy: NumberOrNull,
    amenities: Type.Array(Type.String()),
  },
  { title: 'Room', description: 'Offers point to a room by any of its ids.' },
);

const Policy = Type.Object(
  {
    policyType: Type.String({ description: "The provider's own word, such as `PETS`." }),
    name: Type.String(),
    description: CleanHtml,
  },
  { title: 'Policy' },
);

const NearbyPlace = Type.Object({ name: Type.String(), distanceKm: Type.Number() }, { title: 'NearbyPlace' });

const HouseTimes = Type.Object(
  { checkinFrom: TextOrNull, checkinUntil: TextOrNull, checkoutUntil: TextOrNull },
  { title: 'HouseTimes', description: "`HH:MM` on the hotel's own clock." },
);

const { hotelId, name, address, city, country, stars, rating, reviewCount, latitude, longitude } = HotelBody.properties;

export const HotelDetailBody = Type.Object(
  {
    ...{ hotelId, name, address, city, country, stars, rating, reviewCount, latitude, longitude },
    phone: Type.Union([Type.String(), Type.Null()], { description: 'As the hotel writes it.' }),
    description: CleanHtml,
    importantInformation: CleanHtml,
    timeZone: Type.Union([Type.String(), Type.Null()], { description: "IANA name of the hotel's own clock." }),
    nearby: Type.Array(NearbyPlace, { description: 'Sights, stations and airports, nearest first.' }),
    times: HouseTimes,
    photos: Type.Array(Photo),
    facilities: Type.Array(Type.String()),
    policies: Type.Array(Policy),
    rooms: Type.Array(Room),
  },
  { title: 'HotelDetail' },
);
export type HotelDetailBody = Wire<typeof HotelDetailBody>;

/** The pictures are served through our own origin. */
export const HotelAnswer = Type.Object({ data: HotelDetailBody });
export type HotelAnswer = Wire<typeof HotelAnswer>;
