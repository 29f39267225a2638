/** The reference lists under `/data` (reference §3.6). They read only `countryCode` from the query. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type {
  WireAirportsAnswer,
  WireCitiesAnswer,
  WireCurrenciesAnswer,
  WireFacilitiesAnswer,
  WireNamedCodesAnswer,
  WireNamedIdsAnswer,
} from '@tenth-night/provider-wire/hotel-rates/reference-lists';
import Type from 'typebox';
import { cityName } from '../../../world/cities/city';
import { FACILITIES } from '../../../world/content/facility-names';
import { UNITS_PER_USD } from '../../../world/currency-table';
import { CONTENT_LANGUAGES, countryName, LANGUAGES } from '../../../world/languages';
import type { World } from '../../../world/world';
import { CHAINS, HOTEL_TYPES } from '../hotel-types';
import { badRequest } from '../wire-errors';
import { COUNTRY_CODES, CURRENCY_COUNTRIES } from './iso-countries';

const currencyNames = new Intl.DisplayNames('en', { type: 'currency' });
const languageNames = new Intl.DisplayNames('en', { type: 'language' });

const facilities = (): WireFacilitiesAnswer => ({
  data: FACILITIES.map(({ id, names }, place) => ({
    facility_id: id,
    facility: names.en,
    sort: place + 1,
    translation: CONTENT_LANGUAGES.filter((lang) => lang !== 'en').map((lang) => ({ lang, facility: names[lang] })),
  })),
});

const currencies = (): WireCurrenciesAnswer => ({
  data: Object.keys(UNITS_PER_USD).map((code) => ({
    code,
    currency: currencyNames.of(code) ?? code,
    countries: (CURRENCY_COUNTRIES[code] ?? '').split(' ').map((country) => countryName(country, 'en')),
  })),
});

/** English is the default and is not listed. */
const languages = (): WireNamedCodesAnswer => ({
  data: LANGUAGES.filter((code) => code !== 'en').map((code) => ({ code, name: languageNames.of(code) ?? code })),
});

const countries = (): WireNamedCodesAnswer => ({
  data: COUNTRY_CODES.map((code) => ({ code, name: countryName(code, 'en') })),
});

const namedIds = (list: readonly { id: number; name: string }[]): WireNamedIdsAnswer => ({
  data: list.map(({ id, name }) => ({ id, name })),
});

const cities = ({ cities: known }: World, countryCode: string): WireCitiesAnswer => ({
  data: known
    .filter(({ country }) => country.code === countryCode.toUpperCase())
    .map((city) => ({ city: cityName(city, 'en') })),
});

/** Two cities may share an airport. */
function airports({ cities: known }: World): WireAirportsAnswer {
  const byCode = new Map(
    known.flatMap(({ airports: own, country }) =>
      own.map(([name, code, latitude, longitude]) => [
        code,
        { code, name, latitude, longitude, countryCode: country.code },
      ]),
    ),
  );
  return { data: [...byCode.values()].toSorted((a, b) => (a.code < b.code ? -1 : 1)) };
}

const CitiesQuery = Type.Object({ countryCode: Type.Optional(Type.String()) });

export function referenceListsRoutes(world: World): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get('/data/facilities', facilities);
    app.get('/data/hotelTypes', () => namedIds(HOTEL_TYPES));
    app.get('/data/chains', () => namedIds(CHAINS));
    app.get('/data/currencies', currencies);
    app.get('/data/languages', languages);
    app.get('/data/countries', countries);
    app.get('/data/iataCodes', () => airports(world));
    app.get('/data/cities', { schema: { querystring: CitiesQuery } }, ({ query }) => {
      if (query.countryCode === undefined) throw badRequest('countryCode is required');
      return cities(world, query.countryCode);
    });
  };
}
