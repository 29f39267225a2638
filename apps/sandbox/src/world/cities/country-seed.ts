/**
 * The file of a country: what its cities share, and the cities. Hotels are invented; landmarks and airports are real.
 */
import Type from 'typebox';
import { closed, eachOf, type Seed, Text } from '../../kernel/seed';
import { flavourOf } from '../flavours/flavours';
import { LANGUAGES } from '../languages';
import { type City, city } from './city';
import type { Country } from './country';

const figure = Type.Number();

const LocalTaxes = closed({
  vat: figure,
  cityTax: Type.Optional(Type.Tuple([figure, figure, figure, figure, figure])),
  propertyFee: Type.Optional(closed({ share: figure, from: figure, to: figure })),
});

const CitySeed = closed({
  serial: Type.Integer(),
  slug: Text,
  /** A key of `parts`. */
  part: Type.Optional(Text),
  timeZone: Text,
  region: Type.Tuple([Text, figure, figure, figure]),
  centre: Type.Tuple([figure, figure]),
  hotelCount: Type.Integer(),
  priceLevel: figure,
  taxes: Type.Optional(LocalTaxes),
  names: closed({ ...eachOf(LANGUAGES, Type.Optional(Text)), en: Text }),
  districts: Type.Array(
    Type.Union([Type.Tuple([Text, figure, figure, figure]), Type.Tuple([Text, figure, figure, figure, Text])]),
    { minItems: 1 },
  ),
  airports: Type.Array(Type.Tuple([Text, Text, figure, figure])),
  landmarks: Type.Array(Type.Tuple([Text, figure, figure])),
});

export const CountrySeed = closed({
  country: closed({
    code: Type.String({ pattern: '^[A-Z]{2}$' }),
    currency: Type.String({ pattern: '^[A-Z]{3}$' }),
    /** A file name in `world/flavours`. */
    flavour: Text,
    taxes: LocalTaxes,
    zip: Type.String(),
    zipLine: Text,
    isPostalTown: Type.Optional(Type.Literal(true)),
  }),
  /** Parts of the country with another language or other taxes. */
  parts: Type.Optional(Type.Record(Type.String(), closed({ flavour: Text, taxes: Type.Optional(LocalTaxes) }))),
  cities: Type.Array(CitySeed, { minItems: 1 }),
});
type CountrySeed = Seed<typeof CountrySeed>;

export function citiesOf({ country, parts, cities }: CountrySeed): City[] {
  const whole: Country = { ...country, flavour: flavourOf(country.flavour) };
  const byPart = new Map<string | undefined, Country>([[undefined, whole]]);
  for (const [name, part] of Object.entries(parts ?? {})) {
    byPart.set(name, { ...whole, ...part, flavour: flavourOf(part.flavour) });
  }
  return cities.map(({ part, ...facts }) => {
    const home = byPart.get(part);
    if (!home) throw new Error(`${facts.slug}: ${country.code} has no part ${part}`);
    return city({ ...facts, country: home });
  });
}
