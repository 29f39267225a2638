/** Saved hotels in lists, lists that are shared, and the votes of friends. */
import { SAVED_LIMITS } from '@tenth-night/domain/saved/saved-lists';
import Type from 'typebox';
import { HotelBody, HotelsQuery } from './hotels';
import { RatesBody } from './rates';
import { TextOrNull } from './shared-shapes';
import type { Wire } from './wire';

const hotelId = RatesBody.properties.hotelIds.items;
/** Browsers make the ids, so that a call that is sent twice makes one list. */
const listId = Type.String({ pattern: '^[\\w-]{1,64}$' });
const token = Type.String({ pattern: '^[\\w-]{20,100}$' });

/** As the browser shows it. Names that are too long are cut, and pictures from elsewhere are left out. */
const shown = {
  name: Type.String({ minLength: 1, maxLength: 1000 }),
  city: Type.Union([Type.String({ maxLength: 1000 }), Type.Null()]),
  thumbnail: Type.Union([Type.String({ maxLength: 4000 }), Type.Null()], {
    description: 'A path of this API: see `picture`.',
  }),
};

export const SavedHotelBody = Type.Object({ hotelId, ...shown }, { title: 'SavedHotel' });
export type SavedHotelBody = Wire<typeof SavedHotelBody>;

const hotels = Type.Array(SavedHotelBody, { maxItems: SAVED_LIMITS.hotels, description: 'Newest first.' });

export const ShareBody = Type.Object(
  {
    token,
    voters: Type.Integer({ description: 'Friends who voted.' }),
    votes: Type.Array(Type.Object({ hotelId: Type.String(), votes: Type.Integer() })),
  },
  { title: 'Share' },
);

export const SavedListBody = Type.Object(
  {
    id: listId,
    name: Type.Union([Type.String(), Type.Null()], {
      description: 'Null for the main list without a name of its own.',
    }),
    hotels,
    share: Type.Union([ShareBody, Type.Null()], { description: 'Null if the list is not shared.' }),
  },
  { title: 'SavedList' },
);
export type SavedListBody = Wire<typeof SavedListBody>;

export const SavedListsAnswer = Type.Object({ data: Type.Array(SavedListBody) }, { title: 'SavedListsAnswer' });
export type SavedListsAnswer = Wire<typeof SavedListsAnswer>;

export const SavedListParams = Type.Object({ listId });
export const SavedHotelParams = Type.Object({ hotelId });

const listName = Type.String({ maxLength: 500 });

export const MergeListBody = Type.Object(
  { id: listId, name: Type.Union([listName, Type.Null()]), hotels },
  { title: 'MergeListBody' },
);
export type MergeListBody = Type.Static<typeof MergeListBody>;

export const ListNameBody = Type.Object({ name: listName }, { title: 'ListNameBody' });

export const SaveHotelBody = Type.Object({ listId, ...shown }, { title: 'SaveHotelBody' });
export type SaveHotelBody = Wire<typeof SaveHotelBody>;

export const SharedListQuery = Type.Object({ token });

/** Says nothing about the owner. */
export const SharedListBody = Type.Object(
  {
    name: TextOrNull,
    hotels: Type.Array(Type.Object({ ...SavedHotelBody.properties, votes: Type.Integer() }, { title: 'SharedHotel' }), {
      description: 'In the order of the list.',
    }),
  },
  { title: 'SharedList' },
);
export type SharedListBody = Wire<typeof SharedListBody>;
export const SharedListAnswer = Type.Object({ data: SharedListBody });
export type SharedListAnswer = Wire<typeof SharedListAnswer>;

export const VoteBody = Type.Object(
  {
    token,
    hotelId,
    voter: Type.String({
      pattern: '^[\\w-]{16,64}$',
      description: 'A random key of the browser. Only a hash is stored.',
    }),
    isLiked: Type.Boolean(),
  },
  { title: 'VoteBody' },
);
export type VoteBody = Type.Static<typeof VoteBody>;

/** The maximum number of hotels per call. */
export const HOTEL_CARDS_MAX = 20;

export const HotelCardsQuery = Type.Object({
  hotelIds: Type.String({
    pattern: `^[\\w-]{1,64}(,[\\w-]{1,64}){0,${HOTEL_CARDS_MAX - 1}}$`,
    description: 'Separated by commas.',
  }),
  language: HotelsQuery.properties.language,
});

const { name, city, country, stars, rating, reviewCount, thumbnail, latitude, longitude } = HotelBody.properties;

export const HotelCardBody = Type.Object(
  {
    ...{ hotelId: HotelBody.properties.hotelId, name, city, country, stars, rating, reviewCount, thumbnail },
    ...{ latitude, longitude },
    facilities: Type.Array(Type.String()),
  },
  { title: 'HotelCard' },
);
export type HotelCardBody = Wire<typeof HotelCardBody>;

export const HotelCardsAnswer = Type.Object(
  {
    data: Type.Object({
      cards: Type.Array(HotelCardBody),
      gone: Type.Array(Type.String(), {
        description: 'Hotels that no longer exist. A hotel in neither list could not be asked for.',
      }),
    }),
  },
  { title: 'HotelCardsAnswer' },
);
export type HotelCardsAnswer = Wire<typeof HotelCardsAnswer>;
