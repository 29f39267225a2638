/** Places, hotels, pictures, map tiles, prices. */
import Type from 'typebox';
import {
  DestinationAnswer,
  DestinationParams,
  DestinationQuery,
  LandmarkAnswer,
  LandmarkParams,
  MinRatesAnswer,
  MinRatesBody,
} from '../destinations';
import { HotelAnswer, HotelQuery } from '../hotel';
import { HotelsAnswer, HotelsQuery } from '../hotels';
import { LowestPriceLine, LowestPricesBody } from '../lowest-prices';
import { PATHS } from '../paths';
import { PlaceAnswer, PlaceByIdQuery, PlaceParams, PlaceQuery, PlacesAnswer, PlacesQuery } from '../places';
import { DocumentRatesBody, DocumentRatesQuery, RatesAnswer, RatesBody, RatesFailure, RatesLine } from '../rates';
import type { OtherAnswer, Routes } from '../route';
import { MapTileParams, PictureQuery } from '../site-shapes';

const STREAM: OtherAnswer = {
  status: 200,
  description: 'A stream with one hotel per line. The last line has `done`.',
  contentType: 'application/x-ndjson',
  schema: RatesLine,
};

export const SEARCH_ROUTES = {
  places: {
    method: 'GET',
    path: PATHS.places,
    tag: 'search',
    summary: 'Finds places by text, or one place by id',
    querystring: PlacesQuery,
    answer: Type.Union([PlacesAnswer, PlaceAnswer]),
  },
  place: {
    method: 'GET',
    path: PATHS.place,
    tag: 'search',
    summary: 'Returns one place',
    params: PlaceParams,
    querystring: PlaceQuery,
    answer: PlaceAnswer,
  },
  placeByQuery: {
    method: 'GET',
    path: PATHS.placeByQuery,
    tag: 'search',
    summary: 'Returns one place. The id is in the query',
    querystring: PlaceByIdQuery,
    answer: PlaceAnswer,
  },
  placeOfVersion: {
    method: 'GET',
    path: PATHS.placeOfVersion,
    tag: 'search',
    summary: 'Returns one place. Another path of `place`',
    params: PlaceParams,
    querystring: PlaceQuery,
    answer: PlaceAnswer,
  },
  hotels: {
    method: 'GET',
    path: PATHS.hotels,
    tag: 'search',
    summary: 'Lists the hotels of a place, without prices',
    querystring: HotelsQuery,
    answer: HotelsAnswer,
    others: [{ status: 304, description: 'The list has not changed since `If-None-Match`.', contentType: null }],
  },
  destination: {
    method: 'GET',
    path: PATHS.destination,
    tag: 'search',
    summary: 'Returns the hotels of a destination that guests rate best',
    params: DestinationParams,
    querystring: DestinationQuery,
    answer: DestinationAnswer,
  },
  landmark: {
    method: 'GET',
    path: PATHS.landmark,
    tag: 'search',
    summary: 'Returns the hotels near a landmark that guests rate best',
    params: LandmarkParams,
    querystring: DestinationQuery,
    answer: LandmarkAnswer,
  },
  hotel: {
    method: 'GET',
    path: PATHS.hotel,
    tag: 'search',
    summary: 'Returns one hotel with its rooms, photos and policies',
    querystring: HotelQuery,
    answer: HotelAnswer,
  },
  hotelOfVersion: {
    method: 'GET',
    path: PATHS.hotelOfVersion,
    tag: 'search',
    summary: 'Returns one hotel. Another path of `hotel`',
    querystring: HotelQuery,
    answer: HotelAnswer,
  },
  picture: {
    method: 'GET',
    path: PATHS.picture,
    tag: 'search',
    summary: 'Returns a picture from the provider in one width. `Accept` selects AVIF, WebP, or JPEG and PNG',
    querystring: PictureQuery,
    others: [{ status: 200, description: 'The picture.', contentType: 'image/*' }],
  },
  mapTile: {
    method: 'GET',
    path: PATHS.mapTile,
    tag: 'search',
    summary: 'Returns a vector tile of the map, with the layers of the Protomaps basemap',
    params: MapTileParams,
    others: [
      { status: 200, description: 'The tile.', contentType: 'application/vnd.mapbox-vector-tile' },
      { status: 204, description: 'There is nothing to show.', contentType: null },
    ],
  },
  rateStream: {
    method: 'POST',
    path: PATHS.rateStream,
    tag: 'rates',
    summary: 'Streams prices as they arrive',
    body: RatesBody,
    others: [STREAM],
    failure: RatesFailure,
  },
  rates: {
    method: 'POST',
    path: PATHS.rates,
    tag: 'rates',
    summary: 'Returns all prices in one answer, cheapest hotel first',
    body: RatesBody,
    answer: RatesAnswer,
    failure: RatesFailure,
  },
  documentRates: {
    method: 'POST',
    path: PATHS.documentRates,
    tag: 'rates',
    summary: "Returns prices for a request body as in the provider's documentation. Streams them if `stream` is set",
    querystring: DocumentRatesQuery,
    body: DocumentRatesBody,
    answer: RatesAnswer,
    others: [STREAM],
    failure: RatesFailure,
  },
  minRates: {
    method: 'POST',
    path: PATHS.minRates,
    tag: 'rates',
    summary: 'Returns the lowest price of each hotel, without the fees that hotels collect',
    body: MinRatesBody,
    answer: MinRatesAnswer,
  },
  lowestPrices: {
    method: 'POST',
    path: PATHS.lowestPrices,
    tag: 'rates',
    summary: 'Streams the lowest whole price of each stay in a place or hotel, with all fees',
    body: LowestPricesBody,
    others: [
      {
        status: 200,
        description: 'A stream with one stay per line, in the order in which their prices become known.',
        contentType: 'application/x-ndjson',
        schema: LowestPriceLine,
      },
    ],
  },
} as const satisfies Routes;
