/** The places of addresses. The last number of a documentation address is the position in this list, from 1. */
import Type from 'typebox';
import { asSeed, closed, type Seed, Text } from '../../kernel/seed';
import locations from './locations.seed.json' with { type: 'json' };

const Location = closed({
  countryCode: Text,
  city: Text,
  region: Text,
  regionCode: Text,
  latitude: Type.Number(),
  longitude: Type.Number(),
  /** Empty if the place has no postal codes. */
  postal: Type.String(),
  timeZone: Text,
  callingCode: Text,
  capital: Text,
  /** Code and name. */
  continent: Type.Tuple([Text, Text]),
  isEu: Type.Boolean(),
  currency: Text,
  languages: Text,
});
export type Location = Seed<typeof Location>;
export const Locations = Type.Array(Location, { minItems: 1 });

export const LOCATIONS = asSeed<typeof Locations>(locations);
