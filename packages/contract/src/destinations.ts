/** What a destination page shows besides the name of its city, and the lowest prices of some hotels. */
import { TRAVELLER_LIMITS } from '@tenth-night/domain/stay/occupancy';
import Type from 'typebox';
import { HotelBody } from './hotels';
import { PlaceQuery } from './places';
import { RatesBody } from './rates';
import { Money } from './shared-shapes';
import type { Wire } from './wire';

const slug = Type.String({ pattern: '^[a-z0-9-]{1,60}$' });

export const DestinationParams = Type.Object({ slug });
export const LandmarkParams = Type.Object({ slug, landmark: slug });
export const DestinationQuery = PlaceQuery;

const { hotelId, name, stars, rating, reviewCount, thumbnail, latitude, longitude } = HotelBody.properties;

/** A hotel of the list, with what a small card shows. */
export const RatedHotel = Type.Object(
  { hotelId, name, stars, rating, reviewCount, thumbnail, latitude, longitude },
  { title: 'RatedHotel' },
);
export type RatedHotel = Wire<typeof RatedHotel>;

const hotels = Type.Union([Type.Array(RatedHotel), Type.Null()], {
  description: 'Best rated first. Null if the provider could not be asked.',
});

const LandmarkBody = Type.Object(
  { slug, name: Type.String(), latitude: Type.Number(), longitude: Type.Number() },
  { title: 'Landmark' },
);

const MonthBody = Type.Object(
  { high: Type.Number({ description: 'The average high of a day, in °C.' }), rainDays: Type.Integer() },
  { title: 'ClimateMonth' },
);

export const DestinationAnswer = Type.Object(
  {
    data: Type.Object(
      {
        favorites: hotels,
        landmarks: Type.Array(LandmarkBody),
        months: Type.Array(MonthBody, { description: 'The usual weather, January first.' }),
      },
      { title: 'Destination' },
    ),
  },
  { title: 'DestinationAnswer' },
);
export type DestinationAnswer = Wire<typeof DestinationAnswer>;

export const LandmarkAnswer = Type.Object(
  {
    data: Type.Object({
      landmark: LandmarkBody,
      hotels,
      others: Type.Array(LandmarkBody, { description: 'The other landmarks of the city.' }),
    }),
  },
  { title: 'LandmarkAnswer' },
);
export type LandmarkAnswer = Wire<typeof LandmarkAnswer>;

/** The maximum number of hotels per call. A destination page shows fewer. */
export const MIN_RATES_MAX_HOTELS = 40;

const { checkIn, checkOut, currency, guestNationality, hotelIds } = RatesBody.properties;

export const MinRatesBody = Type.Object(
  {
    hotelIds: Type.Array(hotelIds.items, { minItems: 1, maxItems: MIN_RATES_MAX_HOTELS }),
    checkIn,
    checkOut,
    adults: Type.Integer({ minimum: 1, maximum: TRAVELLER_LIMITS.adults.max, default: 2 }),
    currency,
    guestNationality,
  },
  { title: 'MinRatesBody' },
);
export type MinRatesBody = Wire<typeof MinRatesBody>;

export const MinRatesAnswer = Type.Object(
  {
    data: Type.Array(Type.Object({ hotelId: Type.String(), price: Money }, { title: 'MinRate' }), {
      description:
        'The lowest price of each hotel that has rooms, for the whole stay. Without fees that the hotel collects.',
    }),
  },
  { title: 'MinRatesAnswer' },
);
export type MinRatesAnswer = Wire<typeof MinRatesAnswer>;
